/// The command line options.
struct Options {
  /// A contender that runs as a separate program, or what is missing to run it.
  struct External {
    var name: String
    var path: String?
    var advice = ""
  }

  var eventCount = 1_000_000
  var roundCount = 5
  /// Selects contenders whose name contains this.
  var only = ""
  var folder = "."
  var externals: [External] = []

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let option = arguments.next() {
      guard let value = arguments.next() else { throw ContenderFailure("\(option) has no value") }
      switch option {
      case "--events": eventCount = try Self.number(value, option, atLeast: 1_000)
      case "--rounds": roundCount = try Self.number(value, option, atLeast: 1)
      case "--only": only = value.lowercased()
      case "--folder": folder = value
      case "--contender":
        let (name, path) = try Self.pair(value)
        externals.append(External(name: name, path: path))
      case "--missing":
        let (name, advice) = try Self.pair(value)
        externals.append(External(name: name, advice: advice))
      default: throw ContenderFailure("there is no option \(option)")
      }
    }
  }

  func wants(_ name: String) -> Bool {
    only.isEmpty || name.lowercased().contains(only)
  }

  private static func number(
    _ text: String, _ option: String, atLeast least: Int
  ) throws -> Int {
    guard let number = Int(text), number >= least else {
      throw ContenderFailure("\(option) takes a number from \(least)")
    }
    return number
  }

  private static func pair(_ text: String) throws -> (String, String) {
    guard let border = text.firstIndex(of: "=") else {
      throw ContenderFailure("\(text) is not NAME=VALUE")
    }
    return (String(text[..<border]), String(text[text.index(after: border)...]))
  }
}
