"""Tables without rows: they have no file in a store, and queries still need their columns."""
import pathlib

# The columns that the queries use.
TEXTS = {
    "traces": "key trace day start app app_version app_build install recording system idiom model status verdict error",
    "findings": "key trace finding severity fingerprint page basis orientation allowed",
    "transitions": "key outcome from_orientations to_orientations allowed basis observed",
    "upgrades": "key trace app ios page trigger today as_built as_built_rule rebuilt rebuilt_rule",
}
NUMBERS = {
    "traces": "events last_us contradictions", "findings": "ordinal window event at_us",
    "transitions": "ordinal window event at_us", "upgrades": "ordinal decisions",
}


def has_rows(store, table):
    """Whether a table has any files: one without rows has none."""
    return next((pathlib.Path(store) / table).glob("*/*/*.parquet"), None) is not None


def empty(table):
    """A table without rows, with the columns that the queries use."""
    columns = [f"CAST(NULL AS STRING) AS {name}" for name in TEXTS[table].split()]
    columns += [f"CAST(NULL AS BIGINT) AS {name}" for name in NUMBERS[table].split()]
    columns += ["CAST(NULL AS BOOLEAN) AS is_closed"] if table == "traces" else []
    return f"SELECT {', '.join(columns)} WHERE false"
