import SwivelModel

/// Code to write about a finding.
package struct CodeBlock: FieldList, Sendable {
  /// A language, by its name in Markdown.
  package enum Language: String, CaseIterable, JSONValue, Sendable {
    case swift, xml, jsx
    case objectiveC = "objective-c"
  }

  /// What it is for, such as `UIKit` or `Info.plist`.
  package let title: String
  package let language: Language
  /// What is to be known of it.
  package let note: String?
  package internal(set) var text: String
  /// The class in it that stands for the page of a finding.
  private(set) var page: String?
  /// The class in it that stands for the controller that was asked.
  private(set) var asked: String?
  /// The kind of container for which it is; `nil` for all.
  private(set) var container: ControllerKind?
  /// The names of the app in it.
  var names: [String] = []

  static let fields: Fields<Self> = [
    .has("title", \.title), .has("language", \.language), .mayHave("note", \.note),
    .has("text", \.text),
  ]

  /// Code that the tests compile against a look-alike of UIKit.
  static func uiKit(_ bytes: [UInt8], page: String? = nil, asked: String? = nil) -> Self {
    var block = Self("UIKit", .swift, bytes)
    (block.page, block.asked) = (page, asked)
    return block
  }

  /// Code for a kind of container, whose class is one that the tests compile.
  static func container(_ kind: ControllerKind, _ bytes: [UInt8], asked: String) -> Self {
    var block = uiKit(bytes, asked: asked)
    block.container = kind
    return block
  }

  /// Code for which the tests have no compiler but its parser: there is no SwiftUI on Linux.
  static func swiftUI(_ bytes: [UInt8]) -> Self {
    Self("SwiftUI", .swift, note: "syntax checked, not compiled", bytes)
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

  /// The title with the versions and the note.
  package var heading: String {
    let notes = [versions?.description, note].compactMap(\.self)
    return notes.isEmpty ? title : "\(title) (\(notes.joined(separator: "; ")))"
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}
