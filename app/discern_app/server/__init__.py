"""The limits and the logs of this process."""
