# Functions for workflow commands. They work with bash 3.2, which macOS has.
# shellcheck shell=bash

# Text escaped for a workflow command.
escaped() {
  local text="$1"
  text="${text//%/%25}"
  text="${text//$'\r'/%0D}"
  printf '%s' "${text//$'\n'/%0A}"
}

# An annotation: LEVEL, MESSAGE.
annotate() {
  printf '::%s title=swivel::%s\n' "$1" "$(escaped "$2")"
}

# Ends the step: CODE, MESSAGE.
quit() {
  annotate error "$2"
  exit "$1"
}

# Sets an output of the step: NAME, VALUE. A value is one line, because further lines could set other outputs.
set_output() {
  case "$2" in
  *$'\n'* | *$'\r'*) quit 64 "$1 may not be more than one line" ;;
  esac
  printf '%s=%s\n' "$1" "$2" >>"${GITHUB_OUTPUT:-/dev/null}"
}

# Prints a file folded under a title: TITLE, FILE. The contents of a trace must not issue commands to the runner.
show() {
  local token
  token="swivel-$$-$RANDOM$RANDOM$RANDOM"
  printf '::group::%s\n::stop-commands::%s\n' "$(escaped "$1")" "$token"
  cat -- "$2"
  printf '\n::%s::\n::endgroup::\n' "$token"
}
