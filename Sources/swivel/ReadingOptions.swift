import ArgumentParser
import SwivelLog

/// How a trace is read.
struct ReadingOptions: ParsableArguments {
  @Option(
    name: .customLong("mode"),
    help: """
      What may be wrong with a log: nothing (strict), its end may be cut off (tail), or what is \
      damaged is left out (salvage).
      """)
  var word = Word.tail

  enum Word: String, ExpressibleByArgument, CaseIterable {
    case strict, tail, salvage
  }

  var mode: LogReader.Mode {
    switch word {
    case .strict: .strict
    case .tail: .tail
    case .salvage: .salvage
    }
  }
}
