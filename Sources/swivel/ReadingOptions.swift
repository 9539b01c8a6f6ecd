public import ArgumentParser
public import SwivelFindings
public import SwivelLog
import SwivelModel
public import SwivelTrace

/// Options for reading a trace.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: """
      How to handle damage to a log: any damage is an error (strict), a truncated end is accepted \
      (tail), or damaged parts are skipped (salvage).
      """)
  var mode = LogReader.Mode.tail

  /// Rejects the standard output for a log that must be a file.
  static func requireOutputFile(_ path: String?) throws {
    guard path == "-" else { return }
    throw ValidationError("a log cannot be written to standard output; use -o FILE.swivel")
  }

  /// Rejects the standard input for a log that must be a file.
  static func requireFile(_ path: String) throws {
    guard path == "-" else { return }
    throw ValidationError(
      "cannot read from standard input; save it as a log first: swivel record -o FILE.swivel")
  }
}

/// The option of commands that make a new log.
struct NewLogOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The log to write; it must not exist.", valueName: "file"),
    completion: .file())
  var output: String
}

/// Rejects a command line that does not satisfy a condition.
func require(_ condition: Bool, _ problem: @autoclosure () -> String) throws {
  if !condition { throw ValidationError(problem()) }
}

/// The trace that a command reads, and how.
struct TraceOptions: ParsableArguments {
  @Argument(
    help: "A log, a directory with a log's files, or a log in text form; - for standard input.",
    completion: .trace)
  var file: String

  @OptionGroup var reading: ReadingOptions

  var mode: LogReader.Mode { reading.mode }
}

extension CompletionKind {
  /// Files that may be traces, and folders, which may contain some.
  static var trace: Self { .file(extensions: ["swivel", "ndjson"]) }
}

/// The names that are exempt from redaction.
struct AllowOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A list of names that may remain unredacted, one per line; lines that begin with # are ignored.
      """, valueName: "file"),
    completion: .file())
  var allow: String?

  func names() throws -> [String] {
    guard let allow else { return [] }
    let text = String(decoding: try SideFile.read(allow), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter {
      !$0.isEmpty && !$0.hasPrefix("#")
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let front = drop { $0 == " " || $0 == "\t" }
    guard let end = front.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(front[...end])
  }
}

/// A moment on the command line: `12.431` or `12.431s`, in seconds since the start of the log.
///
/// Reports truncate times to milliseconds, so a time with at most three decimals covers the whole
/// millisecond, and times in reports can be used as arguments.
struct Seconds {
  let first: Instant
  let last: Instant

  /// Reads a moment.
  ///
  /// - Throws: `ValidationError`, which the parser puts after the option and the value.
  init(argument: String) throws {
    let digits = argument.hasSuffix("s") ? String(argument.dropLast()) : argument
    guard let seconds = Double(digits), seconds >= 0, seconds < 9e12 else {
      throw ValidationError("expected a time in seconds, 0 or greater, such as 12.431")
    }
    let microseconds = UInt64((seconds * 1_000_000).rounded())
    let decimals = digits.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    let isExact = (decimals.first?.count ?? 0) > 3
    first = Instant(rawValue: microseconds)
    last = Instant(rawValue: isExact ? microseconds : microseconds + 999)
  }
}

// Options use the same words as all other output.
extension Finding.Severity: ExpressibleByArgument {}
extension LogReader.Mode: ExpressibleByArgument {}
extension Capture.Form: ExpressibleByArgument {}
