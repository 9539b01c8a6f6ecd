import Foundation
import SwivelModel
import SwivelTestKit
import SwivelText
import SwivelTrace
import Testing

@testable import SwivelLog

/// The logs in `Tests/FormatCorpus` read as they always did.
///
/// `SWIVEL_RECORD=1` writes those of the newest version anew, and still fails; never those of older
/// ones. Builds of zlib write different bytes, so a log that is made anew is compared by what it
/// reads as.
struct FormatCorpusTests {
  @Test(
    .disabled(if: isRecording, "the corpus is written anew"),
    arguments: FormatCase.all, FormatCase.Mode.allCases)
  func `a log of the corpus reads as ever`(_ format: FormatCase, mode: FormatCase.Mode) throws {
    let path = Traces.path("../\(format.path)")
    let outcome = ReadTrace(path, mode)

    let expected = try format.text(mode)
    #expect(outcome.text == expected)
    #expect(outcome.code == format.code(mode))
  }

  @Test func `the corpus is made as ever`() throws {
    let cases = try CorpusCase.all()
    if Self.isRecording { try Corpus.write(cases) }
    #expect(!Self.isRecording, "written anew: read the difference")

    let versions = Set(cases.map(\.version))
    let frozen = FormatCase.all.filter { versions.contains(String($0.name.prefix { $0 != "/" })) }
    #expect(frozen.map(\.name) == cases.map { "\($0.version)/\($0.name)" })
    for (format, made) in zip(frozen, cases) {
      try Corpus.withFiles(of: made) { path in
        for mode in FormatCase.Mode.allCases {
          let outcome = ReadTrace(path, mode)
          let expected = try format.text(mode)
          #expect(outcome.text == expected, "\(made.name) \(mode)")
          #expect(outcome.code == format.code(mode), "\(made.name) \(mode)")
        }
      }
    }
  }

  private static let isRecording =
    ProcessInfo.processInfo.environment["SWIVEL_RECORD"] == "1"
    && ProcessInfo.processInfo.environment["CI"] == nil
}

/// What the command prints of a trace, and what it ends with.
struct ReadTrace {
  private(set) var text = ""
  private(set) var code: Int32 = 0

  init(_ path: String, _ mode: FormatCase.Mode) {
    var bytes: [UInt8] = []
    do throws(TraceError) {
      let reader = try TraceReader(path: path, mode: Self.modes[mode] ?? .tail)
      defer { text = String(decoding: bytes, as: UTF8.self) }
      var writer = EventTextWriter()
      writer.write(reader.header, into: &bytes)
      var hasUnreadable = false
      while let item = try reader.next() {
        writer.write(item, vocabulary: reader.vocabulary, into: &bytes)
        hasUnreadable = hasUnreadable || Self.isUnreadable(item)
      }
      code = reader.summary.hasLoss || hasUnreadable ? 3 : 0
    } catch {
      code = 2
    }
  }

  private static let modes: [FormatCase.Mode: LogReader.Mode] = [
    .strict: .strict, .tail: .tail, .salvage: .salvage,
  ]

  private static func isUnreadable(_ item: TraceItem) -> Bool {
    guard case .event(let event) = item, case .unrecognized(let record) = event.kind else {
      return false
    }
    return EventSchema.known(code: record.code) != nil
  }
}
