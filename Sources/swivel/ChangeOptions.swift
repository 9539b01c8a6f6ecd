import ArgumentParser
import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReports

/// The options for changes to a run.
struct ChangeOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      """
      Replay as if a controller, the app or the device had this value for the entire run: \
      controller.NAME.supported=portrait, app.mask=all, device.rotationLock=true.
      """, valueName: "declaration"))
  var declarations: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out an event, or a range of events: 28 or 28-31.", valueName: "number"))
  var drop: [String] = []

  @Option(
    help: ArgumentHelp(
      #"""
      Insert an event before another one: 28:{"kind":"rotationLock","on":true}. Numbers \#
      always refer to the recorded events, regardless of what is inserted or dropped. Events \#
      inserted at the same number keep the order in which you specify them. A request is \#
      inserted after the observations that are recorded at its place.
      """#, valueName: "number:event"))
  var insert: [String] = []

  @Option(help: ArgumentHelp("Replay on this version of iOS.", valueName: "version"))
  var ios: String?

  @Option(
    help: ArgumentHelp(
      "Replay as if the app were linked against this version of the SDK.", valueName: "version"))
  var linked: String?

  @Option(
    help: """
      Replay on this device: iphone-faceid, iphone-home, iphone-plus, iphone-duo, iphone-on-ipad, ipad, or a \
      model such as iPhone14,5.
      """,
    completion: .list(DeviceWord.all.map(\.word)))
  var device: String?

  /// The changes, in the order of the options in help.
  func list() throws -> [Change] {
    let options = [
      GivenOption(name: "--ios", texts: ios.map { [$0] } ?? []) { text throws(ChangeError) in
        .set(try ChangeReader.system(text))
      },
      GivenOption(name: "--linked", texts: linked.map { [$0] } ?? []) { text throws(ChangeError) in
        .set(try ChangeReader.linkedSDK(text))
      },
      GivenOption(name: "--device", texts: device.map { [$0] } ?? []) { text throws(ChangeError) in
        .set(try ChangeReader.device(text))
      },
      GivenOption(name: "--set", texts: declarations) { text throws(ChangeError) in
        .set(try ChangeReader.declaration(text))
      },
      GivenOption(name: "--drop", texts: drop) { text throws(ChangeError) in
        .drop(try ChangeReader.drop(text))
      },
      GivenOption(name: "--insert", texts: insert) { text throws(ChangeError) in
        .insert(try ChangeReader.insertion(text))
      },
    ]
    let changes = try options.flatMap { option in
      try option.texts.map { text in
        try Self.usage(of: option.name) { () throws(ChangeError) in try option.read(text) }
      }
    }
    try Self.usage { () throws(ChangeError) in try changes.checkAgreement() }
    return changes
  }

  var hasEnvironmentChanged: Bool { ios != nil || linked != nil || device != nil }

  /// Reads the version of an option.
  static func version(_ text: String, of option: String) throws -> SystemVersion {
    _ = try usage(of: option) { () throws(ChangeError) in try ChangeReader.system(text) }
    return SystemVersion(text) ?? .unknown
  }

  /// Converts an error of a change to a usage error, which names the option if only one is meant.
  static func usage<Value>(
    of option: String? = nil, _ body: () throws(ChangeError) -> Value
  ) throws -> Value {
    do throws(ChangeError) {
      return try body()
    } catch {
      let place = option.map { "\($0): " } ?? ""
      throw ValidationError(place + Names.printable(error.description))
    }
  }

  /// Notes where a declaration affects several controllers.
  static func noteNamesakes(
    _ file: String, _ changes: [Change], _ survey: Survey, _ names: NameTable
  ) {
    var named: Set<String> = []
    for case .set(let declaration) in changes {
      guard let target = declaration.target, target.controller == nil, let name = target.name,
        named.insert(name).inserted
      else { continue }
      let (count, controllers) = survey.appearances(of: name, names)
      guard count > 1 else { continue }
      // A dozen is enough for a page that is pushed repeatedly.
      let handles = controllers.prefix(12).map { "#\($0.rawValue)" }.joined(separator: ", ")
      let rest = controllers.count > 12 ? " and more" : ""
      Console.message(
        "note: \(file): \(name) appears \(count) times, as \(handles)\(rest); all are changed")
    }
  }
}

/// An option with its texts, and what reads one of them.
///
/// A structure, and no tuple, because runtimes before macOS 15 cannot describe a function type with
/// a typed error, which an array of tuples would need.
private struct GivenOption {
  let name: String
  let texts: [String]
  let read: (String) throws(ChangeError) -> Change
}

/// A finding on the command line, with the page if the id is ambiguous: `ID` or `ID@PAGE`.
struct FindingChoice {
  let id: Detector.ID
  let page: String?

  init(_ text: String) throws {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    id = Detector.ID(rawValue: String(parts[0]))
    page = parts.count > 1 ? String(parts[1]) : nil
    let detector = Detector.named(id)
    guard detector == nil else { return }
    let word = id.rawValue
    try ChangeOptions.usage(of: "--minimize") { () throws(ChangeError) in
      throw .unknownFinding(word)
    }
  }
}
