import Foundation
import Glibc
import SwivelTestKit

/// A folder before and after one event, to be mixed word by word.
struct MappedStep: CustomStringConvertible {
  let description: String
  private let files: [String: [UInt8]]
  private let after: [UInt8]
  private let hotName: String
  /// The places of the words of 8 bytes that the event changed.
  let words: [Int]
  /// The events of the folder without the new one, and with it.
  private(set) var earlier = ReadBack.Content()
  private(set) var all = ReadBack.Content()

  // What comes first is of the file and not of an entry.
  private static let headerLength = 4_096

  init?(_ description: String, _ files: [String: [UInt8]], _ after: [UInt8]) {
    guard let hot = files.first(where: { $0.key.hasSuffix(".hot") }),
      hot.value.count == after.count
    else { return nil }
    (self.description, self.files, self.after) = (description, files, after)
    hotName = hot.key
    words = stride(from: 0, to: after.count - 7, by: 8).filter {
      hot.value[$0..<$0 + 8] != after[$0..<$0 + 8]
    }
  }

  /// Whether the event continues at the beginning of the ring.
  var isAcrossEnd: Bool {
    let slots = words.filter { $0 >= Self.headerLength }
    guard let first = slots.first, let last = slots.last else { return false }
    return first < Self.headerLength + 4_096 && last >= after.count - 4_096
  }

  /// Writes the folder as it was before the event.
  mutating func write(to folder: TemporaryFolder) throws {
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    earlier = ReadBack(folder.path).content
    try folder.write(after, to: hotName)
    all = ReadBack(folder.path).content
    try folder.write(files[hotName] ?? [], to: hotName)
  }

  /// What is wrong with the folder when only some of the words are there; `nil` if nothing is.
  func fault(with present: [Int], in folder: TemporaryFolder) throws -> String? {
    let descriptor = open(folder.path(hotName), O_WRONLY)
    defer { close(descriptor) }
    patch(descriptor, present, after)
    defer { patch(descriptor, present, files[hotName] ?? []) }
    let read = ReadBack(folder.path)
    if let error = read.error { return "\(error)" }
    if !read.strangers.isEmpty { return "events of nobody: \(read.strangers)" }
    if read.lostCount > 1 { return "\(read.lostCount) events told as lost" }
    let isThere = read.content == all
    if !isThere, read.content != earlier { return "other events: \(read.origins.suffix(3))" }
    let isWhole = words.allSatisfy { $0 < Self.headerLength || present.contains($0) }
    if isThere, !isWhole { return "the event is read without all of its words" }
    return present.count == words.count && !isThere ? "the event is not read" : nil
  }

  private func patch(_ descriptor: Int32, _ places: [Int], _ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      for place in places {
        // Safe: the places were found in as many bytes.
        _ = pwrite(descriptor, bytes.baseAddress?.advanced(by: place), 8, off_t(place))
      }
    }
  }
}
