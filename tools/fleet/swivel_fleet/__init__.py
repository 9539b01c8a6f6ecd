"""Tables of many logs: ingests logs with Spark or DuckDB into a store of Parquet files, and queries it."""
