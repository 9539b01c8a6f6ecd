/// A path as a nonempty relative reference.
///
/// Source: RFC 3986, section 4.2.
enum PathURI {
  static func text(_ path: String) -> String {
    // The standard input has no path, and a colon in the first segment would start a scheme.
    guard path != "-", !path.isEmpty else { return "stdin" }
    let isColonFirst = path.prefix { $0 != "/" }.contains(":")
    return (isColonFirst ? "./" : "") + path.utf8.map(escaped).joined()
  }

  private static func escaped(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    let isPlain =
      byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    guard !isPlain, !"-._~/!$&'()*+,;=:@".unicodeScalars.contains(scalar) else {
      return String(Character(scalar))
    }
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "%0" + digits : "%" + digits
  }
}
