import Testing

@testable import SwivelModel

struct RedactionTests {
  @Test func `the hash is the one that was published`() {
    // The key and the message of the paper's appendix: the bytes from 0 on.
    let key = NameKey(0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)
    let message = Array(UInt8(0)...14)

    #expect(key.hash(message) == 0xA129_CA61_49BE_45E5)
  }

  @Test func `the hash does not mind where bytes lie`() {
    let key = NameKey(salt: "a")
    let text = Array("OrderHistoryViewController".utf8)
    let moved = [0x20] + text

    #expect(key.hash(text) == key.hash(moved[1...]))
  }

  @Test func `a token is the same in every version`() {
    #expect(Redaction.names.replacement(for: "ArticleListController") == "name-dd24d24adbfa")
    #expect(
      Redaction.names(salt: "my app").replacement(for: "ArticleListController")
        == "name-c0d3f610b89f")
    #expect(Redaction.names.replacement(for: "") == "name-36e2922f7502")
  }

  @Test func `names have distinct tokens, none of which reveals another`() throws {
    let names = (0..<65_536).map { "Page\($0)" }
    let tokens = names.compactMap(Redaction.names.replacement)

    #expect(Set(tokens).count == names.count)
    #expect(tokens.allSatisfy { $0.utf8.count == 17 && $0.hasPrefix("name-") })
  }

  @Test(arguments: [
    "UINavigationController", "AVPlayerViewController", "iPhone14,5", "iPad13,10", "x86_64",
    "name-0123456789ab",
  ])
  func `what reveals nothing about the app stays`(name: String) {
    #expect(Redaction.names.replacement(for: name) == name)
    #expect(!Redaction.names.isInClear(name))
  }

  @Test(arguments: [
    "UISecretController", "UIHostingController<SecretView>", "iPhone of Anna", "iPhone14,5x",
    "iPhone14", "iPhone,5", "iPad123,4", "name-0123456789AB", "name-0123456789abc", "name-", "",
    "arm64e", "Größe",
  ])
  func `what may tell something of the app does not`(name: String) {
    #expect(Redaction.names.replacement(for: name) != name)
    #expect(Redaction.names.isInClear(name))
  }

  @Test func `those of a list stay, and the others have tokens`() {
    let redaction = Redaction.names(except: ["HomePage"], salt: "s")

    #expect(redaction.replacement(for: "HomePage") == "HomePage")
    #expect(redaction.replacement(for: "homePage")?.hasPrefix("name-") == true)
    #expect(redaction.word == "listed")
  }

  @Test func `names that are dropped leave nothing, not even a token`() {
    let redaction = Redaction.dropping(except: ["HomePage"])

    #expect(redaction.replacement(for: "CartPage") == nil)
    #expect(redaction.replacement(for: "name-0123456789ab") == nil)
    #expect(redaction.replacement(for: "HomePage") == "HomePage")
    #expect(redaction.replacement(for: "UITabBarController") == "UITabBarController")
  }

  @Test func `on the calling thread the same token is made`() {
    let redaction = Redaction.names(salt: "s")
    for name in ["HomePage", "UIViewController", "", String(repeating: "x", count: 4_096)] {
      let bytes = Array(name.utf8)
      let found = bytes.withUnsafeBufferPointer {
        redaction.withReplacement(for: $0) { String(decoding: $0, as: UTF8.self) }
      }
      #expect(found == redaction.replacement(for: name))
    }
  }

  @Test(arguments: ["pipe", "unified-log", "import sentry", "import bugsnag", "import unified-log"])
  func `a header keeps what Swivel itself says of a source`(source: String) {
    var header = TraceHeader()
    _ = header.set(.source, to: source)

    #expect(Redaction.names.redacted(header)[.source] == source)
    #expect(Redaction.names.clearCount(in: header) == 0)
    #expect(Redaction.names.nameCounts(of: header).all == 0)
  }

  private static let id = "0123456789abcdef0123456789abcdef"

  @Test func `a header keeps numbers, times and the system`() {
    var header = TraceHeader()
    for (key, value) in [
      (TraceHeader.Key.id, Self.id), (.start, "2026-01-02T03:04:05Z"), (.app, "com.example.reader"),
      (.system, "iOS 16.4"), (.device, "Anna's phone"), (.source, "scenario secret"),
    ] {
      _ = header.set(key, to: value)
    }

    let redacted = Redaction.names.redacted(header)

    #expect(redacted[.id] == Self.id)
    #expect(redacted[.start] == "2026-01-02T03:04:05Z")
    #expect(redacted[.system] == "iOS 16.4")
    #expect(redacted[.names] == "tokens")
    #expect(Redaction.names.clearCount(in: header) == 3)
    #expect(Redaction.names.clearCount(in: redacted) == 0)
    #expect(Redaction.none.redacted(header) == header)
    #expect(Redaction.dropping(except: [String]()).redacted(header)[.app] == nil)
  }

  @Test func `a table keeps its places, lost ones too`() throws {
    var names = NameTable()
    _ = names.intern("HomePage")
    _ = names.pad(to: 2)
    _ = names.intern("UIViewController")

    let redacted = Redaction.names.redacted(names)
    let dropped = Redaction.dropping(except: [String]()).redacted(names)

    #expect(redacted.count == 3)
    #expect(redacted[NameID(rawValue: 0)] == Redaction.names.replacement(for: "HomePage"))
    #expect(redacted[NameID(rawValue: 1)] == nil)
    #expect(redacted[NameID(rawValue: 2)] == "UIViewController")
    #expect((0..<3).map { dropped[NameID(rawValue: $0)] } == [nil, nil, "UIViewController"])
  }
}
