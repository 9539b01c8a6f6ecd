import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelTestKit
import Testing

struct RunReadingTests {
  private static func moments(
    of name: String, _ minimum: RunMoment.Weight
  ) throws -> (moments: [RunMoment], reading: RunReading) {
    var (reading, moments) = (RunReading(.lanes), [RunMoment]())
    reading.minimum = minimum
    for event in try ExampleRun(name).events {
      if let moment = reading.apply(.event(event)) { moments.append(moment) }
    }
    reading.finish(isWhole: true)
    return (moments, reading)
  }

  @Test func `each moment explains every window as why does`() throws {
    let run = try ExampleRun("./previous-page")
    let (moments, _) = try Self.moments(of: "./previous-page", .declaration)

    #expect(moments.count == run.events.count)
    for moment in moments {
      let excerpt = try #require(try Self.excerpt(run, moment.event.sequence))
      let answer = WhyAnswer(excerpt, run.vocabulary, isWhole: true)
      for expected in answer.explanations {
        let found = moment.windows.first { $0.ruling.window == expected.ruling.window }
        #expect(found?.ruling == expected.ruling, "event \(moment.event.sequence)")
        #expect(found?.rules == expected.rules, "event \(moment.event.sequence)")
      }
    }
  }

  private static func excerpt(_ run: ExampleRun, _ sequence: UInt64) throws -> RunExcerpt? {
    let search = WhySearch(KeptTrace(run.events))
    guard case .found(let excerpt, _) = try search.event(sequence) else { return nil }
    return excerpt
  }

  @Test func `lighter events are applied without being returned`() throws {
    let (all, whole) = try Self.moments(of: "./previous-page", .declaration)
    let (heavy, light) = try Self.moments(of: "./previous-page", .change)

    #expect(!heavy.isEmpty && heavy.count < all.count)
    #expect(light.situation == whole.situation)
    #expect(light.analysis.findings == whole.analysis.findings)
  }

  @Test func `the lanes end in what is shown and allowed`() throws {
    let (_, reading) = try Self.moments(of: "./previous-page", .declaration)
    let lane = try #require(reading.lanes.windows.first)

    #expect(lane.shown.current?.mask == .landscapeRight)
    #expect(lane.shown.current?.isSeen == true)
    #expect(lane.allowed.current == .portrait)
    #expect(reading.lanes.device.current == .one(.landscapeLeft))
  }

  @Test func `it collects what is asked for, whatever else is`() throws {
    let run = try ExampleRun("./previous-page")
    func read(_ parts: RunReading.Parts, explaining: Bool = false) -> RunReading {
      var reading = RunReading(parts)
      reading.minimum = explaining ? .declaration : nil
      for event in run.events { reading.apply(.event(event)) }
      reading.finish(isWhole: true)
      return reading
    }
    let (bare, shown) = (read([]), read([.tally, .shown]))
    let all = read([.tally, .transitions, .lanes], explaining: true)

    #expect(bare.analysis.findings == all.analysis.findings && !all.analysis.findings.isEmpty)
    #expect(bare.lanes.windows.isEmpty && bare.tally.sightings == 0 && bare.transitions.count == 0)
    #expect(shown.tally.sightings == all.tally.sightings && shown.tally.sightings > 0)
    #expect(read(.transitions).transitions.count == all.transitions.count)
    #expect(shown.lanes.windows.map(\.shown.bands) == all.lanes.windows.map(\.shown.bands))
    #expect(shown.lanes.windows.first?.shown.bands.isEmpty == false)
  }

  @Test func `what is shown never has more bands than a table has room for`() throws {
    var reading = RunReading(.shown)
    let window = WindowID(rawValue: 0)
    for number in 0..<5_000 as Range<UInt64> {
      let orientation: InterfaceOrientation = number % 2 == 0 ? .portrait : .landscapeLeft
      let event = Event(
        sequence: number, instant: Instant(rawValue: number * 100),
        .observation(.interfaceOrientation(window: window, orientation: orientation)))
      reading.apply(.event(event))
    }

    let count = try #require(reading.lanes.windows.first).shown.bands.count
    #expect(count > 10 && count <= 200)
  }
}
