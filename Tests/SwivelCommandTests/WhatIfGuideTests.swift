import Foundation
import Testing

struct WhatIfGuideTests {
  @Test(arguments: ["cured", "matrix", "minimized"])
  func `the guide shows what is printed`(golden: String) throws {
    let guide = try Samples.text(of: "Sources/swivel/Swivel.docc/WhatIf.md")
    let printed = try Samples.text(of: "traces/goldens/whatif-previous-page-\(golden).txt")

    #expect(guide.contains(printed.drop { $0 != "\n" }))
  }

  @Test func `every key that can be set is in the guide`() throws {
    let guide = try Samples.text(of: "Sources/swivel/Swivel.docc/WhatIf.md")
    for scope in ["controller.VideoController", "app", "device"] {
      let outcome = try Program.run("whatif", Samples.turned, "--set", "\(scope).?=?")
      let errors = outcome.errors.split(separator: "\n").joined(separator: " ")
      let list = try #require(errors.range(of: "; expected ")).upperBound
      let keys = errors[list...].replacing("one of ", with: "").prefix { $0 != "U" }.split(
        separator: ",")
      #expect(!keys.isEmpty)
      for key in keys {
        let word = key.split(separator: " ").first.map(String.init) ?? ""
        #expect(guide.contains("`\(word)`") || guide.contains("\(scope).\(word)="))
      }
    }
  }
}
