import CSwivel

/// An error number of the system, as the reason that a message states.
package enum SystemFault {
  /// The reason, as a clause.
  package static func reason(_ errno: Int32) -> String {
    switch errno {
    case ENOENT: "no such file or directory"
    case ENOTDIR: "part of the path is not a directory"
    case EISDIR: "it is a directory"
    case EEXIST: "the file already exists"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC: "no space left on the disk"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file is too large"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many open files"
    // Safe: the system returns a null-terminated string for every number.
    default: "\(String(cString: strerror(errno))) (error \(errno))"
    }
  }
}
