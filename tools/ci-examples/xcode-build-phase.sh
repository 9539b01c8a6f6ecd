#!/bin/sh
# Shows what is wrong in the latest recordings in Xcode's issue navigator.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin"
traces="$SRCROOT/traces"

if ! command -v swivel >/dev/null; then
  echo "warning: swivel is not on the PATH, so no recording was checked"
elif [ -n "$(find "$traces" -name '*.swivel' 2>/dev/null | head -n 1)" ]; then
  swivel check --format xcode --exit-zero --no-progress -- "$traces"
fi
