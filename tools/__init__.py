"""What writes pages of the documentation."""
