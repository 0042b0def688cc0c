"""What every page needs: the service, reading and writing, banners, navigation and text."""
