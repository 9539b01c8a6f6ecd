import CSwivel
import Foundation

/// What lies in a directory, in the order of the names.
struct Folder {
  let files: [String]
  let folders: [String]

  /// Looks into a directory; an empty path is the working directory.
  ///
  /// - Throws: ``Failure`` if it cannot be read.
  init(_ path: String) throws(Failure) {
    var opened: OpaquePointer?
    guard swivel_open_directory(path.isEmpty ? "." : path, &opened) == 0, let list = opened else {
      let help = Failure.hasForeignBytes(path) ? "bytes of its name are no UTF-8: rename it" : nil
      throw Failure(path, "this directory cannot be read", help: help)
    }
    defer { swivel_close_directory(list) }
    var (files, folders) = ([String](), [String]())
    // Safe: a name lives until the next is asked for, and ends.
    while let bytes = swivel_next_name(list) {
      let name = String(cString: bytes)
      guard name != ".", name != ".." else { continue }
      switch Self.kind(of: Self.bytes(bytes, in: path)) {
      case .folder: folders.append(name)
      case .file: files.append(name)
      case .stream: break
      }
    }
    (self.files, self.folders) = (files.sorted(), folders.sorted())
  }

  /// The path of an entry as the system has it: names need not be UTF-8.
  private static func bytes(_ name: UnsafePointer<CChar>, in path: String) -> [CChar] {
    Self.path("", in: path).utf8CString.dropLast()
      + UnsafeBufferPointer(start: name, count: strlen(name) + 1)
  }

  /// Whether anything lies at a path, be it a link that leads nowhere.
  static func exists(_ path: String) -> Bool { swivel_exists(path) == 1 }

  /// Whether a path leads to a directory.
  static func isDirectory(_ path: String) -> Bool { swivel_is_directory(path) == 1 }

  /// The path of an entry.
  static func path(_ name: String, in path: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private enum Kind {
    case file, folder
    /// A pipe, a device or a socket: whoever reads it may wait for good.
    case stream
  }

  private static func kind(of path: [CChar]) -> Kind {
    var status = stat()
    // A link to a directory is none: it may lead back to where it lies.
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return .folder }
    // What a link leads to, if anything.
    guard stat(path, &status) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFIFO, S_IFCHR, S_IFBLK, S_IFSOCK: return .stream
    default: return .file
    }
  }
}
