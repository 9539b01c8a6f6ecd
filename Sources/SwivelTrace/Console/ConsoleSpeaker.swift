/// Whose lines are used: those of one process, if lines name theirs.
struct ConsoleSpeaker: Sendable {
  // The process that is asked for, or else the first one that wrote something of use.
  private(set) var process: String?
  private let isGiven: Bool
  // The process of the line that is read, and its number.
  private var name: String?
  private var number: UInt32?
  // The last numbers of the process that is used: one for each of its runs.
  private var numbers: [UInt32] = []
  // A line of a run that has ended may be late.
  private static let rememberedCount = 16
  /// The first name in a line.
  private(set) var firstName: String?
  private var hasSeveral = false

  init(_ process: String?) { (self.process, isGiven) = (process, process != nil) }

  /// Whether the line names its process.
  var isNamed: Bool { name != nil }

  /// Begins a line, with its name and its number if it has them.
  ///
  /// - Returns: Whether it is the first one of another run of the process.
  mutating func begin(_ name: String?, _ number: UInt32?) -> Bool {
    (self.name, self.number) = (name, number)
    firstName = firstName ?? name
    hasSeveral = hasSeveral || name.map { $0 != firstName } ?? false
    return noteNumber()
  }

  /// Takes the process of the line, whose text is of use.
  mutating func adopt() {
    if process == nil { process = name }
    _ = noteNumber()
  }

  private mutating func noteNumber() -> Bool {
    guard let name, name == process, let number, !numbers.contains(number) else { return false }
    numbers = numbers.suffix(Self.rememberedCount - 1) + [number]
    return numbers.count > 1
  }

  /// Whether a name is that of another process.
  func isOther(_ name: String?) -> Bool {
    guard let name, let process else { return false }
    return name != process
  }

  /// Whether the line is of a process of the system's, and no process is chosen: what the system
  /// logs of the scenes of apps is not what an app logs.
  var isSystem: Bool {
    guard !isGiven, process == nil, let name else { return false }
    return ConsoleWords.isSystem(name)
  }

  /// Whether no other process can have written the line.
  var isSurelyOurs: Bool { firstName == nil || (name != nil && name == process) }

  /// The process of the line, if it may be the one that is used.
  var candidate: String? { process == nil && !isSystem ? name : nil }

  /// The only process that any line names.
  var onlyName: String? { hasSeveral ? nil : firstName }
}
