import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTestKit
import Testing

struct LineWriterTests {
  @Test(arguments: [0, 1, 2, 3] as [UInt64])
  func `one writer writes what one for each moment writes`(seed: UInt64) {
    let trace = RandomEvents(seed: seed, count: 4_000)
    var replayer = Replayer()
    var writer = LineWriter(trace.names)
    var single: [String] = []

    for event in trace.running(SystemVersion(16)) {
      let moment = replayer.apply(event)
      writer.write(moment, replayer.situation)
      single += Names(replayer.situation, trace.names).lines(of: moment)
    }
    let whole = writer.text.lines

    #expect(whole.count > 100)
    #expect(whole == single)
  }

  @Test func `a moment has a line if it is reported`() {
    let trace = RandomEvents(seed: 7, count: 4_000)
    var replayer = Replayer()
    var untoldCount = 0

    for event in trace.running(SystemVersion(12)) {
      let moment = replayer.apply(event)
      let lines = Names(replayer.situation, trace.names).lines(of: moment)
      untoldCount += replayer.isInTimeline(event) ? 0 : 1
      #expect(replayer.isInTimeline(event) == !lines.isEmpty)
    }

    #expect(untoldCount > 0)
  }

  @Test func `a name that becomes known is printed from then on`() {
    var names = NameTable()
    let isPadded = names.pad(to: 1)
    var writer = LineWriter(names)

    let before = line(of: NameID(rawValue: 0), by: &writer)
    let isComplete = names.complete(with: ["Pages", "Film"])
    writer.table = names
    let after = (0..<3 as Range<UInt32>).map { line(of: NameID(rawValue: $0), by: &writer) }

    #expect(isPadded && isComplete)
    #expect(before == "   0.000s  — name 0")
    #expect(after == ["Pages", "Film", "name 2"].map { "   0.000s  — \($0)" })
  }

  @Test func `names that are added later are reported`() {
    var names = NameTable()
    var writer = LineWriter(names)
    var lines: [String] = []

    for number in 0..<100 {
      let id = names.intern("Page\(number)")
      writer.table = names
      lines += [line(of: id, by: &writer), line(of: NameID(rawValue: 0), by: &writer)]
    }

    #expect(lines == (0..<100).flatMap { ["Page\($0)", "Page0"] }.map { "   0.000s  — \($0)" })
  }

  @Test func `a name steers no terminal`() {
    var names = NameTable()
    let id = names.intern("a\u{1B}[2Jb\u{202E}ü")
    var writer = LineWriter(names)

    let lines = (0..<2).map { _ in line(of: id, by: &writer) }

    #expect(lines == ["   0.000s  — a\u{FFFD}[2Jb\u{FFFD}ü", lines[0]])
  }

  @Test func `a moment is written to the thousandth, whatever its digits are`() {
    var random = SplitMix64(seed: 1)
    for shift: UInt64 in 1..<64 {
      let power: UInt64 = 1 << (63 - shift)
      let numbers: [UInt64] = [power, power - 1, random.next() >> shift]
      for number in numbers {
        let fraction = String(number / 1_000 % 1_000)
        let zeros = String(repeating: "0", count: 3 - fraction.count)
        let text = "\(number / 1_000_000).\(zeros)\(fraction)s"
        #expect(Instant(rawValue: number).text == text)
      }
    }
  }

  private func line(of name: NameID?, by writer: inout LineWriter) -> String {
    var replayer = Replayer()
    let kind =
      name.map { Event.Kind.remark(.marker(name: $0)) } ?? .remark(.note(text: NameID(rawValue: 0)))
    let marker = Event(sequence: 0, instant: .start, kind)
    writer.text.removeAll()
    writer.write(replayer.apply(marker), replayer.situation)
    return writer.text.lines.joined()
  }
}

extension [UInt8] {
  fileprivate var lines: [String] {
    String(decoding: self, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
