import SwivelTrace
import SwivelTestKit
import SwivelText
import Testing

struct MalformedReportTests {
  private static let report = #"""
    {"device":{"osName":"iOS","osVersion":"16.1","model":"iPhone14,5"},"threads":[{"n":1e9},[]],
     "breadcrumbs":[{"timestamp":"2026-05-04T10:11:12Z","name":"Orientation Changed","type":"state",
     "metaData":{"to":"landscapeleft","é":"\u00e9"}},{"name":"App Did Enter Background"}]}
    """#

  private static func fault(_ report: String, _ kind: ReportKind = .sentry) -> ImportError? {
    fault(Array(report.utf8), kind)
  }

  private static func fault(_ report: [UInt8], _ kind: ReportKind) -> ImportError? {
    do throws(ImportError) {
      _ = try ImportedReport(kind, report)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a report that is cut off anywhere is reported with the place`() {
    let bytes = Array(Self.report.utf8)
    for count in 1..<bytes.count {
      let fault = Self.fault(Array(bytes.prefix(count)), .bugsnag)
      guard case .notJSON(let line, let column, _) = fault else {
        Issue.record("\(count) bytes: \(String(describing: fault))")
        continue
      }
      #expect(line <= 3 && column <= count + 1)
    }
  }

  @Test(
    arguments: [
      ("", "the file contains no breadcrumbs"), ("[]", "the file contains no breadcrumbs"),
      ("42", "the file contains no breadcrumbs"), ("{}", "the file contains no breadcrumbs"),
      (#"{"breadcrumbs":null}"#, "the file contains no breadcrumbs"),
      (#"{"breadcrumbs":5}"#, "breadcrumbs: expected a list of breadcrumbs, found 5"),
      (#"{"a":{"breadcrumbs":"x"}}"#, #"a.breadcrumbs: expected a list of breadcrumbs, found "x""#),
      (#"{"breadcrumbs":{"values":{}}}"#, "found an object"),
      (#"{"breadcrumbs":[[]]}"#, "breadcrumbs[0]: expected an object, found an array"),
      (
        #"{"breadcrumbs":[{},{"category":7}]}"#, "breadcrumbs[1].category: expected a text, found 7"
      ),
      (#"{"breadcrumbs":[{"timestamp":{}}]}"#, "expected a time, found an object"),
      (#"{"breadcrumbs":[{"timestamp":1e999}]}"#, "expected a time, found 1e999"),
      (#"{"breadcrumbs":[{"timestamp":-1}]}"#, "expected a time, found -1"),
      (#"{"breadcrumbs":[{"timestamp":99999999999999999999}]}"#, "expected a time, found 9999"),
      (#"{"breadcrumbs":[{"timestamp":"2026-13-04T10:11:12Z"}]}"#, "expected a time"),
      (#"{"breadcrumbs":[{"timestamp":"2026-02-29T10:11:12Z"}]}"#, "expected a time"),
      (#"{"breadcrumbs":[{"timestamp":"1900-02-29T10:11:12Z"}]}"#, "expected a time"),
      (#"{"breadcrumbs":[{"timestamp":"2026-04-31T10:11:12Z"}]}"#, "expected a time"),
      (#"{"breadcrumbs":[{"timestamp":"2026-05-04T10:11:12+99:00"}]}"#, "expected a time"),
      (#"{"breadcrumbs":[{"data":[]}]}"#, "breadcrumbs[0].data: expected an object"),
      (
        #"{"breadcrumbs":[{"category":"device.orientation","data":{"position":1}}]}"#,
        "breadcrumbs[0].data.position: expected a text, found 1"
      ),
      (
        "{\"event_id\":\"1\"}\n{\"type\":\"event\"}\n{\"breadcrumbs\":[}\n", "line 3, column 17: "
      ),
      (
        #"{"breadcrumbs":[{"timestamp":"2026-09-10 08:00:00 UTC","name":"screen_view","params":[]}]}"#,
        "the breadcrumbs in the file are from Crashlytics"
      ),
      (
        "{\"breadcrumbs\":[]}\n\n {x",
        #"line 3, column 3: invalid JSON: expected a key in quotes, found "x""#
      ),
      (#"{"a":"\x"}"#, "line 1, column 7: invalid JSON: invalid escape"),
      (
        #"{"breadcrumbs":[{"eventTime":"2026-05-04T10:11:12Z","title":"screen_view","params":{}}]}"#,
        "the breadcrumbs in the file are from neither Sentry nor Bugsnag"
      ),
    ])
  func `a value of the wrong type is reported with its place`(report: String, words: String) throws
  {
    let fault = try #require(Self.fault(report))

    #expect(fault.description.contains(words))
  }

  @Test func `nesting without end, and text that is not UTF-8, are refused`() throws {
    let deep = try #require(Self.fault(String(repeating: "[{\"a\":", count: 500_000)))
    #expect(
      deep.description
        == "line 1, column 193: invalid JSON: more than 64 levels of arrays and objects")
    let bytes = Array(#"{"breadcrumbs":[{"name":""#.utf8) + [0xFF] + Array(#""}]}"#.utf8)
    #expect(Self.fault(bytes, .bugsnag) == .notJSON(line: 1, column: 25, .invalidUTF8))
  }

  @Test func `what would take too much memory is refused`() {
    let many = "[" + String(repeating: "0,", count: 1 << 20) + "0]"
    guard case .notJSON(1, _, .tooManyValues) = Self.fault(many) else {
      Issue.record("not refused")
      return
    }
    let large = [UInt8](repeating: 0x20, count: ImportedReport.maximumSize + 1)
    #expect(Self.fault(large, .sentry) == .tooLarge(limit: ImportedReport.maximumSize))
  }

  @Test(arguments: 0..<400) func `a damaged report is read or refused`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array(Self.report.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      bytes[index] = UInt8.random(in: .min ... .max, using: &random)
    }

    for kind in ReportKind.allCases {
      guard let report = try? ImportedReport(kind, bytes) else { continue }
      let counts = report.counts
      #expect(counts.duplicates + counts.ignored + counts.unknown <= counts.records)
      #expect(counts.events == UInt64(report.items.count))
    }
  }
}
