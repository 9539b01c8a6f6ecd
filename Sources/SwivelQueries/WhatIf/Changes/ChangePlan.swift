package import SwivelModel

/// Changes resolved against a trace: their names are known, and their events exist.
package struct ChangePlan: Sendable {
  /// A declaration with its controllers in the trace.
  struct Setting: Sendable {
    let declaration: Declaration
    // The ids of the name; a table may have several. `nil` for any name.
    let names: Set<NameID>?

    func concerns(_ controller: ControllerID, named name: NameID?) -> Bool {
      guard let target = declaration.target else { return false }
      if let meant = target.controller, meant != controller { return false }
      guard let names else { return true }
      return name.map(names.contains) ?? false
    }
  }

  /// The names of the trace, followed by those of the inserted events.
  package let vocabulary: Vocabulary
  let settings: [Setting]
  let insertions: [Event]
  private let drops: [ClosedRange<UInt64>]
  // Indexed by code: whether any setting affects its events.
  private let touchedCodes: Set<UInt8>

  init(
    _ vocabulary: Vocabulary, settings: [Setting], insertions: [Event],
    drops: [ClosedRange<UInt64>]
  ) {
    (self.vocabulary, self.settings) = (vocabulary, settings)
    self.insertions = insertions
    self.drops = drops
    touchedCodes = Set(
      settings.flatMap { [$0.declaration.kind] + $0.declaration.voidedKinds }.map(\.rawValue))
  }

  package static func unchanged(_ vocabulary: Vocabulary) -> Self {
    Self(vocabulary, settings: [], insertions: [], drops: [])
  }

  /// The plan with more declarations about the environment, which override its own.
  package func setting(_ declarations: [Declaration]) -> Self {
    let more = declarations.map { Setting(declaration: $0, names: nil) }
    return Self(vocabulary, settings: settings + more, insertions: insertions, drops: drops)
  }

  /// The first event that is inserted or dropped; `nil` if declarations are set as well, which may
  /// hold from the beginning.
  var first: UInt64? {
    guard settings.isEmpty else { return nil }
    return [insertions.first?.sequence, drops.map(\.lowerBound).min()].compactMap(\.self).min()
  }

  func drops(_ sequence: UInt64) -> Bool {
    drops.contains { $0.contains(sequence) }
  }

  /// Whether the entries of the Info.plist are set.
  var setsPlist: Bool { settings.contains { $0.declaration.entries != nil } }

  func touches(_ code: UInt8) -> Bool { touchedCodes.contains(code) }

  /// Whether a field of a controller is set by events of a kind.
  func sets(_ kind: EventCode, of controller: ControllerID, named name: NameID?) -> Bool {
    settings.contains { $0.declaration.kind == kind && $0.concerns(controller, named: name) }
  }

  func sets(_ kind: EventCode) -> Bool {
    settings.contains { $0.declaration.kind == kind && $0.declaration.target == nil }
  }
}
