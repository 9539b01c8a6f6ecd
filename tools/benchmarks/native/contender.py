"""What the contenders in Python share: the clock, and the talk with log-benchmark."""

import sys
import time


def nanoseconds(count, work):
    start = time.process_time_ns()
    result = work()
    return (time.process_time_ns() - start) / count, result


def serve(prepare, run):
    """Runs a round for each line of the input; a round returns rows of name, bytes and times."""
    state = prepare(sys.argv[1])
    for _ in sys.stdin:
        for row in run(*state):
            print(*row, sep="\t")
        print(flush=True)
