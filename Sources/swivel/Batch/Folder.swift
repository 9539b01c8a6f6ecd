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
        if Self.isFolder(Self.path(name, in: path)) {
          folders.append(name)
        } else {
          files.append(name)
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

  // A link to a directory is none: it may lead back to where it lies.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
