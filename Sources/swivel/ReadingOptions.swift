import ArgumentParser
import SwivelLog

/// Options for reading a trace.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: """
      What may be wrong with a log: nothing (strict), its end may be cut off (tail), or what is \
      damaged is left out (salvage).
      """)
  var mode = LogReader.Mode.tail

  /// Rejects the standard output for a log that must be a file.
  static func requireOutputFile(_ path: String?) throws {
    guard path == "-" else { return }
    throw ValidationError("a log is written to a file, not to the standard output: -o FILE.swivel")
  }

  /// Rejects the standard input for a log that must be a file.
  static func requireFile(_ path: String) throws {
    guard path == "-" else { return }
    throw ValidationError(
      "the standard input is no file; make a log of it first: swivel record -o FILE.swivel")
  }
}
