import SwivelModel

/// What UI tests print: XCTest's activities, and the log of Appium's driver.
///
/// Source: the output of `xcodebuild test` of Xcode 26, and the log of Appium 2 with its
/// XCUITest driver.
extension UIKitTextForm {
  static let deviceSet = Self(phrase: UIKitPhrase("Set device orientation to ")) { line, range in
    let name = name(line[range.upperBound...])
    let orientation = DeviceOrientation.allCases.first { $0.word.lowercased() == name }
    return whole(.deviceSet(orientation ?? .unknown), range.lowerBound..<line.count)
  }

  static let interfaceChanged = Self(phrase: UIKitPhrase("Interface orientation changed to ")) {
    line, range in
    let name = name(line[range.upperBound...])
    let orientation = InterfaceOrientation.allCases.first { $0.word.lowercased() == name }
    return whole(
      orientation.map { .interface(address: nil, $0) } ?? .notUnderstood,
      range.lowerBound..<line.count)
  }

  /// `Proxying [POST /orientation] to [POST http://…/session/…/orientation]`; the first path may
  /// begin with that of the server and of the session.
  static let driverAsks = Self(phrase: UIKitPhrase("/orientation] to [POST ")) {
    line, range in
    whole(.driverAsks(word("\"orientation\":\"", in: line)), range.lowerBound..<line.count)
  }

  static let driverAsksToRotate = Self(phrase: UIKitPhrase("/rotation] to [POST ")) {
    line, range in
    whole(.driverAsks(rotation(in: line)), range.lowerBound..<line.count)
  }

  static let driverWillRead = Self(phrase: UIKitPhrase("/orientation] to [GET ")) {
    line, range in
    whole(.driverWillRead(session: word("/session/", in: Array(line[range.upperBound...]))), range)
  }

  static let driverWillReadRotation = Self(phrase: UIKitPhrase("/rotation] to [GET ")) {
    line, range in
    whole(.driverWillRead(session: word("/session/", in: Array(line[range.upperBound...]))), range)
  }

  static let driverReads = Self(
    phrase: UIKitPhrase("Got response with status 200: {\"value\":")
  ) { line, range in
    let text =
      line[range.upperBound...].first == UInt8(ascii: "{")
      ? rotation(in: line) : word("\"value\":\"", in: line)
    return whole(
      .driverReads(text, session: word("\"sessionId\":\"", in: line)),
      range.lowerBound..<line.count)
  }

  /// The words of an orientation as one, without a mark or a tag after them; empty where a text
  /// goes on, as after the label of a button.
  private static func name(_ text: ArraySlice<UInt8>) -> String {
    let (space, bar) = (UInt8(ascii: " "), UInt8(ascii: "|"))
    let words = text.prefix { $0 == space || isLetter($0) }
    let rest = text[words.endIndex...]
    let next = rest.drop { $0 != space && !isLetter($0) }.prefix(2)
    guard rest.first == bar || next.first != space || !isLetter(next.last ?? space) else {
      return ""
    }
    return String(decoding: words.filter { $0 != space }, as: UTF8.self).lowercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// The word after a key, up to a quotation mark or a slash.
  private static func word(_ key: StaticString, in line: [UInt8]) -> String {
    guard case .at(let place) = UIKitPhrase(key).place(in: line) else { return "" }
    let word = line[place.upperBound...].prefix {
      $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "/")
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// `a rotation of 270` for `"z":270`, the one angle that turns the screen; empty without one.
  private static func rotation(in line: [UInt8]) -> String {
    guard case .at(let place) = UIKitPhrase("\"z\":").place(in: line) else { return "" }
    let angle = line[place.upperBound...].prefix { $0 &- UInt8(ascii: "0") <= 9 }
    return "a rotation of " + String(decoding: angle, as: UTF8.self)
  }
}
