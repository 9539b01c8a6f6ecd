import SwivelModel

/// What UI tests print: XCTest's activities, and the log of Appium's driver.
///
/// Source: the output of `xcodebuild test` of Xcode 26, and the log of Appium 2 with its
/// XCUITest driver.
extension UIKitTextForm {
  static let deviceSet = Self(phrase: UIKitPhrase("Set device orientation to ")) { line, range in
    let words = line[range.upperBound...].filter { $0 != UInt8(ascii: " ") }
    let name = String(decoding: words, as: UTF8.self).lowercased()
    let orientation = DeviceOrientation.allCases.first { $0.word.lowercased() == name }
    return whole(.deviceSet(orientation ?? .unknown), range.lowerBound..<line.count)
  }

  static let driverAsks = Self(phrase: UIKitPhrase("Proxying [POST /orientation] to [")) {
    line, range in
    call("asks for", "\"orientation\":\"", in: line, range)
  }

  static let driverReads = Self(
    phrase: UIKitPhrase("Got response with status 200: {\"value\":\"")
  ) { line, range in
    call("reads", "\"value\":\"", in: line, range)
  }

  private static func call(
    _ action: String, _ key: StaticString, in line: [UInt8], _ range: Range<Int>
  ) -> UIKitText.Find {
    var word = ""
    if case .at(let place) = UIKitPhrase(key).place(in: line) {
      word = String(
        decoding: line[place.upperBound...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
    return whole(
      .driverCalled(action: action, orientation: word), range.lowerBound..<line.count)
  }
}
