import Testing

/// Times on the command line.
struct TimeOptionTests {
  private static let negative: [[String]] = [
    ["why", Samples.turned, "--at", "-3"], ["why", Samples.turned, "--at=-3"],
    ["replay", Samples.turned, "--at", "-3"], ["replay", Samples.turned, "--from", "-0.5"],
    ["replay", Samples.turned, "--to=-3"], ["why", Samples.turned, "--at", "noon"],
    ["diff", Samples.turned, Samples.turned, "--time-tolerance", "-1"],
  ]

  @Test(arguments: negative) func `what is no time from 0 is refused, and the form is named`(
    arguments: [String]
  ) throws {
    let outcome = try Program.run(arguments)

    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("expected a time in seconds, 0 or greater, such as 12.431"))
  }
}
