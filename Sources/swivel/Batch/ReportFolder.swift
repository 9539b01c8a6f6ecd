import SwivelLog
import SwivelPage
import SwivelReports
import SwivelTrace

/// A folder with the pages of several traces, and an index of them.
struct ReportFolder {
  private static let traces = "traces"

  private let path: String
  private let writesAll: Bool
  private var rows: [IndexRow] = []
  private var names: Set<String> = []

  /// Makes the folder unless it is there.
  init(_ path: String, writesAll: Bool) throws(Failure) {
    (self.path, self.writesAll) = (path, writesAll)
    try Failure.at(path) { () throws(LogError) in try Files.makeFolder("\(path)/\(Self.traces)") }
  }

  /// The file that lists the traces.
  var index: String { "\(path)/index.html" }

  /// Adds a trace, and writes its page if it has findings.
  mutating func add(_ made: MadeReport) throws {
    guard writesAll || !made.trace.findings.isEmpty else {
      return rows.append(IndexRow(made.trace, link: nil))
    }
    let link = "\(Self.traces)/\(name(for: made.trace.trace.path)).html"
    try GrowingFile.write(made.text, to: "\(path)/\(link)")
    rows.append(IndexRow(made.trace, link: link))
  }

  /// Writes the index.
  func finish(command: String) throws {
    let html = ReportPage.index(
      rows, generator: "swivel \(Swivel.version)", command: command, path: path)
    try GrowingFile.write(html, to: index)
  }

  /// A file name of plain letters, different for each trace.
  private mutating func name(for trace: String) -> String {
    let last = trace.split(separator: "/").last.map(String.init) ?? "trace"
    let plain = last.utf8.prefix(80).map { byte in
      Self.isPlain(byte) ? Character(UnicodeScalar(byte)) : "-"
    }
    let base = String(plain.drop { $0 == "." })
    var (name, number) = (base, 2)
    while !names.insert(name).inserted {
      (name, number) = ("\(base)-\(number)", number + 1)
    }
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
