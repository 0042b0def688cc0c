"""The Streamlit app: a folder for each place of the app, with its page, the page's parts and its state."""
