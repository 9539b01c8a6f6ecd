import SwivelTestKit
import SwivelText
import Testing

struct LineSplitterTests {
  @Test(arguments: [1, 2, 3, 7, 64, 100_000])
  func `lines come out whole, however the stream is cut`(chunkSize: Int) {
    let stream = Array("one\n\ntwo\r\nthree\n\nlast".utf8)

    #expect(split(stream, chunkSize) == ["one", "", "two\r", "three", "", "last"])
    #expect(split(stream + [10], chunkSize) == ["one", "", "two\r", "three", "", "last"])
    #expect(split([], chunkSize).isEmpty)
  }

  @Test(arguments: [1_000, 65_536, 65_537, 1 << 20])
  func `a line that is too long is cut once, and the next one is whole`(chunkSize: Int) {
    let limit = LineSplitter.maximumLength
    let longest = String(repeating: "a", count: limit)
    let tooLong = String(repeating: "b", count: 300_000)
    let stream = Array((longest + "\n" + tooLong + "\nc\n" + tooLong).utf8)

    let lines = split(stream, chunkSize)

    #expect(lines.map(\.utf8.count) == [limit, limit + 1, 1, limit + 1])
    #expect(lines[2] == "c")
  }

  @Test func `random lines come out as they went in`() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<50 {
      let lines = (0..<20).map { _ in
        String(repeating: "x", count: Int.random(in: 0...300, using: &random))
      }
      let stream = Array((lines.joined(separator: "\n") + "\n").utf8)

      #expect(split(stream, Int.random(in: 1...400, using: &random)) == lines)
    }
  }

  @Test(arguments: 1...4)
  func `a leading byte order mark is no part of the first line`(chunkSize: Int) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    #expect(split(mark + Array("a\nb".utf8), chunkSize) == ["a", "b"])
    #expect(split(Array("\n\u{FEFF}b\n".utf8), chunkSize) == ["", "\u{FEFF}b"])
    #expect(split(mark, chunkSize) == [])
  }

  private func split(_ stream: [UInt8], _ chunkSize: Int) -> [String] {
    var splitter = LineSplitter()
    var lines: [String] = []
    for start in stride(from: 0, to: stream.count, by: chunkSize) {
      splitter.append(stream[start..<min(start + chunkSize, stream.count)])
      while let line = splitter.next() { lines.append(text(Array(line))) }
    }
    if let line = splitter.finish() { lines.append(text(Array(line))) }
    return lines
  }
}
