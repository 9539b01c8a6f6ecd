import SwivelModel
import SwivelText

package enum ChangeReader {
  private static let scopes = ["controller", "app", "device"]

  /// Reads a declaration: `controller.NAME.KEY=VALUE`, `app.KEY=VALUE` or `device.KEY=VALUE`.
  ///
  /// A name may contain periods, and be followed by a handle: `Player#4`; `#4` is a handle alone.
  package static func declaration(_ text: String) throws(ChangeError) -> Declaration {
    guard let equals = text.firstIndex(of: "="), let point = text[..<equals].firstIndex(of: "."),
      let last = text[..<equals].lastIndex(of: ".")
    else { throw unscoped(text) }
    let key = String(text[text.index(after: last)..<equals])
    let value = String(text[text.index(after: equals)...])
    switch text[..<point] {
    case "controller":
      guard point < last else { throw .malformed(text, .declaration) }
      let target = try target(String(text[text.index(after: point)..<last]), in: text)
      return try declaration(text, key, value, DeclarationKey.ofControllers, target)
    case "app" where point == last:
      return try declaration(text, key, value, DeclarationKey.ofApp, nil)
    case "device" where point == last:
      return try declaration(text, key, value, DeclarationKey.ofDevice, nil)
    case let scope:
      let word = String(scope)
      guard !scopes.contains(word) else { throw .malformed(text, .declaration) }
      throw .unknown(.scope, word, suggestion: nearest(word, in: scopes), known: scopes)
    }
  }

  package static func system(_ text: String) throws(ChangeError) -> Declaration {
    try declaration("ios=\(text)", .system, text, nil)
  }

  package static func linkedSDK(_ text: String) throws(ChangeError) -> Declaration {
    try declaration("linked=\(text)", .linkedSDK, text, nil)
  }

  /// Reads events that are to be dropped: `28` or `28-31`.
  package static func drop(_ text: String) throws(ChangeError) -> ClosedRange<UInt64> {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt64($0) }
    guard numbers.count == parts.count, let first = numbers.first, let last = numbers.last,
      first <= last
    else { throw .malformed(text, .drop) }
    return first...last
  }

  /// Reads an event that is to be inserted: `28:{"kind":…}`.
  package static func insertion(_ text: String) throws(ChangeError) -> Insertion {
    guard let colon = text.firstIndex(of: ":"), let place = UInt64(text[..<colon]) else {
      throw .malformed(text, .insertion)
    }
    let insertion = Insertion(before: place, String(text[text.index(after: colon)...]))
    // Names are looked up later, in the trace; all other errors are reported here.
    var vocabulary = Vocabulary()
    _ = try insertion.event(at: .start, &vocabulary)
    return insertion
  }
}

extension ChangeReader {
  private static func target(
    _ text: String, in whole: String
  ) throws(ChangeError) -> Declaration.Target {
    guard let hash = text.lastIndex(of: "#") else { return .init(name: text) }
    guard let handle = UInt16(text[text.index(after: hash)...]) else {
      throw .malformed(whole, .handle)
    }
    let name = text[..<hash]
    return .init(
      name: name.isEmpty ? nil : String(name), controller: ControllerID(rawValue: handle))
  }

  private static func declaration(
    _ text: String, _ word: String, _ value: String, _ keys: [DeclarationKey],
    _ target: Declaration.Target?
  ) throws(ChangeError) -> Declaration {
    guard let key = DeclarationKey.named(word, among: keys) else {
      let words = keys.map(\.word)
      throw .unknown(.key, word, suggestion: nearest(word, in: words), known: words)
    }
    return try declaration(text, key, value, target)
  }

  private static func declaration(
    _ text: String, _ key: DeclarationKey, _ value: String, _ target: Declaration.Target?
  ) throws(ChangeError) -> Declaration {
    if key.kind == .plistOrientation {
      let entries = try entries(value, key)
      return Declaration(text: text, target: nil, kind: key.kind, edits: [], entries: entries)
    }
    let number = try number(value, key)
    if key.kind == .willShowPolicy, number != WillShowPolicy.none.number {
      throw .policyNotDerived(value)
    }
    let edit = Declaration.Edit(index: key.index, number: number)
    return Declaration(text: text, target: target, kind: key.kind, edits: [edit])
  }

  private static func number(_ value: String, _ key: DeclarationKey) throws(ChangeError) -> UInt32 {
    if let number = FieldWords.number(value, as: key.type) {
      guard key.type != .version || SystemVersion(rawValue: number).isOfSomeSystem else {
        throw .noSuchVersion(value)
      }
      return number
    }
    guard key.type != .version else { throw .malformed(value, .version) }
    let choices = FieldWords.choices(of: key.type)
    let unknown = value.split(separator: ",").map(String.init).first { !choices.contains($0) }
    throw .unknown(
      .value(key.word), value, suggestion: nearest(unknown ?? value, in: choices), known: choices)
  }

  /// The distinct entries of a list.
  private static func entries(
    _ value: String, _ key: DeclarationKey
  ) throws(ChangeError) -> [UInt32] {
    guard !value.isEmpty, value != "nothing" else { return [] }
    var entries: [UInt32] = []
    for word in value.split(separator: ",", omittingEmptySubsequences: false) {
      let number = try number(String(word), key)
      guard !entries.contains(number) else { throw .malformed(value, .entries) }
      entries.append(number)
    }
    return entries
  }
}
