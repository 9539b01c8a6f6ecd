# Functions that download the release `version` from `base`. They work with bash 3.2, which macOS has.
# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154

# What a release calls this machine, in `platform`.
find_platform() {
  case "$(uname -s) $(uname -m)" in
  Darwin\ *) platform=macos-universal ;;
  Linux\ x86_64) platform=linux-amd64 ;;
  Linux\ aarch64 | Linux\ arm64) platform=linux-arm64 ;;
  *) quit 2 "there is no release of swivel for $(uname -s) on $(uname -m); use version: build" ;;
  esac
}

# Downloads a file of the release: NAME, FOLDER. Fails if there is no such file.
fetch() {
  local status code=0
  status="$(curl --fail --silent --show-error --location --retry 3 --connect-timeout 30 \
    --write-out '%{http_code}' --output "$2/$1" "$base/$version/$1")" || code=$?
  # 37: a file: address that does not exist.
  case "$code $status" in
  0\ *) return 0 ;;
  37\ * | *\ 404) return 1 ;;
  esac
  quit 2 "$base/$version/$1 cannot be downloaded: curl ended with $code, and the status $status"
}

sum_of() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# Whether the release's workflow attested a file: FILE. Its sums are beside it, and could be replaced with it.
verify_attestation() {
  local repository="${address#https://github.com/}"
  [ -n "$address" ] || return 0
  if ! command -v gh >/dev/null; then
    annotate warning "there is no gh, so only the checksum of swivel $version was verified, not who released it"
    return 0
  fi
  gh attestation verify "$1" --signer-workflow "$repository/.github/workflows/release.yml" --repo "$repository" \
    >/dev/null || quit 2 "${1##*/} is not attested by the workflow of $address"
}

# Gets the release, in `swivel`: downloads it unless the runner still has it. Fails if there is no such release.
#
# Other jobs may write to the runner's cache, so only the archive is there, and is verified each time.
download() {
  local name cache="${RUNNER_TOOL_CACHE:-${RUNNER_TEMP:-/tmp}}/swivel/$version" work right sum
  find_platform
  name="swivel-$version-$platform"
  { mkdir -p "$cache" "${RUNNER_TEMP:-/tmp}" && work="$(mktemp -d "${RUNNER_TEMP:-/tmp}/swivel.XXXXXX")"; } ||
    quit 2 "$cache cannot be written"
  fetch SHA256SUMS "$work" || return 1
  right="$(sed -n "s/^\([0-9a-f]\{64\}\)  $name\.tar\.gz\$/\1/p" "$work/SHA256SUMS")"
  [ -n "$right" ] || quit 2 "the release $version has no program for $platform"
  # A copy, which no other job changes.
  cp -- "$cache/$name.tar.gz" "$work/$name.tar.gz" 2>/dev/null || : >"$work/$name.tar.gz"
  if [ "$(sum_of "$work/$name.tar.gz")" != "$right" ]; then
    fetch "$name.tar.gz" "$work" || quit 2 "the release $version has no file $name.tar.gz"
    sum="$(sum_of "$work/$name.tar.gz")"
    [ "$sum" = "$right" ] ||
      quit 2 "$name.tar.gz is not what was released: its SHA-256 is $sum, and SHA256SUMS has $right"
  fi
  verify_attestation "$work/$name.tar.gz"
  # In one step, because another job may do the same.
  { cp -- "$work/$name.tar.gz" "$cache/$name.$$" && mv -- "$cache/$name.$$" "$cache/$name.tar.gz"; } ||
    quit 2 "$cache cannot be written"
  tar -xzf "$work/$name.tar.gz" -C "$work" || quit 2 "$name.tar.gz cannot be unpacked"
  swivel="$work/$name/bin/swivel"
}
