"""A Spark cluster on this machine: a standalone master and workers with one core each."""

import os
import socket
import subprocess
import time
from pathlib import Path

import pyspark

from process_tree import children_of, command_of


class LocalCluster:
    """Runs while a block runs; its processes are ended with it."""

    def __init__(self, folder: Path, workers: int = 2, memory: str = "600m") -> None:
        self._folder, self._count, self._memory = folder, workers, memory
        self._running: list[subprocess.Popen] = []
        self.url = ""

    def __enter__(self) -> "LocalCluster":
        self._folder.mkdir(parents=True, exist_ok=True)
        port = _free_port()
        self.url = f"spark://127.0.0.1:{port}"
        try:
            self._start("master.Master", "--host", "127.0.0.1", "--port", str(port))
            for _ in range(self._count):
                options = ["--cores", "1", "--memory", self._memory, "--host", "127.0.0.1"]
                self._start(
                    "worker.Worker", *options, "--work-dir", str(self._folder / "work"), self.url
                )
            for log in self._logs()[1:]:
                _wait_for("Successfully registered with master", log)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_) -> None:
        for process in reversed(self._running):
            process.terminate()
        for process in self._running:
            process.wait(timeout=60)

    def options(self) -> list[str]:
        """The options of `fleet ingest`."""
        settings = ["spark.driver.host=127.0.0.1", "spark.driver.bindAddress=127.0.0.1"]
        conf = [part for setting in settings for part in ("--conf", setting)]
        return ["--engine", "spark", "--master", self.url, *conf]

    def executors(self) -> list[int]:
        """The processes of executors that run now."""
        below = [pid for worker in self._running[1:] for pid in children_of(worker.pid)]
        return [pid for pid in below if "CoarseGrainedExecutorBackend" in command_of(pid)]

    def _logs(self) -> list[Path]:
        return [self._folder / f"{number}.log" for number in range(len(self._running))]

    def _start(self, name: str, *arguments: str) -> None:
        home = Path(pyspark.__file__).parent
        command = [
            home / "bin" / "spark-class",
            f"org.apache.spark.deploy.{name}",
            "--webui-port",
            "0",
        ]
        environment = {**os.environ, "SPARK_HOME": str(home), "SPARK_DAEMON_MEMORY": "256m"}
        with open(self._folder / f"{len(self._running)}.log", "wb") as log:
            self._running.append(
                subprocess.Popen([*command, *arguments], env=environment, stdout=log, stderr=log)
            )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _wait_for(text: str, log: Path, seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while text not in log.read_text(errors="replace"):
        if time.monotonic() > end:
            raise TimeoutError(f"{log} has no {text!r}")
        time.sleep(0.2)
