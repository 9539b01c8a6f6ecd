package import SwivelModel

extension Finding {
  /// Identifies the finding independently of time: equal for the same problem in another run.
  ///
  /// The 64-bit FNV-1a hash in hexadecimal of the id, the types of the page and of the decider, the
  /// allowed mask, and whether the interface was portrait or landscape. The landscape side is left
  /// out: it depends on the user and not on the app.
  package func fingerprint(_ table: NameTable) -> String {
    let parts = [
      id.rawValue, type(of: page, table), type(of: decider, table), "\(allowed.rawValue)", kind,
    ]
    return FNV1a(parts.joined(separator: "\n")).value.hexadecimalDigits
  }

  /// The type name, or the kind without one: handles differ between runs.
  private func type(of party: Party?, _ table: NameTable) -> String {
    guard let party else { return "" }
    return party.name.flatMap { table[$0] } ?? party.kind.word
  }

  private var kind: String {
    if orientation.isSubset(of: .landscape) { return "across" }
    return orientation.isDisjoint(with: .landscape) ? "upright" : "either"
  }
}
