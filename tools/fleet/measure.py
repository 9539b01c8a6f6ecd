"""Times the bare program, DuckDB and Spark over the same logs, one after the other."""

import argparse
import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from local_cluster import LocalCluster
from process_tree import Peak

HERE = Path(__file__).parent


@dataclass
class Cost:
    """What a command took: seconds, processor seconds, and MiB of its largest processes."""

    name: str
    seconds: float
    processor: float
    memory: dict[str, int]
    out: str


def measured(name: str, command: list[str], folder: Path) -> Cost:
    """Runs a command."""
    target = folder / "cost.json"
    with subprocess.Popen(
        [sys.executable, HERE / "reap.py", target, *command], stdout=subprocess.PIPE, text=True
    ) as process:
        with Peak(lambda: [process.pid]) as peak:
            out, _ = process.communicate()
    if process.returncode not in (0, 3):
        sys.exit(f"{name} failed")
    cost = json.loads(target.read_text())
    memory = {kind: size // 1024 for kind, size in peak.single.items()}
    # Each may miss some: what no process waits for, or what ends between two samples.
    return Cost(name, cost["seconds"], max(cost["processor"], peak.processor()), memory, out)


def ingest(program: str, logs: str, store: Path, *options: str) -> list[str]:
    """The command of an ingest."""
    command = [
        sys.executable,
        "-m",
        "swivel_fleet",
        "ingest",
        str(store),
        logs,
        "--swivel",
        program,
    ]
    return [*command, *options]


def parquet_sizes(store: Path) -> dict[str, int]:
    """The bytes of each table."""
    tables = ("traces", "findings", "transitions", "upgrades", "contents")
    return {
        table: sum(path.stat().st_size for path in (store / table).rglob("*.parquet"))
        for table in tables
    }


def print_table(costs: list[Cost], count: int) -> None:
    """Prints the costs as Markdown; the first one is what others are compared with."""
    print(
        "| run | seconds | processor seconds | traces per processor second "
        "| of the bare program's | largest processes |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    for cost in costs:
        memory = ", ".join(
            f"{name} {size} MiB"
            for name, size in sorted(cost.memory.items(), key=lambda item: -item[1])[:3]
        )
        ratio = cost.processor / costs[0].processor
        rate = count / cost.processor
        print(
            f"| {cost.name} | {cost.seconds:.1f} | {cost.processor:.1f} | {rate:.0f} "
            f"| {ratio:.2f}× | {memory} |"
        )


def cluster_memory(program: str, logs: str, folder: Path) -> None:
    """Prints the peak of memory of each executor: Java, Python and swivel together."""
    with LocalCluster(folder / "cluster") as cluster, Peak(cluster.executors) as peak:
        command = ingest(program, logs, folder / "by-cluster", *cluster.options())
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    for size in peak.trees.values():
        print(f"an executor with all its processes: {size // 1024} MiB at most")
    print({name: f"{size // 1024} MiB" for name, size in peak.single.items()})


def main() -> None:
    """Runs all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("swivel")
    parser.add_argument("logs")
    parser.add_argument("--files", help="the same logs as files, for the program does not read tar")
    parser.add_argument("--cluster", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="swivel-measure-") as place:
        folder = Path(place)
        program, logs = arguments.swivel, arguments.logs
        bare = [
            program,
            "summarize",
            "--tables",
            str(folder / "bare"),
            "-j",
            "1",
            "--no-progress",
            arguments.files or logs,
        ]
        one, local = (["--engine", "spark", "--master", f"local[{n}]"] for n in (1, 2))
        runs = {
            "the bare program, one core": bare,
            "DuckDB, two processes": ingest(program, logs, folder / "duckdb", "--processes", "2"),
            "Spark, local[1]": ingest(program, logs, folder / "spark-1", *one),
            "Spark, local[2]": ingest(program, logs, folder / "spark", *local),
            "DuckDB again, nothing new": ingest(
                program, logs, folder / "duckdb", "--processes", "2"
            ),
            "Spark again, nothing new": ingest(program, logs, folder / "spark", *local),
        }
        costs = [measured(name, command, folder) for name, command in runs.items()]
        counts = json.loads(costs[1].out)
        count = counts["delivered"]
        print(f"{count} logs; {counts}")
        print_table(costs, count)
        for engine in ("duckdb", "spark"):
            sizes = parquet_sizes(folder / engine)
            each = {table: round(size / counts["added"], 1) for table, size in sizes.items()}
            files = len(list((folder / engine / "traces").rglob("*.parquet")))
            print(f"bytes of Parquet per trace with {engine}: {each}, in {files} partitions")
        if arguments.cluster:
            cluster_memory(program, logs, folder)


if __name__ == "__main__":
    main()
