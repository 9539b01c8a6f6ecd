"""Errors that a user can do something about: printed without a stack trace."""


class FleetError(Exception):
    """The command cannot go on; nothing of the store was changed."""
