import Testing

struct ExplainTests {
  @Test func `all ids are listed, and each has its page`() throws {
    let list = try Program.run("explain")
    let ids = list.lines.map { $0.prefix { $0 != " " } }

    #expect(list.code == 0)
    #expect(Set(ids).count == ids.count)
    for id in [ids.first, ids.last].compactMap({ $0 }) {
      let page = try Program.run("explain", String(id))
      #expect(page.code == 0)
      #expect(page.output.hasPrefix("\(id): a "))
    }
  }

  @Test func `an id that nothing has is 64`() throws {
    let outcome = try Program.run("explain", "back-navigation-rotate")

    #expect(outcome.code == 64)
    let errors = outcome.errors.split(separator: "\n").joined(separator: " ")
    #expect(errors.contains("(did you mean back-navigation-rotated?)"))
    #expect(errors.contains("swivel explain lists all ids"))
    #expect(try Program.run("explain", "?").code == 64)
  }
}
