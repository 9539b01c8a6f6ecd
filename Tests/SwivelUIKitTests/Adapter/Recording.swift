import SwivelLog
import SwivelModel

/// What was recorded, in words that a test can compare.
struct Recording: Sendable {
  private(set) var kinds: [Event.Kind] = []
  private(set) var names = NameTable()

  init(_ path: String) throws {
    let reader = try LogReader(path: path)
    while let section = try reader.nextSection() {
      guard case .events = section else { continue }
      kinds += reader.events.map(\.kind)
    }
    names = reader.vocabulary.names
  }

  /// What was recorded behind a mark, up to the next.
  func after(_ mark: String) -> [Event.Kind] {
    let begin = kinds.firstIndex { self.mark($0) == mark }
    guard let begin else { return [] }
    return Array(kinds[(begin + 1)...].prefix { self.mark($0) == nil })
  }

  /// The handle that a controller of a type got first.
  func controller(_ type: String) -> ControllerID? {
    controllers(type).first
  }

  /// The handles that the controllers of a type got.
  func controllers(_ type: String) -> [ControllerID] {
    kinds.compactMap { kind in
      guard case .controller(.controller(let id, _, let name)) = kind,
        name.flatMap({ names[$0] }) == type
      else { return nil }
      return id
    }
  }

  private func mark(_ kind: Event.Kind) -> String? {
    guard case .remark(.marker(let name)) = kind else { return nil }
    return names[name]
  }
}
