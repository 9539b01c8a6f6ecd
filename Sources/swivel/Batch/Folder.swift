import Foundation

/// What lies in a directory, in the order of the names.
struct Folder {
  let files: [String]
  let folders: [String]

  /// Looks into a directory; an empty path is the working directory.
  ///
  /// - Throws: ``Failure`` if it cannot be read.
  init(_ path: String) throws(Failure) {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)
      var (files, folders) = ([String](), [String]())
      for name in names.sorted() {
        switch Self.kind(of: Self.path(name, in: path)) {
        case .folder: folders.append(name)
        case .file: files.append(name)
        case .stream: break
        }
      }
      (self.files, self.folders) = (files, folders)
    } catch {
      throw Failure(path, "this directory cannot be read")
    }
  }

  /// The path of an entry.
  static func path(_ name: String, in path: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private enum Kind {
    case file, folder
    /// A pipe, a device or a socket: whoever reads it may wait for good.
    case stream
  }

  private static func kind(of path: String) -> Kind {
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
