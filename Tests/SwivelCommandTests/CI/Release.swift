import Foundation
import SwivelTestKit

/// A release in a folder, as the action downloads it, with a program that runs the tested one.
struct Release {
  static let version = "7.8.9"
  let base: String

  /// Makes the release, with the wrong checksum if that is wanted.
  init(in folder: TemporaryFolder, isDamaged: Bool = false) throws {
    base = "file://\(folder.path("releases"))"
    let outcome = try Program.shell(
      """
      set -e
      case "$(uname -s) $(uname -m)" in
      Darwin*) platform=macos-universal;; *x86_64) platform=linux-amd64;; *) platform=linux-arm64;;
      esac
      name=swivel-\(Self.version)-$platform
      mkdir -p "$1/releases/\(Self.version)" "$1/made/$name/bin"
      printf '#!/bin/sh\\nexec "%s" "$@"\\n' "$SWIVEL" >"$1/made/$name/bin/swivel"
      chmod +x "$1/made/$name/bin/swivel"
      cd "$1/releases/\(Self.version)"
      tar -czf "$name.tar.gz" -C "$1/made" "$name"
      if command -v sha256sum >/dev/null; then sha256sum "$name.tar.gz"
      else shasum -a 256 "$name.tar.gz"; fi >SHA256SUMS
      if [ -n "$2" ]; then printf 'more' >>"$name.tar.gz"; fi
      """, folder.path("."), isDamaged ? "damaged" : "")
    guard outcome.code == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// The variables of a runner that downloads it.
  func machine(_ folder: TemporaryFolder) -> [String: String] {
    [
      "SWIVEL_DOWNLOAD_BASE": base, "RUNNER_TOOL_CACHE": folder.path("cache"),
      "RUNNER_TEMP": folder.path("temporary"),
    ]
  }
}
