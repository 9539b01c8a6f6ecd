import SwivelFindings
import SwivelModel
import SwivelText
import Testing

@testable import SwivelReports

/// The example code of a finding has the app's names and masks, where they can stand there.
struct CodeFittingTests {
  @Test func `a presented page gets its name and its mask`() throws {
    let code = try Self.code(for: Self.sheet(named: "CookingPage"))
    let block = try #require(code.first)

    #expect(block.names == ["CookingPage"])
    #expect(block.text.contains("let scanner = CookingPage()"))
    #expect(block.text.contains("class CookingPage: UIViewController"))
    #expect(block.text.contains("    .landscape\n"))
    #expect(!block.text.contains("ScannerPage") && !block.text.contains(".portrait"))
  }

  @Test func `a request is for what the page allows`() throws {
    let code = try Self.code(for: Self.dismissal, of: "dismissal-rotated")

    #expect(code.first?.text.contains(".iOS(interfaceOrientations: .landscapeRight)") == true)
  }

  @Test func `the name of a module is left out`() throws {
    let code = try Self.code(for: Self.sheet(named: "Kitchen.CookingPage"))

    #expect(code.first?.text.contains("class CookingPage: UIViewController") == true)
  }

  @Test(arguments: [
    "UIHostingController<CookingPage>", "a page", "class {}", "9Page", "page", "UIViewController",
  ])
  func `a name that no class can have leaves the example as it is`(name: String) throws {
    let block = try #require(try Self.code(for: Self.sheet(named: name)).first)

    #expect(block.names.isEmpty)
    #expect(block.text.contains("class ScannerPage: UIViewController"))
  }

  @Test(arguments: [
    ("tab", "UITabBarController"), ("navigation", "UINavigationController"),
    ("split", "UISplitViewController"), ("page", "UIPageViewController"),
    ("container", "UIViewController"),
  ])
  func `a container gets the code for its kind`(kind: String, superclass: String) throws {
    let code = try Self.code(for: Self.container(kind)).filter { $0.title == "UIKit" }

    #expect(code.count == 1)
    #expect(code.first?.text.contains("final class Shell: \(superclass) {") == true)
  }

  @Test func `each container between the page and the one that was asked gets its code`() throws {
    var lines = Self.container("tab")
    lines[4] = #"{"kind":"controller","controller":3,"type":"navigation","name":"FeedStack"}"#
    lines.insert(
      contentsOf: [
        #"{"kind":"childAdded","parent":1,"child":3}"#,
        #"{"kind":"childAdded","parent":3,"child":2}"#,
      ], at: 5)
    let code = try Self.code(for: lines).filter { $0.title == "UIKit" }

    #expect(code.map(\.names) == [["Shell"], ["FeedStack"]])
    #expect(code.last?.text.contains("final class FeedStack: UINavigationController {") == true)
  }

  @Test func `a container that forwards needs no code`() throws {
    var lines = Self.container("tab")
    lines[4] = #"{"kind":"controller","controller":3,"type":"navigation","name":"FeedStack"}"#
    lines.insert(
      contentsOf: [
        #"{"kind":"childAdded","parent":1,"child":3}"#,
        #"{"kind":"childAdded","parent":3,"child":2}"#,
        #"{"kind":"forwarding","controller":1,"to":"selected","hook":"override"}"#,
      ], at: 5)
    let code = try Self.code(for: lines).filter { $0.title == "UIKit" }

    #expect(code.map(\.names) == [["FeedStack"]])
  }

  @Test func `without a finding there is code for each kind`() throws {
    let detector = try #require(Detector.named("container-ignores-child"))

    #expect(Set(detector.code(on: SystemVersion(17)).compactMap(\.container)).count == 5)
  }

  private static func code(
    for lines: [String], of id: Detector.ID? = nil
  ) throws -> [CodeBlock] {
    var reader = EventTextReader(clock: { .start })
    var analysis = Analysis()
    for line in lines {
      if let item = try reader.read(line: line) { _ = analysis.apply(item) }
    }
    analysis.finish()
    let finding = analysis.findings.first { id == nil || $0.id == id }
    return try #require(finding).code(reader.vocabulary.names)
  }

  /// A page for landscape is presented as a sheet.
  private static func sheet(named name: String) -> [String] {
    [
      #"{"kind":"systemVersion","version":"17.4"}"#,
      #"{"kind":"controller","controller":1,"type":"plain","name":"RecipePage"}"#,
      #"{"kind":"supported","controller":1,"mask":["portrait"]}"#,
      #"{"kind":"controller","controller":2,"type":"plain","name":"\#(name)"}"#,
      #"{"kind":"supported","controller":2,"mask":["landscapeLeft","landscapeRight"]}"#,
      #"{"kind":"windowAdded","window":1,"scene":1,"level":0}"#,
      #"{"kind":"rootChanged","window":1,"controller":1}"#,
      #"{"kind":"interfaceOrientation","window":1,"orientation":"portrait"}"#,
      #"{"kind":"presentationStyle","controller":2,"style":"pageSheet"}"#,
      #"{"kind":"presentBegan","on":1,"controller":2}"#,
      #"{"kind":"presentEnded","controller":2}"#,
    ]
  }

  /// A portrait page is dismissed above a landscape page, whose root allows both.
  private static let dismissal = [
    #"{"kind":"systemVersion","version":"17.4"}"#,
    #"{"kind":"controller","controller":1,"type":"plain","name":"Root"}"#,
    #"{"kind":"controller","controller":2,"type":"plain","name":"AlbumList"}"#,
    #"{"kind":"supported","controller":2,"mask":["landscapeRight"]}"#,
    #"{"kind":"childAdded","parent":1,"child":2}"#,
    #"{"kind":"controller","controller":3,"type":"plain","name":"Viewer"}"#,
    #"{"kind":"supported","controller":3,"mask":["portrait"]}"#,
    #"{"kind":"windowAdded","window":1,"scene":1,"level":0}"#,
    #"{"kind":"rootChanged","window":1,"controller":1}"#,
    #"{"kind":"interfaceOrientation","window":1,"orientation":"landscapeRight"}"#,
    #"{"kind":"presentationStyle","controller":3,"style":"fullScreen"}"#,
    #"{"kind":"presentBegan","on":1,"controller":3}"#,
    #"{"kind":"presentEnded","controller":3}"#,
    #"{"kind":"interfaceOrientation","window":1,"orientation":"portrait"}"#,
    #"{"kind":"dismissBegan","controller":3}"#, #"{"kind":"dismissEnded","controller":3}"#,
    #"{"kind":"interfaceOrientation","window":1,"orientation":"portrait"}"#,
  ]

  /// A page for portrait is in a container that does not forward, and the device is rotated.
  private static func container(_ kind: String) -> [String] {
    [
      #"{"kind":"systemVersion","version":"17.4"}"#,
      #"{"kind":"controller","controller":1,"type":"\#(kind)","name":"Shell"}"#,
      #"{"kind":"controller","controller":2,"type":"plain","name":"FeedPage"}"#,
      #"{"kind":"supported","controller":2,"mask":["portrait"]}"#,
      #"{"kind":"childAdded","parent":1,"child":2}"#,
      #"{"kind":"windowAdded","window":1,"scene":1,"level":0}"#,
      #"{"kind":"rootChanged","window":1,"controller":1}"#,
      #"{"kind":"interfaceOrientation","window":1,"orientation":"portrait"}"#,
      #"{"kind":"deviceOrientation","orientation":"landscapeLeft"}"#,
      #"{"kind":"interfaceOrientation","window":1,"orientation":"landscapeRight"}"#,
    ]
  }
}
