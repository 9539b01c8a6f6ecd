import Foundation
import SampleApps
import SwivelReplay

// Plays runs of the kit on the look-alike of UIKit, which only Linux has. tools/conformance reads
// the logs as it reads those of simulators.
let usage = "usage: swivel-conformance FOLDER [--without RULE] [--run NAME]…"
guard let folder = CommandLine.arguments.dropFirst().first else { fail(usage) }
var (rulebook, runs) = (Rulebook.uikit, [ConformanceRun]())
var words = CommandLine.arguments.dropFirst(2)
while let option = words.popFirst() {
  guard let name = words.popFirst() else { fail(usage) }
  switch option {
  case "--without":
    guard let rule = RuleID.allCases.first(where: { "\($0)" == name }) else {
      fail("there is no rule named \(name); swivel explain --rules lists them")
    }
    rulebook = rulebook.without(rule)
  case "--run":
    let names = ConformanceRun.all.map(\.name).joined(separator: ", ")
    guard let run = ConformanceRun.all.first(where: { $0.name == name }) else {
      fail("there is no run named \(name); there are \(names)")
    }
    runs.append(run)
  default: fail(usage)
  }
}
do {
  if runs.isEmpty { runs = ConformanceRun.all }
  for place in ModelPlace.all { try place.play(runs, into: folder, by: rulebook) }
} catch {
  fail("\(error)")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}
