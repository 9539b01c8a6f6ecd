/// Code to write about a finding.
package struct CodeBlock: Encodable, Sendable {
  /// A language, by its name in Markdown.
  package enum Language: String, CaseIterable, Encodable, Sendable {
    case swift, xml, jsx
    case objectiveC = "objective-c"
  }

  /// What it is for, such as `UIKit` or `Info.plist`.
  package let title: String
  package let language: Language
  /// What is to be known of it.
  package let note: String?
  package let text: String

  /// Code that the tests compile against a look-alike of UIKit.
  static func uiKit(_ bytes: [UInt8]) -> Self { Self("UIKit", .swift, bytes) }

  /// Code for which the tests have no compiler but its parser: there is no SwiftUI on Linux.
  static func swiftUI(_ bytes: [UInt8]) -> Self {
    Self("SwiftUI", .swift, note: "parsed, not compiled, by Swivel's tests", bytes)
  }

  /// Entries of the app's Info.plist.
  static func infoPlist(_ bytes: [UInt8]) -> Self { Self("Info.plist", .xml, bytes) }

  /// Code in a language that the tests cannot read.
  static func unchecked(_ title: String, _ language: Language, _ bytes: [UInt8]) -> Self {
    Self(title, language, note: "not compiled by Swivel's tests", bytes)
  }

  private init(
    _ title: String, _ language: Language, note: String? = nil, _ bytes: [UInt8]
  ) {
    (self.title, self.language, self.note) = (title, language, note)
    text = String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// The title with the note.
  package var heading: String { note.map { "\(title) (\($0))" } ?? title }

  /// The lines.
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}
