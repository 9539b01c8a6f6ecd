import SwivelModel
import Testing

struct SystemVersionTests {
  @Test(arguments: [("16", "16.0"), ("8.4.1", "8.4.1"), ("26.2", "26.2"), ("5.0.0", "5.0")])
  func `a version reads and prints`(text: String, printed: String) throws {
    #expect(try #require(SystemVersion(text)).description == printed)
  }

  @Test(arguments: ["", ".", "16.", "16.0.0.0", "x", "-1", "16.999", "99999999"])
  func `other words are no version`(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func `versions are ordered by their numbers and not by their digits`() {
    #expect(SystemVersion(9) < SystemVersion(10))
    #expect(SystemVersion(8, 4, 1) < SystemVersion(8, 10))
    #expect(SystemVersion(26, 2).major == 26)
  }
}
