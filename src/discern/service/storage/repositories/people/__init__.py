"""More about people: where they stand, their pages, marks and private links, stored answers about them, and merging."""
