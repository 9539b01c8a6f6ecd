import Foundation
import SwivelKillPoints
import SwivelTestKit

/// A folder's files as on a disk that is not synchronized: what was synchronized is there,
/// and any part of the rest may be.
///
/// Of a file, synchronizing it keeps its bytes and its name so far; of a directory, all its names.
/// What comes later is kept or not page by page of 4 KiB. Names are kept in one of two ways.
struct PowerLoss {
  /// What a disk may have of names that were not synchronized.
  enum Names: String, CaseIterable, Sendable {
    /// The first of the changes, as with ext4 and APFS, which write them in a journal; and what is
    /// synchronized takes all changes before it along.
    case inOrder
    /// Any of the changes, as POSIX allows.
    case inAnyOrder
  }

  /// A change of names: to an object, or to nothing.
  private struct Change {
    let targets: [(path: String, object: Int?)]
  }

  private let order: Names
  private var objects: [FileHistory] = []
  private var byInode: [UInt64: Int] = [:]
  // As processes see them, and as the disk has them for certain.
  private var names: [String: Int] = [:]
  private var kept: [String: Int] = [:]
  private var pending: [Change] = []

  /// Begins with the files of a folder, all of which the disk has.
  init(_ folder: String, _ order: Names) throws {
    self.order = order
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let path = "\(folder)/\(name)"
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard let inode = attributes[.systemFileNumber] as? UInt64 else { continue }
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      (names[path], byInode[inode]) = (objects.count, objects.count)
      objects.append(FileHistory(bytes))
    }
    kept = names
  }

  /// Takes note of a call.
  mutating func apply(_ call: CallLog.Call) {
    guard !call.isFailed else { return }
    switch call.kind {
    case SWIVEL_CALL_OPEN: open(call)
    case SWIVEL_CALL_RENAME: move(call)
    case SWIVEL_CALL_LINK: change([(call.other, names[call.path])])
    case SWIVEL_CALL_UNLINK: change([(call.path, nil)])
    case SWIVEL_CALL_SYNCHRONIZE: synchronize(call)
    case _: if let object = byInode[call.file] { objects[object].apply(call) }
    }
  }

  private mutating func open(_ call: CallLog.Call) {
    if let object = names[call.path] {
      byInode[call.file] = object
      if call.truncates { objects[object].resize(0) }
      return
    }
    byInode[call.file] = objects.count
    objects.append(FileHistory([]))
    change([(call.path, objects.count - 1)])
  }

  private mutating func move(_ call: CallLog.Call) {
    change([(call.path, nil), (call.other, names[call.path])])
  }

  private mutating func change(_ targets: [(String, Int?)]) {
    for (path, object) in targets { names[path] = object }
    pending.append(Change(targets: targets))
  }

  /// Of a directory, no object is known.
  private mutating func synchronize(_ call: CallLog.Call) {
    let object = byInode[call.file]
    if let object { objects[object].synchronize() }
    let isForAll = object == nil || order == .inOrder
    let isKept = { (change: Change) in isForAll || change.targets.contains { $0.object == object } }
    for change in pending where isKept(change) { keep(change, in: &kept) }
    pending.removeAll(where: isKept)
  }

  private func keep(_ change: Change, in names: inout [String: Int]) {
    for (path, object) in change.targets { names[path] = object }
  }
}

// MARK: - After the loss

extension PowerLoss {
  /// Files that the disk may have, by their paths.
  func files(_ random: inout SplitMix64) -> [String: [UInt8]] {
    var found = kept
    switch order {
    case .inOrder:
      let count = Int.random(in: 0...pending.count, using: &random)
      for change in pending.prefix(Bool.random(using: &random) ? count : pending.count) {
        keep(change, in: &found)
      }
    case .inAnyOrder:
      for change in pending where Bool.random(using: &random) { keep(change, in: &found) }
    }
    return found.mapValues { objects[$0].bytes(&random) }
  }
}
