package import SwivelModel
package import SwivelReplay

/// What a window is like at one moment, for programs; people get the same as a line.
package struct WindowRecord: Encodable {
  let schema = "swivel.window/1"
  let window: UInt8
  let name: String
  let interface: [String]
  let device: String
  let visible: String?

  /// The line that people read.
  package var text: String {
    let orientation = interface.count == 4 ? "unknown" : interface.joined(separator: " or ")
    let page = visible.map { ", shows \($0)" } ?? ""
    return "\(name) \(orientation), device \(device)\(page)"
  }
}

extension Situation {
  /// What every window is like.
  package func windows(_ table: NameTable) -> [WindowRecord] {
    let names = Names(self, table)
    return facts.windows.existing.map { window in
      WindowRecord(
        window: window.rawValue, name: names.window(window), interface: interface[window].words,
        device: interface.device.word, visible: visiblePage(of: window).map(names.controller))
    }
  }
}
