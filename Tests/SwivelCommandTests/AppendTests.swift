import SwivelTestKit
import Testing

struct AppendTests {
  @Test func `numbers and times continue from the end of the log`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", path, input: Streams.turns(3, at: 500)).code == 0)

      let outcome = try Program.run(
        "record", "-o", path, "--append", input: Streams.turns(2, at: 10))

      #expect(outcome.code == 0)
      let events = try Program.run("cat", path).objects.dropFirst()
      #expect(events.map { $0["seq"] as? Int } == [0, 1, 2, 3, 4])
      #expect(events.map { $0["t"] as? Int } == [500, 1_500, 2_500, 2_510, 3_510])
      #expect(try Program.run("info", path, "--json").objects[0]["closedCleanly"] as? Bool == true)
    }
  }

  @Test func `a link leads to the recorder of its log`() throws {
    try withFolder { (folder) throws in
      let line = """
        cd "$1" && ln -s a.swivel b.swivel
        (cat feed.ndjson; until [ -s swivel.rc ]; do sleep 0.1; done) | swivel record -o a.swivel &
        until [ -e a.swivel.hot ]; do sleep 0.1; done
        code=0; swivel record --append -o b.swivel < feed.ndjson || code=$?
        echo $code > swivel.rc; wait; exit $code
        """
      _ = try folder.write(Streams.turns(3).utf8, to: "feed.ndjson")
      let outcome = try Program.shell(line, folder.path)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("is recording"))
      #expect(try Program.run("cat", folder.path("a.swivel")).code == 0)
    }
  }

  @Test func `a torn block is cut away first`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", path, input: Streams.turns(3)).code == 0)
      _ = try folder.write(folder.bytes("a.swivel").dropLast(3), to: "a.swivel")

      let outcome = try Program.run(
        "record", "-o", path, "--append", input: Streams.markers("again"))

      #expect(outcome.code == 0)
      #expect(outcome.errors.contains("of an incomplete block removed\n"))
      let log = try Program.run("cat", path)
      #expect(log.code == 0)
      #expect(log.lines.count == 5)
    }
  }

  @Test(arguments: ["missing", "text"]) func `what is no log is left alone, and 2`(
    name: String
  ) throws {
    try withFolder { (folder) throws in
      let path = folder.path(name)
      if name == "text" { _ = try folder.write("hello".utf8, to: name) }

      let outcome = try Program.run(
        "record", "-o", path, "--append", input: Streams.markers("again"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.hasPrefix("error: \(path): "))
      #expect((try? folder.text(name)) == (name == "text" ? "hello" : nil))
    }
  }

  @Test(arguments: [[], ["--append"]]) func `a directory is no log to write`(
    options: [String]
  ) throws {
    try withFolder { folder in
      let outcome = try Program.run(["record", "-o", folder.path] + options)

      #expect(outcome.code == 2)
      #expect(outcome.errors.hasPrefix("error: \(folder.path): it is a directory\n  help: "))
    }
  }
}
