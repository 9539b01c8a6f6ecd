package import SwivelModel

extension Finding {
  /// What the finding is, without when it was: equal for the same problem in another run.
  ///
  /// 64 bits of FNV-1a as hexadecimal digits, over the id, the types of the page and of who
  /// answered in its place, what it allows, and whether it was upright or across. The side is left
  /// out: which way the user turned is not the app's mistake.
  package func fingerprint(_ table: NameTable) -> String {
    let parts = [
      id.rawValue, type(of: page, table), type(of: decider, table), "\(allowed.rawValue)", kind,
    ]
    return FNV1a(parts.joined(separator: "\n")).value.hexadecimalDigits
  }

  /// The type name, else the kind: handles are given anew in every run.
  private func type(of party: Party?, _ table: NameTable) -> String {
    guard let party else { return "" }
    return party.name.flatMap { table[$0] } ?? party.kind.word
  }

  private var kind: String {
    if orientation.isSubset(of: .landscape) { return "across" }
    return orientation.isDisjoint(with: .landscape) ? "upright" : "either"
  }
}
