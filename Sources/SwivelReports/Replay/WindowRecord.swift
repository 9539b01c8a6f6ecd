package import SwivelModel
package import SwivelReplay

/// The JSON record of a window at one moment, also available as a line of text.
package struct WindowRecord: FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.window/1", "The state of a window at one time",
    [
      .has("window") { $0.window.rawValue },
      .has("name") { $0.name },
      .has("interface") { $0.known.orientation },
      .has("basis") { $0.known.word },
      .has("device") { $0.device },
      .mayHave("visible") { $0.visible },
    ])

  private let window: WindowID
  private let name: String
  private let known: Known
  private let device: String
  private let visible: String?

  package static func all(of situation: Situation, _ table: NameTable) -> [Self] {
    let names = Names(situation, table)
    return situation.facts.windows.existing.map { window in
      Self(
        window: window, name: names.window(window), known: situation.known(window),
        device: situation.interface.device.word,
        visible: situation.visiblePage(of: window).map(names.controller))
    }
  }

  package var text: String {
    let page = visible.map { ", page \($0)" } ?? ""
    let basis = known.word == .undetermined ? "" : " (\(known.word.rawValue))"
    return "\(name): interface \(known.orientation.alternatives)\(basis), device \(device)\(page)"
  }
}
