"""What participants see as plain pages: HTML that works without a script, from this process, beside Streamlit."""
