"""A running Streamlit app, a browser to look at it with, and sessions without a browser."""
