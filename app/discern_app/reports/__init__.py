"""Reports: requesting, reading and downloading them."""
