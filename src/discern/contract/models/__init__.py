"""The objects of the interface, a module for each resource."""
