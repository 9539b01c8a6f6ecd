package import SwivelModel
package import SwivelReplay

/// The JSON record of a window at one moment, also available as a line of text.
package struct WindowRecord: Encodable {
  let schema = "swivel.window/1"
  let window: UInt8
  let name: String
  let interface: [String]
  let device: String
  let visible: String?

  /// The record as a line of text.
  package var text: String {
    let orientation = interface.count == 4 ? "unknown" : interface.joined(separator: " or ")
    let page = visible.map { ", page \($0)" } ?? ""
    return "\(name): interface \(orientation), device \(device)\(page)"
  }
}

extension Situation {
  /// The records of all windows.
  package func windows(_ table: NameTable) -> [WindowRecord] {
    let names = Names(self, table)
    return facts.windows.existing.map { window in
      WindowRecord(
        window: window.rawValue, name: names.window(window), interface: interface[window].words,
        device: interface.device.word, visible: visiblePage(of: window).map(names.controller))
    }
  }
}
