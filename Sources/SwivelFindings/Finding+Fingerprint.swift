package import SwivelModel

extension Finding {
  /// What the finding is, without when it was: equal for the same problem in another run.
  ///
  /// 64 bits of FNV-1a as hexadecimal digits, over the id, the types of the page and of who answered in
  /// its place, what it allows, and whether it was upright or across. The side is left out: which way
  /// the user turned is not the app's mistake.
  package func fingerprint(_ table: NameTable) -> String {
    let parts = [
      id.rawValue, type(of: page, table), type(of: decider, table), "\(allowed.rawValue)", kind,
    ]
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for (index, part) in parts.enumerated() {
      if index > 0 { hash = (hash ^ UInt64(UInt8(ascii: "\n"))) &* 0x100_0000_01B3 }
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = (0..<16).map { Self.digits[Int(hash >> (60 - 4 * UInt64($0)) & 0xF)] }
    return String(decoding: digits, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)

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
