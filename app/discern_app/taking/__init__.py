"""What participants see: consent, the questionnaire, their own profile and data."""
