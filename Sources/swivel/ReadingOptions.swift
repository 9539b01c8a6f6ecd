import ArgumentParser
import SwivelLog

/// How a trace is read.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: """
      What may be wrong with a log: nothing (strict), its end may be cut off (tail), or what is \
      damaged is left out (salvage).
      """)
  var mode = LogReader.Mode.tail

  /// Refuses the standard output where a log is written that has to lie in a file.
  static func requireOutputFile(_ path: String?) throws {
    guard path == "-" else { return }
    throw ValidationError("a log is written to a file, not to the standard output: -o FILE.swivel")
  }

  /// Refuses the standard input where a log is read that has to lie in a file.
  static func requireFile(_ path: String) throws {
    guard path == "-" else { return }
    throw ValidationError(
      "the standard input is no file; make a log of it first: swivel record -o FILE.swivel")
  }
}
