import Foundation
import SwivelTestKit

/// Web servers of folders, which this machine alone reaches.
enum LocalServer {
  /// Calls a function with the address of a server of a folder, which then ends.
  static func serve(
    _ folder: String, _ body: (_ address: String) throws -> Void
  ) throws {
    let server = try Program.shell(
      """
      python3 -u -m http.server 0 --bind 127.0.0.1 --directory "$1" >"$1/server.log" 2>&1 &
      until grep -q http: "$1/server.log"; do kill -0 $! && sleep 0.1 || exit 2; done
      sed -n 's|.*(\\(http://[0-9.:]*\\)/).*|\\1|p' "$1/server.log"; echo $!
      """, folder, seconds: 60)
    guard server.code == 0, let address = server.lines.first, let process = server.lines.last else {
      throw CocoaError(.fileReadUnknown)
    }
    defer { _ = try? Program.shell("kill \"$1\"", process) }
    try body(address)
  }
}
