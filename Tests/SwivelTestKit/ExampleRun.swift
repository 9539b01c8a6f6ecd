package import SwivelModel
import SwivelQueries
import SwivelText

/// The run that a page of the documentation names as its example.
package struct ExampleRun {
  package private(set) var events: [Event] = []
  package let vocabulary: Vocabulary

  /// A scenario by its id, or a recording by its path below `traces`: that has a slash.
  package init(_ name: String) throws {
    guard name.contains("/") else {
      let run = ScenarioPlayer.play(try ProjectScenarios.named(name))
      (events, vocabulary) = (run.events, run.vocabulary)
      return
    }
    var reader = EventTextReader()
    for line in try Traces.text(of: name + ".ndjson").split(separator: "\n") {
      if case .event(let event)? = try reader.read(line: ArraySlice(line.utf8)) {
        events.append(event)
      }
    }
    vocabulary = reader.vocabulary
  }
}
