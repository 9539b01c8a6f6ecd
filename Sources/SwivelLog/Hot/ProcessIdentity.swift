import CSwivel

/// A process, so that it can be said later whether it still runs: numbers are used again.
package struct ProcessIdentity: Sendable {
  /// The id of the system's boot, its first byte lowest; zeros if it is not known.
  let boot: [UInt64]
  package let number: UInt64
  /// When it started, in the system's own count, or 0 if that is not known.
  let start: UInt64
  /// What the number belongs to: on Linux the namespace's inode, 0 where there is one only.
  let space: UInt64

  /// This process.
  package static let own = ProcessIdentity(
    boot: SystemProcesses.boot(), number: UInt64(getpid()),
    start: SystemProcesses.look(UInt64(getpid())).start, space: SystemProcesses.space())

  /// Whether the process still runs.
  package var state: LogReader.Recorder {
    guard number != 0 else { return .gone }
    let own = Self.own
    // A number of another space says nothing here.
    let isHere = space == own.space && number <= Int32.max
    // No process has the number, whichever boot it was.
    if isHere, swivel_has_process(number) == 0 { return .gone }
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
  /// Its words: two of the boot, then number, start and space.
  var words: [UInt64] { boot + [number, start, space] }

  init(words: [UInt64]) {
    precondition(words.count == 5, "\(words.count) words of a process")
    self.init(boot: Array(words[..<2]), number: words[2], start: words[3], space: words[4])
  }
}

// MARK: - In the name of a file

extension ProcessIdentity {
  /// Number, start and space in hexadecimal digits, with hyphens between them.
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
