"""Reports: written from statements by rules or by a language model, and checked against them."""
