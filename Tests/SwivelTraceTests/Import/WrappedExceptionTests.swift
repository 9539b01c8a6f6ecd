import SwivelTrace
import Testing

/// Exceptions and scenes that a console broke at a column, or cut off.
struct WrappedExceptionTests {
  private static let stamp = "2026-06-07 08:09:10.250 Atlas[52:8] "
  private static let uncaught =
    "*** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation', "
    + "reason: '"
  private static let thrown = [
    uncaught + "Supported orientations has no common orientation with the application, and "
      + "[Atlas.PanoramaViewController shouldAutorotate] is returning YES'",
    uncaught + "preferredInterfaceOrientationForPresentation 'portrait' must match a supported "
      + "interface orientation: 'landscapeLeft, landscapeRight'!'",
    uncaught + "preferredInterfaceOrientationForPresentation must return a supported interface "
      + "orientation!'",
    "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '"
      + "UIAlertController:supportedInterfaceOrientations was invoked recursively!'",
  ]

  private static func wrapped(_ line: String, _ width: Int) -> String {
    let letters = Array(line)
    return stride(from: 0, to: letters.count, by: width).map { start in
      String(letters[start..<min(start + width, letters.count)])
    }.joined(separator: "\n")
  }

  @Test(arguments: 50...200, ["", stamp])
  func `a console that breaks lines at a column loses no exception`(width: Int, stamp: String) {
    for text in Self.thrown {
      let line = stamp + text

      #expect(readText(Self.wrapped(line, width)).lines == read(line).lines)
    }
  }

  @Test(arguments: 0...90)
  func `an exception that was cut off is one`(count: Int) {
    let line = Self.stamp + Self.thrown[0].prefix(Self.uncaught.count + count)
    let trace = read(line, Self.stamp + "Atlas is ready")

    #expect(trace.lines.last?.contains("exceptionRaised") == true)
    #expect(trace.lines.count == 1)
  }

  @Test(arguments: 1...28)
  func `a list that was cut off is not known`(count: Int) {
    let trace = read(Self.stamp + Self.thrown[1].dropLast(count + 2))

    #expect(trace.lines.count == 1)
    #expect(trace.lines.first?.hasSuffix(#""exception":"preferredNotSupported"}"#) == true)
  }

  @Test(arguments: [
    "Fatal Exception: UIApplicationInvalidInterfaceOrientation",
    "# A crash by UIApplicationInvalidInterfaceOrientation on some phones\n\nSeen twice:",
  ])
  func `the name of an exception belongs to the reason below it`(name: String) {
    for (text, last) in zip(Self.thrown[..<3], ["noCommon", "preferredNot", "preferredNot"]) {
      let trace = readText("\(name)\n\(text.dropFirst(Self.uncaught.count))")

      #expect(trace.lines.last?.contains(#""exceptionRaised","exception":"\#(last)"#) == true)
      #expect(!trace.lines.contains { $0.contains("other") })
    }
  }

  @Test func `lines below another exception say nothing of it`() {
    let trace = readText(
      """
      *** Terminating app due to uncaught exception 'NSRangeException', reason: 'index 9 of 3'
      *** First throw call stack:
      [Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.
      swivel: {"kind":"attemptRotation"}
      """)

    #expect(trace.lines.count == 2)
    #expect(trace.lines.first?.contains("kvcUnsupported") == true)
  }

  private static let told = [
    ("0x10b1", "none", "( Pu )"), ("0x20c2d", "none", "( Ll Lr )"),
    ("0x10b1", "( Pu )", "( Pu Pd )"),
  ].map { scene, old, new in
    "\(stamp)[Orientation] <UIWindowScene: \(scene)> (42C0FFEE-0000-4A0D-9000-0123456789AB) "
      + "Scene updated orientation preferences: \(old) -> \(new)"
  }

  @Test(arguments: 50...160)
  func `scenes stay apart where a console breaks lines`(width: Int) {
    let broken = readText(Self.told.map { Self.wrapped($0, width) }.joined(separator: "\n"))

    #expect(broken.lines == readText(Self.told.joined(separator: "\n")).lines)
    #expect(broken.counts.sample == nil)
  }

  @Test(arguments: [("&lt;", "&gt;"), ("&#60;", "&#62;")])
  func `scenes stay apart in the source of a page`(less: String, greater: String) {
    let page = Self.told.map { line in
      line.map { $0 == "<" ? less : $0 == ">" ? greater : String($0) }.joined()
    }

    #expect(
      readText(page.joined(separator: "\n")).lines
        == readText(Self.told.joined(separator: "\n")).lines)
  }

  @Test(arguments: ["&#39;", "&apos;", "&#x27;", "\u{2019}"])
  func `an exception may be in marks of a page or a word processor`(quote: String) {
    for text in Self.thrown {
      let page = text.map { $0 == "'" ? quote : String($0) }.joined()

      #expect(read(page).lines == read(text).lines)
    }
  }
}
