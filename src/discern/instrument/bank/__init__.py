"""The item bank: items in blocks, forms, norms, and the choices that a person makes among a block's items."""
