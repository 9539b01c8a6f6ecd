import CSwivel
import SwivelLog

/// A trace that is a part of a file, such as a log in a tar file.
struct FileRange: Sendable {
  let name: String
  let path: String
  let source: RangeSource
}

/// Reads ranges of files lazily from a list.
///
/// Each has four fields, each terminated by a zero byte: the name of the trace, the path of the
/// file, the first byte and the number of bytes.
struct RangeList: IteratorProtocol, Sendable {
  typealias Element = Result<FileRange, Failure>

  private let list: String
  private var fields: PathList
  private var hasEnded = false
  // The file of the last range, because those of a file usually follow one another.
  private var opened: (path: String, file: OpenFile)?

  /// Opens a list; `-` is the standard input.
  init(_ path: String) throws(Failure) {
    list = path == "-" ? "the list of ranges" : path
    fields = try PathList(path, isZeroSeparated: true)
  }

  mutating func next() -> Element? {
    do throws(Failure) {
      guard !hasEnded, let name = try fields.nextField() else { return nil }
      guard !name.isEmpty else {
        // Otherwise a file of zeros would have an error for each four of them.
        hasEnded = true
        throw Failure(list, "not a list of ranges: a name is empty", help: Self.help)
      }
      guard let path = try fields.nextField(), let start = try fields.nextField(),
        let count = try fields.nextField()
      else {
        throw Failure(name, "the list ends before its range", help: Self.help)
      }
      return .success(try range(name, path, start, count))
    } catch {
      return .failure(error)
    }
  }

  /// The files of a list that can be read, each once.
  static func paths(in list: Self) -> [String] {
    var (list, paths) = (list, Set<String>())
    while let element = list.next() {
      if case .success(let range) = element { paths.insert(range.path) }
    }
    return paths.sorted()
  }

  private static let help =
    "specify a name, a path, the first byte and the number of bytes, each ended by a zero byte"

  private mutating func range(
    _ name: String, _ path: String, _ start: String, _ count: String
  ) throws(Failure) -> FileRange {
    guard let first = UInt64(start), let length = UInt64(count) else {
      throw Failure(
        name, "not a range of bytes: '\(start)', '\(count)'",
        help: "specify the first byte and the number of bytes, as numbers from 0")
    }
    let file = try open(path, for: name)
    guard let source = RangeSource(file, start: first, count: length) else {
      throw Failure(
        name, "\(length) bytes from byte \(first) are not in \(path), which has \(file.byteCount)")
    }
    return FileRange(name: name, path: path, source: source)
  }

  private mutating func open(_ path: String, for name: String) throws(Failure) -> OpenFile {
    if let opened, opened.path == path { return opened.file }
    do throws(LogError) {
      let file = try OpenFile(path: path)
      opened = (path, file)
      return file
    } catch {
      // A folder, a pipe or a device.
      let isOther = error == .io(operation: .read, errno: ESPIPE)
      throw Failure(name, "\(path): \(isOther ? "not a regular file" : error.description)")
    }
  }
}
