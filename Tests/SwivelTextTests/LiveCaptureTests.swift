import SwivelModel
import SwivelText
import Testing

struct LiveCaptureTests {
  @Test func `place and time may be left out where there is a clock`() throws {
    var reader = EventTextReader(clock: { Instant(rawValue: 500) })
    let lines = [
      #"{"kind":"systemAlertShown"}"#,
      #"{"kind":"systemAlertShown","seq":7}"#,
      #"{"loss":3,"reason":"unreadable"}"#,
      #"{"kind":"systemAlertShown","t":900}"#,
      #"{"kind":"systemAlertShown"}"#,
    ]

    let places = try items(lines, &reader).compactMap { item -> [UInt64]? in
      guard case .event(let event) = item else { return nil }
      return [event.sequence, event.instant.rawValue]
    }

    #expect(places == [[0, 500], [7, 500], [11, 900], [12, 900]])
    #expect(reader.nextSequence == 13)
  }

  @Test func `a text without any number and time is numbered, a millisecond apart`() throws {
    var reader = EventTextReader()
    let lines = [
      #"{"swivel":"1.0"}"#, #"{"kind":"systemAlertShown"}"#,
      #"{"kind":"systemAlertShown"}"#, #"{"kind":"systemAlertShown","t":9000}"#,
      #"{"kind":"systemAlertShown"}"#,
    ]

    let events = try items(lines, &reader).compactMap { item -> Event? in
      if case .event(let event) = item { event } else { nil }
    }
    let places = events.map { [$0.sequence, $0.instant.rawValue] }

    #expect(events.map(\.instant.isAssumed) == [true, true, false, true])
    #expect(places == [[0, 0], [1, 1000], [2, 9000], [3, 10000]])
    #expect(reader.isUnnumbered)
  }

  @Test func `the times of a text are assumed if its header says so`() throws {
    var reader = EventTextReader()
    let lines = [
      #"{"swivel":"1.0","header":{"times":"assumed"}}"#,
      #"{"seq":0,"t":7,"kind":"systemAlertShown"}"#,
    ]

    guard case .event(let event)? = try items(lines, &reader).last ?? nil else {
      Issue.record("no event")
      return
    }

    #expect(event.instant.isAssumed)
    #expect(event.instant.rawValue == 7)
  }

  @Test(arguments: [
    (#""seq":0,"t":0,"#, "", "seq"), (#""seq":0,"t":0,"#, #""seq":1,"#, "t"),
    (#""seq":0,"#, "", "t"), (#""t":0,"#, "", "seq"),
  ])
  func `a text with some numbers or times needs all of them`(
    first: String, second: String, missing: String
  ) throws {
    var reader = EventTextReader()
    let lines = [first, second].map { #"{\#($0)"kind":"systemAlertShown"}"# }
    let line = first.contains("seq") && first.contains("\"t\"") ? 2 : 1

    #expect(throws: TextError.missingKey(line: line, key: missing)) {
      _ = try items(lines, &reader)
    }
    #expect(!reader.isUnnumbered)
  }

  @Test func `text may continue after an event`() throws {
    let event = Event(sequence: 41, instant: Instant(rawValue: 900), .window(.systemAlertShown))
    var reader = EventTextReader(after: event, clock: { .start })

    let item = try reader.read(line: #"{"kind":"systemAlertShown"}"#)

    #expect(
      item == .event(Event(sequence: 42, instant: event.instant, record: event.record)))
  }

  @Test func `optional fields may be left out, and others stand in any order`() throws {
    #expect(
      try record(#"{"controller":5,"kind":"needsUpdate"}"#)
        == RequestFact.needsUpdate(controller: ControllerID(rawValue: 5), cause: nil).record)
    #expect(
      try record(#" { "value" : true , "controller":5,"kind":"prefersLock" } "# + "\r")
        == ControllerFact.prefersLock(controller: ControllerID(rawValue: 5), value: true).record)
  }

  @Test func `a refused line changes nothing that follows`() throws {
    var reader = EventTextReader(clock: { .start })

    #expect(throws: TextError.missingKey(line: 1, key: "on")) {
      try reader.read(line: #"{"seq":9,"t":9,"kind":"rotationLock"}"#)
    }
    let item = try reader.read(line: #"{"kind":"rotationLock","on":true}"#)

    #expect(
      item == .event(Event(sequence: 0, instant: .start, .device(.rotationLock(on: true)))))
  }

  @Test func `sequence numbers do not wrap`() throws {
    var reader = EventTextReader(clock: { .start })
    _ = try reader.read(line: #"{"loss":9223372036854775807,"reason":"disk"}"#)
    _ = try reader.read(line: #"{"loss":9223372036854775807,"reason":"disk"}"#)

    #expect(throws: TextError.self) { try reader.read(line: #"{"kind":"systemAlertShown"}"#) }
  }

  @Test func `blank lines say nothing`() throws {
    var reader = EventTextReader()

    #expect(try items(["", " ", "\t\r\n"], &reader).isEmpty)
    #expect(reader.lineCount == 3)
  }

  @Test func `the platform's numbers stand for words`() throws {
    #expect(
      try record(#"{"kind":"appMask","mask":30}"#) == AppFact.appMask(mask: .all).record)
    #expect(
      try record(#"{"kind":"statusBarOrientation","orientation":4}"#)
        == ObservationFact.statusBarOrientation(orientation: .landscapeLeft).record)
  }

  @Test func `a newer minor version may say more in its first line`() throws {
    var reader = EventTextReader()

    _ = try reader.read(line: #"{"swivel":"1.7","unit":"1us","zone":"UTC","header":{"app":"x"}}"#)

    #expect(reader.header?[.app] == "x")
  }
}
