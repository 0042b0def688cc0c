"""The plain pages before Streamlit's, and who is let past them."""
