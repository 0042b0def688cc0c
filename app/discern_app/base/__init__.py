"""What every page needs: the service it talks to, reading and writing, banners, navigation, text."""
