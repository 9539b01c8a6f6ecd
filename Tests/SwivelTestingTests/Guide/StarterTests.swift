import SwivelModel
import SwivelReports
import SwivelTesting
import SwivelText
import Testing

/// The golden that `swivel init` writes is what its test records.
struct StarterTests {
  @Test func `the golden has the events of the first test`() throws {
    let trace = try swivelTrace { recorder in
      let app = RecordedApp(recorder)
      app.open(app.page("PlayerPage", allowing: .allButUpsideDown))
      app.rotate(.landscapeLeft)
    }
    var (reader, golden) = (EventTextReader(), [Event.Kind]())
    for line in ProjectStart.golden.text.utf8.split(separator: UInt8(ascii: "\n")) {
      if case .event(let event)? = try reader.read(line: Array(line)[...]) {
        golden.append(event.kind)
      }
    }

    #expect(trace.events.map(\.kind) == golden)
  }
}
