import SwivelText

/// The lines of a console in JSON of another tool, whatever their key and depth.
struct ConsoleObject {
  /// The texts that matter, or else the object's message.
  private(set) var records: [ConsoleRecord] = []
  /// Whether it is the last line of `log show`.
  private(set) var isTrailer = false
  /// How many messages the system's log reports to have lost.
  private(set) var lostCount: UInt64?
  /// What the outermost object says.
  private(set) var source = ConsoleRecord.Source()

  // A container's log has the object of an app's logger as a text, and a service another one.
  private static let maximumDepth = 3
  // The usual keys of a message.
  private static let messages = ["eventMessage", "message", "line"]
  private let scan: NeedleScan
  // How many texts are around what is read.
  private var depth = 0
  private var members: ParsedObject?
  // What the innermost element of an array says, in which other keys may repeat it.
  private var said: Set<ConsoleSaying> = []
  private var saidInOrder: [ConsoleSaying] = []

  /// Reads an object or a text; `nil` if it is not a complete one.
  init?(_ text: ArraySlice<UInt8>, _ scan: NeedleScan) {
    self.scan = scan
    var reader = ForeignJSON(text)
    switch try? reader.next() {
    case .object(let members):
      source.learn(from: members)
      read(members, ConsoleRecord.Source())
      if records.isEmpty { addMessage(of: members) }
      self.members = members
      isTrailer = members["finished"] != nil
      if members["eventType"] == .string("lossEvent") { lostCount = members.lossCount }
    case .string(let line):
      guard Self.isAtEnd(&reader) else { return nil }
      add(line, source)
    default: return nil
    }
  }

  /// The tool, if it is a report that can be imported.
  var report: ReportKind? { records.isEmpty ? members.flatMap(ReportKind.init) : nil }

  /// Whether nothing follows, as in a line of a table.
  private static func isAtEnd(_ reader: inout ForeignJSON) -> Bool {
    do throws(JSONError) { return try reader.next() == nil } catch { return false }
  }

  private mutating func read(_ value: ParsedValue, _ source: ConsoleRecord.Source) {
    switch value {
    case .object(let members): read(members, source)
    case .array(let values):
      var source = source
      source.learnTime(from: values)
      for value in values {
        let count = saidInOrder.count
        read(value, source)
        if value.isNested { forget(downTo: count) }
      }
    case .string(let text): add(text, source)
    case .null, .bool, .number, .negative, .decimal: break
    }
  }

  private mutating func read(_ members: ParsedObject, _ outer: ConsoleRecord.Source) {
    var source = outer
    source.learn(from: members)
    for text in members.texts(where: { scan.isIn(Array($0.utf8)[...]) }) { add(text, source) }
    for member in members.members where member.value.isNested { read(member.value, source) }
  }

  private mutating func forget(downTo count: Int) {
    while saidInOrder.count > count { said.remove(saidInOrder.removeLast()) }
  }

  /// Adds a text that is an event or a message of UIKit, unless another key has it.
  private mutating func add(_ text: String, _ source: ConsoleRecord.Source) {
    let bytes = Array(text.utf8)
    guard scan.isIn(bytes[...]), !readObjects(in: bytes[...], source),
      let saying = ConsoleSaying(bytes), said.insert(saying).inserted
    else { return }
    saidInOrder.append(saying)
    // The name of an exception says nothing beside its reason.
    if saying == .message(.otherException), said.contains(where: \.isReason) { return }
    records.append(ConsoleRecord(text: bytes, source: source))
  }

  /// Reads a text that consists of objects of another tool; `false` for any other one.
  private mutating func readObjects(
    in text: ArraySlice<UInt8>, _ source: ConsoleRecord.Source
  ) -> Bool {
    guard depth < Self.maximumDepth, text.withoutSpace.first == UInt8(ascii: "{"),
      !EventCandidate(text.withoutSpace).isMeantAsEvent
    else { return false }
    var (reader, objects): (ForeignJSON, [ParsedValue]) = (ForeignJSON(text), [])
    do throws(JSONError) {
      while let object = try reader.next() { objects.append(object) }
    } catch {
      return false
    }
    depth += 1
    for object in objects { read(object, source) }
    depth -= 1
    return true
  }

  /// Adds the message under a usual key, one key deeper at most.
  private mutating func addMessage(of members: ParsedObject) {
    let inner = members.members.lazy.compactMap { member -> ParsedObject? in
      if case .object(let inner) = member.value { inner } else { nil }
    }
    let objects = [members] + inner
    guard let text = objects.lazy.compactMap({ $0.text(of: Self.messages) }).first else { return }
    records.append(ConsoleRecord(text: Array(text.utf8), source: source))
  }
}

extension ParsedObject {
  /// The number of messages in `"lossCount":{"count":14}`.
  fileprivate var lossCount: UInt64 {
    guard case .object(let count)? = self["lossCount"], case .number(let number)? = count["count"]
    else { return 0 }
    return number
  }
}
