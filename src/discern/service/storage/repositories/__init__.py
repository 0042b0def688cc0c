"""Reading and writing each kind of object."""
