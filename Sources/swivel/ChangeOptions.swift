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
      Change a declaration from the beginning: controller.NAME.supported=portrait, app.mask=all, \
      device.rotationLock=true.
      """, valueName: "declaration"))
  var declarations: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out an event, or a range of events: 28 or 28-31.", valueName: "number"))
  var drop: [String] = []

  @Option(
    help: ArgumentHelp(
      #"Insert an event before another one: 28:{"kind":"rotationLock","on":true}."#,
      valueName: "number:event"))
  var insert: [String] = []

  @Option(help: ArgumentHelp("Replay on this version of iOS.", valueName: "version"))
  var ios: String?

  @Option(
    help: ArgumentHelp(
      "Replay as if the app was linked with this version of the SDK.", valueName: "version"))
  var linked: String?

  @Option(
    help: """
      Replay on this device: iphone-faceid, iphone-home, iphone-plus, ipad, or a model such as \
      iPhone14,5.
      """,
    completion: .list(DeviceWord.all.map(\.word)))
  var device: String?

  /// The changes, in the order of the options in help.
  func list() throws -> [Change] {
    try Self.usage { () throws(ChangeError) in
      var changes: [Change] = []
      if let ios { changes.append(.set(try ChangeReader.system(ios))) }
      if let linked { changes.append(.set(try ChangeReader.linkedSDK(linked))) }
      if let device { changes.append(.set(try ChangeReader.device(device))) }
      for text in declarations { changes.append(.set(try ChangeReader.declaration(text))) }
      for text in drop { changes.append(.drop(try ChangeReader.drop(text))) }
      for text in insert { changes.append(.insert(try ChangeReader.insertion(text))) }
      try changes.checkAgreement()
      return changes
    }
  }

  var hasEnvironmentChanged: Bool { ios != nil || linked != nil || device != nil }

  /// Converts an error of a change to a usage error.
  static func usage<Value>(_ body: () throws(ChangeError) -> Value) throws -> Value {
    do throws(ChangeError) {
      return try body()
    } catch {
      throw ValidationError(Names.printable(error.description))
    }
  }

  /// Notes where a declaration affects several controllers.
  static func noteNamesakes(
    _ file: String, _ changes: [Change], _ survey: Survey, _ names: NameTable
  ) {
    var told: Set<String> = []
    for case .set(let declaration) in changes {
      guard let target = declaration.target, target.controller == nil, let name = target.name,
        told.insert(name).inserted
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
    try ChangeOptions.usage { () throws(ChangeError) in throw .unknownFinding(word) }
  }
}
