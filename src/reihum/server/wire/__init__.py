"""Every message, typed once."""
