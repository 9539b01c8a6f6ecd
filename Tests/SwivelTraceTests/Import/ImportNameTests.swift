import Foundation
import SwivelTrace
import Testing

struct ImportNameTests {
  @Test(arguments: ReportKind.allCases)
  func `each tool's reports have tests of their own`(kind: ReportKind) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appendingPathComponent("\(kind.name)Tests.swift").path

    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `imports are distinguished by their names`() {
    let names = Import.Kind.all.map(\.name)

    #expect(Set(names).count == names.count)
    #expect(names.count == ReportKind.allCases.count + 1)
  }
}
