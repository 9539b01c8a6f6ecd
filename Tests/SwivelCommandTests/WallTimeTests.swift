import SwivelTestKit
import Testing

/// Times of day in place of seconds since the start.
struct WallTimeTests {
  @Test func `a timeline has the times of day`() throws {
    let relative = try Program.run("replay", Samples.turned).lines
    let wall = try Program.run("replay", Samples.turned, "--time", "wall").lines

    #expect(wall[1].hasPrefix("2022-06-21T08:14:12.903Z  main window is predicted to rotate"))
    #expect(wall.map { $0.dropFirst(24) } == relative.map { $0.dropFirst(9) })
    #expect(
      try Program.run("replay", Samples.turned, "--time", "relative").lines == relative)
  }

  @Test func `a moment has its time of day`() throws {
    let why = try Program.run("why", Samples.turned, "--event", "28", "--time", "wall")
    let state = try Program.run("replay", Samples.turned, "--at", "8", "--time", "wall")

    #expect(why.output.hasPrefix("2022-06-21T08:14:20.340Z  main window stayed"))
    #expect(state.output.hasPrefix("2022-06-21T08:14:13.000Z  main window: "))
  }

  @Test(arguments: [
    ("2024-02-28T23:59:59+05:30", "2024-02-29T00:00:06.903+05:30"),
    ("2024-12-31T23:59:59.5-08:00", "2025-01-01T00:00:07.403-08:00"),
  ])
  func `the offset is that of the start`(start: String, time: String) throws {
    try withFolder { folder in
      let text = try Samples.text(of: Samples.turnedText)
        .replacing("2022-06-21T08:14:05Z", with: start)
      let path = try folder.write(text.utf8, to: "a.ndjson")

      let wall = try Program.run("replay", path, "--time", "wall")
      #expect(wall.lines[1].hasPrefix("\(time)  main window is predicted"), "\(wall.output)")
    }
  }

  @Test func `without a start there are none`() throws {
    let text = try Samples.text(of: Samples.turnedText)
    for (value, reason) in [
      ("", "the header has no start time, so the date and time of day are unknown"),
      ("\"start\":\"yesterday\",", "the start time in the header is not in ISO 8601 format"),
    ] {
      let input = text.replacing("\"start\":\"2022-06-21T08:14:05Z\",", with: value)
      for command in [["replay", "-"], ["why", "-", "--event", "28"]] {
        let outcome = try Program.run(command + ["--time", "wall"], input: input)

        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(reason))
      }
    }
    #expect(try Program.run("replay", Samples.turned, "--time", "wall", "--json").code == 64)
  }
}
