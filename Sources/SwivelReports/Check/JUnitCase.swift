/// A test case of a JUnit report.
struct JUnitCase {
  enum Result {
    case passed
    case failure(message: String, type: String, body: String)
    case error(message: String, type: String)
    case skipped(message: String)
  }

  let name: String
  /// The file and the line, if the case has a place.
  var place: (file: String, line: UInt64)?
  let result: Result

  var isFailure: Bool { if case .failure = result { true } else { false } }
  var isError: Bool { if case .error = result { true } else { false } }
  var isSkipped: Bool { if case .skipped = result { true } else { false } }

  func text(in className: String) -> String {
    let place = place.map { place in
      " file=\"\(XMLText.escaped(place.file))\" line=\"\(place.line)\""
    }
    let head =
      "    <testcase classname=\"\(XMLText.escaped(className))\""
      + " name=\"\(XMLText.escaped(name))\"\(place ?? "")"
    guard let content else { return head + "/>\n" }
    return "\(head)>\n      \(content)\n    </testcase>\n"
  }

  private var content: String? {
    switch result {
    case .passed: nil
    case .error(let message, let type):
      "<error message=\"\(XMLText.escaped(message))\" type=\"\(XMLText.escaped(type))\"/>"
    case .skipped(let message): "<skipped message=\"\(XMLText.escaped(message))\"/>"
    case .failure(let message, let type, let body):
      "<failure message=\"\(XMLText.escaped(message))\" type=\"\(XMLText.escaped(type))\">"
        + "\(XMLText.escaped(body))</failure>"
    }
  }
}

extension [JUnitCase] {
  /// The attributes that count the cases.
  var counts: String {
    "tests=\"\(count)\" failures=\"\(count(where: \.isFailure))\""
      + " errors=\"\(count(where: \.isError))\" skipped=\"\(count(where: \.isSkipped))\""
  }
}
