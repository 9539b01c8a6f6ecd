package import SwivelFindings
package import SwivelModel

extension Finding {
  /// What the finding is, without when it was: equal for the same problem in another run.
  ///
  /// 64 bits of FNV-1a over the id, the page and the masks, as hexadecimal digits.
  package func fingerprint(_ table: NameTable) -> String {
    let name = name.flatMap { table[$0] } ?? ""
    let text = "\(id.rawValue)\n\(name)\n\(orientation.rawValue)\n\(allowed.rawValue)"
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
