#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One log of the conformance corpus in `Tests/FormatCorpus`, and what a reader has to make of it.
package struct FormatCase: Sendable, CustomStringConvertible {
  /// How a log is read.
  package enum Mode: String, CaseIterable, Sendable {
    case strict, tail, salvage
  }

  /// The version's folder and the name.
  package let name: String
  /// The exit code of each mode, in their order.
  package let codes: [Int32]

  package var description: String { name }

  /// What reading ends with.
  package func code(_ mode: Mode) -> Int32 {
    Mode.allCases.firstIndex(of: mode).map { codes[$0] } ?? -1
  }

  /// Where the corpus is, relative to the traces.
  package static let folder = "../Tests/FormatCorpus"

  /// The log, or the first of its segments, relative to the root of the repository.
  package var path: String {
    let number = (1...9).first { Self.exists("\(name).00000\($0).swivel") }
    return "Tests/FormatCorpus/\(name)" + (number.map { ".00000\($0).swivel" } ?? ".swivel")
  }

  /// What is printed, before the end is refused if it is.
  package func text(_ mode: Mode) throws -> String {
    let own = "\(name).\(mode.rawValue).ndjson"
    return try Traces.text(of: "\(Self.folder)/" + (Self.exists(own) ? own : "\(name).ndjson"))
  }

  private static func exists(_ file: String) -> Bool { Traces.exists("\(folder)/\(file)") }

  /// The cases, as the table of `Tests/FormatCorpus/README.md` lists them.
  package static let all: [Self] = Traces.needed { try Traces.text(of: "\(folder)/README.md") }
    .split(separator: "\n").compactMap { Self(row: $0) }

  private init?(row: Substring) {
    let cells = row.split(separator: "|").map { cell in
      String(cell.drop { $0 == " " }.prefix { $0 != " " })
    }
    let codes = row.split(separator: "|").suffix(3).compactMap { cell in
      Int32(cell.filter { $0 != " " })
    }
    guard let name = cells.first, name.hasPrefix("`1."), codes.count == 3 else { return nil }
    self.name = String(name.dropFirst().dropLast())
    self.codes = codes
  }
}
