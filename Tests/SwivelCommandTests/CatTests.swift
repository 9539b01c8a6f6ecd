import Foundation
import SwivelTestKit
import Testing

struct CatTests {
  @Test(arguments: [Samples.turned, Samples.cured])
  func `what is printed and recorded again is the same trace`(path: String) throws {
    try withFolder { (folder) throws in
      let copy = folder.path("copy.swivel")

      let record = try Program.shell("swivel cat \"$1\" | swivel record -o \"$2\"", path, copy)

      #expect(record.code == 0)
      #expect(try Program.run("cat", copy).output == Program.run("cat", path).output)
    }
  }

  @Test func `losses and unknown kinds are the same when recorded again`() throws {
    let text = """
      {"swivel":"1.0","unit":"1us","header":{"id":"00000000000000000000000000000001"}}
      {"define":"squeezed","code":126,"fields":["on:controller","force:number"]}
      {"seq":0,"t":0,"kind":"squeezed","on":3,"force":900}
      {"loss":3,"reason":"bufferFull"}
      {"seq":4,"t":7,"kind":"note","text":"naïve\\u001b \\u202e 🎬"}

      """
    try withFolder { (folder) throws in
      let log = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", log, input: text).code == 0)

      let cat = try Program.run("cat", log)

      #expect(cat.code == 3)
      #expect(cat.output == text)
      #expect(cat.errors == "note: \(log): 3 events lost while recording\n")
    }
  }

  @Test func `a trace is the same in both of its forms`() throws {
    let (log, text) = (
      try Program.run("cat", Samples.turned), try Samples.text(of: Samples.turnedText)
    )

    #expect(log.output == text)
    #expect(try Program.run("cat", Samples.turnedText).output == text)
    #expect(try Program.run("cat", "-", input: text).output == text)
  }

  @Test func `a log is read from standard input`() throws {
    let outcome = try Program.shell("swivel cat - < \"$1\"", Samples.turned)

    #expect(outcome.code == 0)
    #expect(outcome.output == (try Program.run("cat", Samples.turned).output))
  }

  @Test func `a reader that goes away ends it at once and without a word`() throws {
    try withFolder { (folder) throws in
      let log = folder.path("big.swivel")
      #expect(try Program.run("record", "-o", log, input: Streams.turns(20_000)).code == 0)

      for line in ["", "trap '' PIPE; "] {
        let outcome = try Program.shell("\(line)swivel cat \"$1\" | head -n 1", log)

        #expect(!outcome.isLate)
        #expect(outcome.code == 0)
        #expect(outcome.lines.count == 1)
        #expect(outcome.errors.isEmpty)
      }
    }
  }

  @Test(arguments: ["gzip -t < \"$1\"", "zcat < \"$1\" > /dev/null"])
  func `the tools for gzip find no fault`(line: String) throws {
    let outcome = try Program.shell(line, Samples.turned)

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `the tools for gzip show the header`() throws {
    let outcome = try Program.shell("zcat < \"$1\" | head -n 3", Samples.turned)

    #expect(outcome.lines.count == 3)
    #expect(
      outcome.output.unicodeScalars.allSatisfy {
        "\t\n".unicodeScalars.contains($0) || (" "..."~").contains($0)
      })
    #expect(outcome.output.lowercased().contains("swivel"))
  }

  @Test(.enabled(if: SecondReader.isThere, "there is no python3"))
  func `a reader that makes writers wait gets everything`() throws {
    try withFolder { folder in
      let log = folder.path("log.swivel")
      _ = try Program.run("record", "-o", log, input: Streams.turns(20_000))
      let script = """
        import fcntl, os, subprocess, sys, time
        read, write = os.pipe()
        fcntl.fcntl(write, fcntl.F_SETFL, fcntl.fcntl(write, fcntl.F_GETFL) | os.O_NONBLOCK)
        child = subprocess.Popen([os.environ["SWIVEL"], "cat", sys.argv[1]], stdout=write)
        os.close(write); time.sleep(0.5); count = 0
        while (part := os.read(read, 1 << 16)): count += part.count(b"\\n")
        print(count, child.wait())
        """
      let outcome = try Program.shell("python3 -c \"$1\" \"$2\"", script, log)

      #expect(outcome.output == "20001 0\n")
    }
  }
}
