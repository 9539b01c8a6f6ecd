import SwivelLog
import SwivelReports
import SwivelText
import SwivelTrace

/// Files that do not exist.
extension Failure {
  /// The remedy for a file that does not exist.
  static func help(withMissing path: String) -> String? {
    guard !hasForeignBytes(path) else {
      return "the name is not valid UTF-8; rename the file, or pass it on standard input with -"
    }
    if Files.exists(LogPlace.hotPath(ofFile: path)) { return help(withHotOf: path) }
    return neighbor(of: path) { _ in true }.map { "did you mean \($0)?" }
  }

  /// The remedy for the hot file of a killed recorder, or for a log of which only that is left.
  static func help(withHotOf log: String) -> String {
    guard !Files.exists(log) else { return "specify the log: \(ShellWord.path(log))" }
    return
      "a killed recorder left only \(ShellWord.path(LogPlace.hotPath(ofFile: log))); "
      + "to recover the log, run: swivel record --append -o \(ShellWord.path(log)) < /dev/null"
  }

  /// The failure of a directory of goldens that does not exist, with the command that creates it.
  static func missingGoldens(_ path: String, command: String) -> Failure {
    let similar = neighbor(of: path, where: Files.isFolder)
    let name = ShellWord.path(path)
    return Failure(
      path, "no such goldens directory",
      help: similar.map { "did you mean \($0)? otherwise, to create \(name), run: \(command)" }
        ?? "to create it, run: \(command)")
  }

  /// Whether a path has a replacement for bytes that are not UTF-8, and so cannot be opened.
  static func hasForeignBytes(_ path: String) -> Bool { path.contains("\u{FFFD}") }

  /// The path in the same directory that is probably meant, as a word for the shell; `nil` if there
  /// is none.
  private static func neighbor(of path: String, where isWanted: (String) -> Bool) -> String? {
    let name = path.lastPathComponent
    let path = path.last == "/" ? String(path.dropLast()) : path
    let folder = path.parentFolder ?? (path.hasPrefix("/") ? "/" : "")
    let names = Files.names(in: folder.isEmpty ? "." : folder).filter {
      isWanted(Folder.path($0, in: folder))
    }
    let similar = extended(name, in: names) ?? likelyWord(for: name, in: names)
    return similar.map { ShellWord.path(Folder.path($0, in: folder)) }
  }

  /// The name with an extension, first with that of a trace.
  private static func extended(_ name: String, in names: [String]) -> String? {
    let traces = ["\(name).swivel", "\(name).ndjson"].filter(names.contains)
    return traces.first ?? names.first { !name.isEmpty && $0.hasPrefix("\(name).") }
  }
}
