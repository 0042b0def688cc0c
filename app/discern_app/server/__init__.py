"""What every connection passes before Streamlit sees it."""
