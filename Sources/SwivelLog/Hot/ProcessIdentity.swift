import CSwivel

/// A process, identified so that reuse of its id is detected.
package struct ProcessIdentity: Sendable {
  /// The id of the system's boot, first byte lowest; zeros if unknown.
  let boot: [UInt64]
  package let number: UInt64
  /// The start time in the system's own unit; 0 if unknown.
  let start: UInt64
  /// The PID namespace: on Linux its inode, elsewhere 0.
  let space: UInt64

  /// This process.
  package static let own = ProcessIdentity(
    boot: SystemProcesses.boot(), number: UInt64(getpid()),
    start: SystemProcesses.look(UInt64(getpid())).start, space: SystemProcesses.space())

  /// Whether the process is still running.
  package var state: LogReader.Recorder {
    guard number != 0 else { return .gone }
    let own = Self.own
    // An id of another namespace means nothing here.
    let isHere = space == own.space && number <= Int32.max
    // No process has this id, in any boot.
    if isHere, swivel_has_process(number) == 0 { return .gone }
    // This process recognizes itself also where the system does not name its boots.
    if isHere, number == own.number, start != 0, start == own.start { return .live }
    guard boot != [0, 0], own.boot != [0, 0] else { return .unknown }
    guard boot == own.boot else { return .gone }
    guard isHere else { return .unknown }
    let process = SystemProcesses.look(number)
    if process.isDead { return .gone }
    guard start != 0, process.start != 0 else { return .unknown }
    return process.start == start ? .live : .gone
  }
}

// MARK: - In the header of a hot file

extension ProcessIdentity {
  /// Its words: two of the boot, then process id, start and namespace.
  var words: [UInt64] { boot + [number, start, space] }

  init(words: [UInt64]) {
    precondition(words.count == 5, "\(words.count) words of a process")
    self.init(boot: Array(words[..<2]), number: words[2], start: words[3], space: words[4])
  }
}

// MARK: - In the name of a file

extension ProcessIdentity {
  /// Process id, start and namespace in hexadecimal digits, separated by hyphens.
  var text: String {
    [number, start, space].map { String($0, radix: 16) }.joined(separator: "-")
  }

  /// A process of this boot.
  init?(text: some StringProtocol) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { UInt64($0, radix: 16) }
    guard numbers.count == 3, let number = numbers[0], let start = numbers[1],
      let space = numbers[2]
    else { return nil }
    self.init(boot: Self.own.boot, number: number, start: start, space: space)
  }
}
