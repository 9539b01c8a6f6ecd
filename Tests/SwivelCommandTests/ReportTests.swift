import Foundation
import SwivelTestKit
import Testing

struct ReportTests {
  private static let both = "\(Samples.turned) \(Samples.cured)"

  @Test func `one trace makes one file, with the same bytes each time`() throws {
    try withFolder { folder in
      let (first, second) = (folder.path("a.html"), folder.path("b.html"))
      let outcome = try Program.run("report", Samples.turned, "-o", first)
      _ = try Program.run("report", Samples.turned, "-o", second)

      #expect(outcome.code == 0)
      #expect(outcome.lines.last == first)
      let page = try String(contentsOfFile: first, encoding: .utf8)
      #expect(try page == String(contentsOfFile: second, encoding: .utf8))
      #expect(page.contains("<h1>Going back shows the previous page"))
    }
  }

  @Test func `several traces make a folder, with pages for those with findings`() throws {
    try withFolder { folder in
      let outcome = try Program.run(
        "report", Samples.turned, Samples.cured, "-o", folder.path("out"))

      #expect(outcome.lines.last == folder.path("out/index.html"))
      let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path("out/traces"))
      #expect(pages == ["previous-page.swivel.html"])
      _ = try Program.run(
        "report", Samples.turned, Samples.cured, "--all", "-o", folder.path("out"))
      let all = try FileManager.default.contentsOfDirectory(atPath: folder.path("out/traces"))
      #expect(all.count == 2)
    }
  }

  @Test func `one file can have several traces, and every link in it leads somewhere`() throws {
    try withFolder { folder in
      let path = folder.path("all.html")
      let outcome = try Program.run(
        "report", Samples.turned, Samples.cured, Samples.turned, "--single", "-o", path)

      #expect(outcome.lines.last == path)
      let page = try String(contentsOfFile: path, encoding: .utf8)
      #expect(page.components(separatedBy: "<h1>").count == 2)
      let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
      #expect(ids.filter { $0.hasPrefix("trace-") } == ["trace-1", "trace-2"])
      #expect(Set(ids).count == ids.count)
      let links = page.matches(of: /href="#([^"]*)"/).map { String($0.output.1) }
      #expect(links.contains("t1-event=29"))
      #expect(Set(links).subtracting(ids).filter { !$0.contains("event=") } == [])
    }
  }

  @Test func `a redacted report has the tokens of a redacted log`() throws {
    try withFolder { folder in
      _ = try Program.run("redact", Samples.turned, "-o", folder.path("r.swivel"))
      let log = try Program.run("report", "--json", folder.path("r.swivel"))
      let report = try Program.run("report", "--json", "--redact", Samples.turned)

      let (expected, found) = try (#require(log.objects.first), #require(report.objects.first))
      for key in ["strings", "whys", "trees", "windows"] {
        #expect(expected[key] as? NSArray == found[key] as? NSArray, "\(key)")
      }
      #expect(!report.output.contains("ArticleListController"))
      #expect(report.output.contains("name-"))
      #expect(!report.output.contains("traces/"))
    }
  }

  @Test func `the file is opened, or a note says why not`() throws {
    try withFolder { folder in
      let outcome = try Program.shell(
        """
        D="$1"; s="$SWIVEL"; mkdir "$D/bin" "$D/none"
        printf '#!/bin/sh\\necho "$1" > "%s/opened"\\n' "$D" > "$D/bin/open"; chmod +x "$D/bin/open"
        cp "$D/bin/open" "$D/bin/xdg-open"
        PATH="$D/bin:$PATH" "$s" report \(Samples.turned) -o "$D/a.html" --open
        for i in 1 2 3 4 5 6 7 8 9; do test -s "$D/opened" || sleep 1; done; cat "$D/opened"
        PATH="$D/none" "$s" report \(Samples.turned) -o "$D/a.html" --open 2>&1
        """, folder.path(""))

      #expect(outcome.lines.filter { $0.hasSuffix("/a.html") }.count == 3)
      #expect(outcome.lines.contains { $0.contains("was not opened: ") })
    }
  }

  @Test(
    arguments: [
      "report --json --open", "report --json --single", "report", "report --single -o out/",
      "check --format html", "check --format html:a.html --format html:b.html",
    ])
  func `options that contradict each other are refused`(words: String) throws {
    let outcome = try Program.shell("swivel \(words) \(Samples.turned) < /dev/null")

    #expect(outcome.code == 64)
  }

  @Test func `check writes the same page as report, and one file or a folder for several`() throws {
    try withFolder { folder in
      let outcome = try Program.shell(
        """
        D="$1"; swivel report \(Samples.turned) -o "$D/r.html" > /dev/null
        swivel check \(Samples.turned) --exit-zero --format html:"$D/c.html" 2> /dev/null
        cmp "$D/r.html" "$D/c.html" && echo same
        swivel check \(Self.both) --exit-zero --format html:"$D/all.html" --format json 2> /dev/null
        swivel check \(Self.both) --exit-zero --format html:"$D/out/" 2> /dev/null
        grep -c 'id="trace-1"' "$D/all.html"; ls "$D/out"
        """, folder.path(""))

      #expect(outcome.lines.first == "same")
      #expect(outcome.lines.count { $0.hasPrefix("{") } == 1)
      #expect(Array(outcome.lines.suffix(3)) == ["1", "index.html", "traces"])
    }
  }

  @Test func `check reads a trace once, so that it makes a page of the standard input`() throws {
    try withFolder { folder in
      let outcome = try Program.shell(
        """
        D="$1"; swivel report - -o "$D/r.html" < \(Samples.turned) > /dev/null
        swivel check - --json --format html:"$D/c.html" < \(Samples.turned); echo $?
        cmp "$D/r.html" "$D/c.html" && echo same
        swivel check \(Samples.turned) - --format html:"$D/" < \(Samples.turnedText) > "$D/text"
        find "$D/traces" -name '*.html' | wc -l
        """, folder.path(""))

      #expect(outcome.lines.count { $0.contains("back-navigation-rotated") } == 1)
      #expect(Array(outcome.lines.suffix(3)) == ["1", "same", "2"])
    }
  }

  @Test(arguments: [
    "swivel report none.swivel -o out/a.html", "swivel report none.swivel none.ndjson -o out/all",
    "swivel report --single none.swivel none.ndjson -o out/a.html",
    "swivel check none.swivel --format html:out/a.html",
  ])
  func `no page is written if nothing could be read`(command: String) throws {
    try withFolder { folder in
      let outcome = try Program.shell(
        "cd \"$1\"; \(command); code=$?; find . -name '*.html'; exit $code", folder.path("."))

      #expect(outcome.code == 2)
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func `losses beyond all numbers are added up to the most that is counted`() throws {
    try withFolder { folder in
      let logs = ["number-limits.swivel", "number-limits.ndjson", "losses.swivel"]
      let paths = logs.map { "Tests/FormatCorpus/1.1/\($0)" }

      let outcome = try Program.run(["report", "-o", folder.path("all")] + paths)

      #expect(outcome.code == 3)
      #expect(folder.exists("all/index.html"))
    }
  }

  @Test func `a run may last until the latest time`() throws {
    try withFolder { folder in
      let events = [
        #"{"seq":0,"t":1,"kind":"windowAdded","window":1,"scene":1,"level":0}"#,
        #"{"seq":1,"t":2,"kind":"rootChanged","window":1,"controller":1}"#,
        #"{"seq":2,"t":\#(Int64.max),"kind":"interfaceOrientation","window":1,"orientation":"portrait"}"#,
      ]
      let path = try folder.write(events.joined(separator: "\n").utf8, to: "late.ndjson")

      let outcome = try Program.shell(
        """
        swivel report "$1" --json && swivel export "$1" && swivel report "$1" -o "$1.html" &&
        swivel diff "$1" "$1" --format html:"$1.diff.html"
        """, path)

      #expect(outcome.code == 0)
      #expect(outcome.lines.first?.contains(#""span":\#(Int64.max),"#) == true)
    }
  }

  @Test func `a report of a part of a trace is 3`() throws {
    try withFolder { folder in
      let text = try Samples.text(of: Samples.turnedText) + "{\"kind\":\"nothing\"}\n"
      let path = try folder.write(text.utf8, to: "broken.ndjson")

      let page = try Program.run("report", path, "-o", folder.path("a.html"))
      #expect(page.code == 3)
      #expect(folder.exists("a.html"))
      #expect(try Program.run("report", path, "--json").code == 3)
    }
  }
}
