"""Tables of many logs: reads logs with Spark or DuckDB into Parquet files, and queries them."""
