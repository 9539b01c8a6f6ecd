class Failure(Exception):
    """Why nothing more can be done: what, where, and what to do next."""


class Usage(Exception):
    """Why the arguments make no sense."""
