import CSwivel

/// A process, so that it can be said later whether it still runs.
package struct ProcessIdentity: Sendable {
  private let owner: swivel_owner

  /// This process.
  package static let own = ProcessIdentity(swivel_owner_self())

  init(_ owner: swivel_owner) { self.owner = owner }

  /// The number of the process.
  package var number: UInt64 { owner.process }

  /// Whether the process still runs.
  package var state: LogReader.Recorder {
    switch swivel_owner_state(owner) {
    case SWIVEL_OWNER_GONE: .gone
    case SWIVEL_OWNER_LIVE: .live
    default: .unknown
    }
  }
}

// MARK: - In a journal's header

extension ProcessIdentity {
  /// Its words: two of the boot, then number, start and space.
  var words: [UInt64] {
    // Safe: sixteen bytes are two words.
    let boot = unsafeBitCast(owner.boot, to: (UInt64, UInt64).self)
    return [boot.0.littleEndian, boot.1.littleEndian, owner.process, owner.start, owner.space]
  }

  init(words: [UInt64]) {
    precondition(words.count == 5, "\(words.count) words of a process")
    var owner = swivel_owner()
    withUnsafeMutableBytes(of: &owner.boot) {
      $0.storeBytes(of: words[0].littleEndian, as: UInt64.self)
      $0.storeBytes(of: words[1].littleEndian, toByteOffset: 8, as: UInt64.self)
    }
    (owner.process, owner.start, owner.space) = (words[2], words[3], words[4])
    self.init(owner)
  }
}

// MARK: - In the name of a file

extension ProcessIdentity {
  /// Number, start and space in hexadecimal digits, with hyphens between them.
  var text: String {
    [owner.process, owner.start, owner.space].map { String($0, radix: 16) }.joined(separator: "-")
  }

  /// A process of this boot.
  init?(text: some StringProtocol) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { UInt64($0, radix: 16) }
    guard numbers.count == 3, let process = numbers[0], let start = numbers[1],
      let space = numbers[2]
    else { return nil }
    self.init(
      swivel_owner(boot: Self.own.owner.boot, process: process, start: start, space: space))
  }
}
