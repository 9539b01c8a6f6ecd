# Sourced by tools/check and tools/check-long, which run parts.
# shellcheck shell=bash disable=SC2034

# The same for all builds, so that nothing is built twice: a release in .build/checks, whose files are compiled beside
# each other, because whole modules wait for the ones below them.
flags=(-c release --scratch-path .build/checks --explicit-target-dependency-import-check error -debug-info-format none
  -Xswiftc -warnings-as-errors -Xswiftc -enable-testing
  -Xswiftc -no-whole-module-optimization -Xswiftc -enable-batch-mode)
export SWIVEL_CHECKS=1

# Builds the command and the tests. The driver says of each module that its files do not share a process.
build() { swift build --build-tests "${flags[@]}" 2>&1 | sed '/cannot multithread batch mode/d'; }

SWIVEL_SKIPPED="$(mktemp)"
export SWIVEL_SKIPPED
trap 'rm -f "$SWIVEL_SKIPPED"; kill $(jobs -p) 2>/dev/null || true' EXIT

# Runs a part: NAME, COMMAND. The others are not run if it fails.
part() {
  local name="$1" started=$SECONDS
  shift
  echo "== $name"
  "$@"
  echo "-- $name took $((SECONDS - started)) s"
}

# Runs a program that needs Python: WHAT, COMMAND.
with_python() {
  if command -v python3 >/dev/null; then "${@:2}"; else tools/skip "$1" "there is no Python"; fi
}

# Says that everything passed, and lists what was skipped.
conclude() {
  local count
  count="$(wc -l <"$SWIVEL_SKIPPED")"
  echo "everything passed in $SECONDS s, with $count parts skipped"
  [ "$count" = 0 ] || cat "$SWIVEL_SKIPPED"
}
