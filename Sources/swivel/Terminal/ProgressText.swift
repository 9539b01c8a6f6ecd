import Foundation
import SwivelReports

/// The share of some files that has been read.
///
/// Second readings count separately: once all files are at their ends, the next one restarts the
/// count.
struct ReadingShare {
  private struct File {
    var offset: UInt64 = 0
    // `nil` for a pipe.
    let byteCount: UInt64?

    var isAtEnd: Bool { byteCount.map { offset >= $0 } ?? false }
  }

  private var files: [Int32: File] = [:]
  private var closedByteCount: UInt64 = 0

  mutating func open(_ descriptor: Int32, byteCount: UInt64?) {
    if files.values.allSatisfy(\.isAtEnd) { (files, closedByteCount) = ([:], 0) }
    files[descriptor] = File(byteCount: byteCount)
  }

  mutating func read(_ descriptor: Int32, upTo offset: UInt64) {
    files[descriptor]?.offset = offset
  }

  mutating func close(_ descriptor: Int32) {
    guard let file = files.removeValue(forKey: descriptor) else { return }
    closedByteCount += file.byteCount ?? file.offset
  }

  /// The share as text; empty if no file was opened.
  var text: String {
    let read = files.values.reduce(closedByteCount) { $0 + min($1.offset, $1.byteCount ?? .max) }
    let counts = files.values.map(\.byteCount)
    guard !counts.contains(nil) else { return "\(Self.megabytes(read)) MB read" }
    let all = counts.compactMap(\.self).reduce(closedByteCount, +)
    guard all > 0 else { return "" }
    let bar = ProgressBar(Double(read) / Double(all))
    return "\(bar.text)  \(Self.megabytes(read)) of \(Self.megabytes(all)) MB read"
  }

  private static func megabytes(_ byteCount: UInt64) -> String {
    String(format: byteCount < 10_000_000 ? "%.1f" : "%.0f", Double(byteCount) / 1e6)
  }
}

/// The number of finished traces in a batch.
struct TraceCount {
  var isBatch = false
  var doneCount = 0
  /// The total, once it is known.
  var total: Int?

  /// The count as text; `nil` for a single trace, whose bytes are more informative.
  var text: String? {
    guard isBatch, total != 1 else { return nil }
    guard let total, total > 0 else { return doneCount.counting("trace") }
    return "\(ProgressBar(Double(doneCount) / Double(total)).text)  \(doneCount) of \(total) traces"
  }
}

/// A share as a bar with its percentage, of constant width.
struct ProgressBar {
  // With the text beside it, the bar fits on narrow terminals.
  private static let width = 16

  let text: String

  init(_ share: Double) {
    let share = min(max(share, 0), 1)
    let full = Int(share * Double(Self.width))
    let bar = String(repeating: "#", count: full) + String(repeating: "-", count: Self.width - full)
    text = "[\(bar)] " + String(format: "%3d%%", Int(share * 100))
  }
}
