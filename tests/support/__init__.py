"""What several tests share: servers, people, receivers, and other machinery."""
