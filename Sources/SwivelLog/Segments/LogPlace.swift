import CSwivel

/// The files of a log, found by the path of one of them or of their directory.
///
/// A recorder with a size limit writes `NAME.000001.swivel`, `NAME.000002.swivel` and so on, and
/// drops the first ones; any other log is one file. The hot file of the recorder may be beside
/// either.
package struct LogPlace: Hashable, Sendable {
  /// The path that was given.
  package let path: String
  /// The files of the sealed part, in order.
  package let paths: [String]
  /// The path of the hot file, whether or not it exists.
  package let hotPath: String

  /// The file name extension of a log.
  package static let suffix = ".swivel"
  private static let hotSuffix = ".hot"
  private static let numberLength = 6

  /// Finds the files of a log.
  ///
  /// - Throws: ``LogError/noLog(path:)`` or ``LogError/severalLogs(names:)`` for a directory.
  package init(path: String) throws(LogError) {
    if swivel_is_directory(path) == 1 {
      try self.init(path, directory: path)
    } else if let name = Self.Name(path), let number = name.number, number > 0 {
      let (directory, base) = Self.split(name.base)
      // The path of a segment means the whole recording.
      let siblings = try Self.logs(in: directory)[base] ?? []
      self.init(path, directory, base, siblings.isEmpty ? [number] : siblings)
    } else if swivel_exists(path) == 0, let name = Self.Name(path),
      case let (directory, base) = Self.split(name.base),
      let segments = (try? Self.logs(in: directory))?[base]
    {
      // The name of the recording, as it is listed for a directory with several.
      self.init(path, directory, base, segments)
    } else {
      self.init(path: path, paths: [path], hotPath: Self.hotPath(ofFile: path))
    }
  }

  private init(_ path: String, directory: String) throws(LogError) {
    let logs = try Self.logs(in: directory)
    guard let (base, numbers) = logs.first else { throw .noLog(path: directory) }
    guard logs.count == 1 else { throw .severalLogs(names: logs.keys.sorted()) }
    self.init(path, directory, base, numbers)
  }

  /// A log with a base name and the numbers of its segments; none for a single file.
  private init(_ path: String, _ directory: String, _ base: String, _ numbers: [Int]) {
    let start = directory.isEmpty ? base : "\(directory)/\(base)"
    self.init(
      path: path, paths: numbers.map { Self.path(start, segment: $0) },
      hotPath: Self.hotPath(ofSegmentsOf: start))
  }

  private init(path: String, paths: [String], hotPath: String) {
    (self.path, self.paths, self.hotPath) = (path, paths, hotPath)
  }

  /// Opens the sealed part.
  package func open() throws(LogError) -> any ByteSource {
    paths == [path] ? try FileSource(path: path) : try ChainSource(self)
  }

  /// The path of the hot file of a single-file log; beside the log itself, if the path is a link
  /// to it, so that all its names lead to one recorder.
  package static func hotPath(ofFile path: String) -> String {
    // Safe: the result is terminated, copied and freed.
    guard let target = swivel_link_target(path) else { return path + hotSuffix }
    defer { swivel_free_path(target) }
    return String(cString: target) + hotSuffix
  }

  /// The path of the hot file of a segmented log, by its base path.
  package static func hotPath(ofSegmentsOf base: String) -> String {
    hotPath(ofFile: path(base, segment: 0))
  }

  /// The path of a segment; 0 for a log without segments.
  package static func path(_ base: String, segment number: Int) -> String {
    guard number > 0 else { return base + suffix }
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(numberLength - digits.utf8.count, 0))
    return "\(base).\(zeros)\(digits)\(suffix)"
  }

  /// The logs of a directory by their base names, each with the numbers of its segments in order.
  package static func logs(in directory: String) throws(LogError) -> [String: [Int]] {
    logs(among: try DirectoryList.names(in: directory.isEmpty ? "." : directory))
  }

  /// The logs among the names of a directory by their base names, each with the numbers of its
  /// segments in order.
  package static func logs(among entries: [String]) -> [String: [Int]] {
    var logs: [String: [Int]] = [:]
    for entry in entries {
      guard let name = Name(entry) else { continue }
      logs[name.base, default: []].append(name.number ?? 0)
    }
    return logs.mapValues { $0.sorted() }
  }

  /// The common prefix of a recording's segment paths; `nil` for a file that is not a segment.
  package static func recording(ofSegment path: String) -> String? {
    guard let name = Name(path), name.number != nil else { return nil }
    return name.base
  }

  /// Another file of the recording that a path belongs to by its name; `nil` if there is none.
  package static func part(besides path: String) -> String? {
    guard let name = Name(path) else { return nil }
    let (directory, base) = split(name.base)
    let numbers = (try? logs(in: directory))?[base] ?? []
    return numbers.map { self.path(name.base, segment: $0) }.first { $0 != path }
  }

  /// The log whose hot file has a path; `nil` if no log does.
  package static func log(ofHot path: String) -> String? {
    guard path.hasSuffix(hotSuffix) else { return nil }
    let log = String(path.dropLast(hotSuffix.count))
    return log.hasSuffix(suffix) || swivel_exists(log) != 0 ? log : nil
  }

  /// Removes a file, ignoring errors.
  package static func remove(_ path: String) { _ = swivel_remove(path) }

  /// The directory that a file is in.
  package static func directory(of path: String) -> String {
    let directory = split(path).directory
    return directory.isEmpty ? "." : directory
  }

  static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    let directory = path[..<slash]
    return (directory.isEmpty ? "/." : String(directory), String(path[path.index(after: slash)...]))
  }
}

extension LogPlace {
  /// The parts of a log's file name.
  private struct Name {
    let base: String
    let number: Int?

    init?(_ name: String) {
      guard name.hasSuffix(LogPlace.suffix), name.utf8.count > LogPlace.suffix.utf8.count else {
        return nil
      }
      let stem = name.dropLast(LogPlace.suffix.count)
      guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex,
        let number = Self.number(stem[stem.index(after: dot)...])
      else {
        (base, self.number) = (String(stem), nil)
        return
      }
      (base, self.number) = (String(stem[..<dot]), number)
    }

    /// Six digits, or more where six are not enough.
    private static func number(_ digits: Substring) -> Int? {
      let isLong = digits.utf8.count > LogPlace.numberLength
      guard digits.utf8.count >= LogPlace.numberLength, !isLong || digits.first != "0",
        digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), number > 0
      else { return nil }
      return number
    }
  }
}

/// The names in a directory.
package enum DirectoryList {
  /// The names in no order, without `.` and `..`.
  package static func names(in path: String) throws(LogError) -> [String] {
    var opened = OpaquePointer(bitPattern: 0)
    try LogError.check(swivel_open_directory(path, &opened), .open)
    guard let list = opened else { return [] }
    defer { swivel_close_directory(list) }
    var names: [String] = []
    // Safe: a name is valid until the next call, and null-terminated.
    while let name = swivel_next_name(list) { names.append(String(cString: name)) }
    return names.filter { $0 != "." && $0 != ".." }
  }
}
