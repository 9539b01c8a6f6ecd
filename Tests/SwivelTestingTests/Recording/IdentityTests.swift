import SwivelTestKit
import Testing

@testable import SwivelTesting

struct IdentityTests {
  @Test(arguments: [
    ("opensPlayer()", "opensPlayer"), ("turns(to:within:)", "turns-to-within"),
    ("`a raw name`()", "a-raw-name"), ("PlayerTests.opens()", "PlayerTests.opens"),
  ])
  func `what Swift puts into names becomes hyphens`(name: String, folder: String) {
    #expect(TestIdentity.safe(name) == folder)
  }

  @Test(arguments: [
    "a/b", "..", ".", "", "a\u{0}b", "über", String(repeating: "long", count: 30), "-rf", "a\nb",
    "🙂",
  ])
  func `every name is one that file systems take`(name: String) {
    let safe = TestIdentity.safe(name)

    #expect(!safe.isEmpty)
    #expect(safe.utf8.count <= 90)
    #expect(safe.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
    #expect(safe.first != "." && safe.first != "-")
    #expect(safe == TestIdentity.safe(name))
  }

  @Test func `each project has a folder of its own`() {
    let clones = ["/a/reader", "/b/reader"].map { TestEnvironment.base(in: "/tmp", runIn: $0) }

    #expect(clones.allSatisfy { $0.hasPrefix("/tmp/swivel-traces/reader-") })
    #expect(Set(clones).count == 2)
    #expect(TestEnvironment.base(in: "/tmp", runIn: "/") == "/tmp/swivel-traces")
    #expect(TestEnvironment.base(in: "/tmp", runIn: nil) == "/tmp/swivel-traces")
  }

  @Test func `names that differ stay different`() {
    let names = ["a/b", "a?b", "a-b", "ä", "ö", String(repeating: "x", count: 200)]
    let longer = names + [String(repeating: "x", count: 201)]

    #expect(Set(longer.map { TestIdentity.safe($0) }).count == longer.count)
  }

  @Test(arguments: [
    [["-90"], ["90"]], [["16:9"], ["16 9"], ["16-9"]], [["a", "b-c"], ["a-b", "c"]],
    [["left"], ["Left"], ["left()"], ["(left)"]], [["."], ["-"], [""]],
  ])
  func `arguments that differ have folders that differ`(cases: [[String]]) {
    let folders = cases.map { arguments in
      TestIdentity(module: "M", test: ["T"], arguments: arguments).folder.lowercased()
    }

    #expect(Set(folders).count == cases.count)
  }

  @Test(arguments: ["portrait", "Portrait", "a/b"], [1, 2])
  func `each case has its own folder`(word: String, number: Int) throws {
    let test = try #require(Test.current)
    let identity = TestIdentity(test, Test.Case.current)

    let parts = identity.folder.split(separator: "/")
    #expect(parts.count == 3)
    #expect(parts.first == "SwivelTestingTests")
    #expect(parts.last?.hasPrefix(word == "a/b" ? "a-b-\(number)-" : "\(word)-\(number)") == true)
  }

  @Test func `a test without arguments has none of them in its folder`() throws {
    let test = try #require(Test.current)

    #expect(
      TestIdentity(test, Test.Case.current).folder
        == "SwivelTestingTests/IdentityTests.a-test-without-arguments-has-none-of-them-in-its-folder"
    )
  }
}
