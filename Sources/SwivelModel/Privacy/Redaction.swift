/// What a log tells of names, decided when it is written.
///
/// The names of an app's types and files, and what it notes, may tell of things that nobody is to
/// know yet. A redacted log has a token in place of each, `name-` and twelve hexadecimal digits,
/// the same for the same name in every run. Names of the system's classes and of Apple's hardware
/// stay as they are.
public struct Redaction: Hashable, Sendable {
  private enum Manner {
    case keeping, tokens, dropping
  }

  private let manner: Manner
  private let key: NameKey
  /// The hashes of the names that stay as they are, in order.
  private let kept: ContiguousArray<UInt64>
  private let hasList: Bool

  /// All names as they are.
  public static let none = Self(.keeping, [String](), salt: "")

  /// A token for each name.
  ///
  /// Whoever guesses a name can compute its token and compare: see ``names(except:salt:)``.
  public static let names = Self(.tokens, [String](), salt: "")

  /// A token for each name but those of a list.
  ///
  /// With a salt that only the app's makers know, nobody else can compute the token of a name. Logs
  /// with other salts have nothing in common.
  public static func names(
    except allowed: some Sequence<String> = [], salt: String = ""
  ) -> Self {
    Self(.tokens, allowed, salt: salt)
  }

  /// Omits each name except those of a list.
  package static func dropping(except allowed: some Sequence<String>) -> Self {
    Self(.dropping, allowed, salt: "")
  }

  private init(_ manner: Manner, _ allowed: some Sequence<String>, salt: String) {
    let (key, allowed) = (NameKey(salt: salt), Set(allowed))
    let names = manner == .keeping ? [] : PublicNames.classes.union(allowed)
    (self.manner, self.key, hasList) = (manner, key, !allowed.isEmpty)
    kept = ContiguousArray(names.map { key.hash($0.utf8) }.sorted())
  }
}

extension Redaction {
  /// Whether any name is replaced.
  package var isActive: Bool { manner != .keeping }

  /// The value of `names` in the header; `nil` if nothing was redacted.
  package var word: String? {
    switch manner {
    case .keeping: nil
    case .tokens: hasList ? "listed" : "tokens"
    case .dropping: hasList ? "listed" : "dropped"
    }
  }

  /// The replacement of a name: a token, nothing, or the name itself.
  package func replacement(for name: String) -> String? {
    var name = name
    guard let token = name.withUTF8({ token(for: $0) }) else { return name }
    return manner == .dropping ? nil : token.text
  }

  /// Calls a function with the replacement of a name, without allocating.
  package func withReplacement<Result>(
    for name: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard isActive, let token = token(for: name) else { return body(name) }
    // On the stack, because the length is known.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameToken.length) { bytes in
      for index in 0..<NameToken.length { bytes[index] = token[index] }
      return body(UnsafeBufferPointer(bytes))
    }
  }

  /// Whether a name is written as it is, although it is neither public nor on a list.
  package func isInClear(_ name: String) -> Bool {
    var name = name
    return !NameToken.isToken(name.utf8) && name.withUTF8 { token(for: $0) } != nil
  }

  /// The token of a redacted name; a token stays as it is, unless names are dropped.
  private func token(for name: UnsafeBufferPointer<UInt8>) -> NameToken? {
    guard isActive, manner == .dropping || !NameToken.isToken(name) else { return nil }
    let hash = key.hash(name)
    return isKept(hash) || PublicNames.isHardware(name) ? nil : NameToken(hash: hash)
  }

  private func isKept(_ hash: UInt64) -> Bool {
    var range = kept.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if kept[middle] == hash { return true }
      range = kept[middle] < hash ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
