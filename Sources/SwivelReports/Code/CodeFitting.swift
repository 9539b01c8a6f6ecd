import SwivelFindings
import SwivelModel
import SwivelText

/// Fits an example to a finding: its types get the names of the app's, and its page the app's mask.
///
/// A name is replaced only where the app's type is one that the example's class could be.
struct CodeFitting {
  private let page: Part?
  private let asked: Part?
  private let mask: String?
  // The orientation that it prefers in place of the example's.
  private let preferred: String?
  // What the Info.plist lists for the page in place of the example's only orientation.
  private let listed: InterfaceOrientationMask

  fileprivate struct Part {
    let name: String
    let superclass: String
  }

  init(_ finding: Finding, _ container: Finding.Party?, _ table: NameTable) {
    page = finding.page.flatMap { Part($0, table) }
    asked = container.flatMap { Part($0, table) }
    mask =
      switch finding.toldRole {
      case .allowed: finding.allowed.swiftText
      // The page is right in the end.
      case .passed: finding.orientation.only == nil ? nil : finding.orientation.swiftText
      default: nil
      }
    listed = finding.toldRole == .passed ? finding.orientation : finding.allowed
    let isAllowed = finding.allowed.allows(.landscapeRight)
    preferred = isAllowed ? nil : finding.allowed.orientations.first?.word
  }

  /// The code with the names and the mask of the app.
  func fit(_ block: CodeBlock) -> CodeBlock {
    var code = block
    if block.language == .xml { code.text = Self.text(code.text, listing: listed) }
    if let mask { code.text = Self.text(code.text, requesting: mask) }
    if let name = block.page, let page, page.isLike(name, in: code.text) {
      if let mask {
        code.text = Self.text(code.text, of: name, returning: mask)
        if let preferred { code.text = Self.text(code.text, preferring: preferred) }
      }
      code.text = code.text.renaming(name, to: page.name)
      code.names.append(page.name)
    }
    if let name = block.asked, let asked, asked.isLike(name, in: code.text) {
      code.text = code.text.renaming(name, to: asked.name)
      code.names.append(asked.name)
    }
    return code
  }

  /// The text in which an Info.plist lists other orientations than only portrait.
  private static func text(_ text: String, listing mask: InterfaceOrientationMask) -> String {
    let entry = { (name: String) in "  <string>UIInterfaceOrientation\(name)</string>\n" }
    let isExample = text.split(separator: "\n").filter { $0.has(text: "<string>") }.count == 1
    guard isExample, !mask.isEmpty else { return text }
    let names = mask.words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return text.replacing(text: entry("Portrait"), with: names.map(entry).joined())
  }

  /// The text that requests other orientations than the example's.
  private static func text(_ text: String, requesting mask: String) -> String {
    let request = { (mask: String) in ".iOS(interfaceOrientations: \(mask))" }
    let example = request(".portrait")
    // Most code has none, and a replacement takes longer than to look for it.
    return text.has(text: example) ? text.replacing(text: example, with: request(mask)) : text
  }

  /// The text in which a page prefers an orientation in place of the example's.
  private static func text(_ text: String, preferring word: String) -> String {
    let answer = "ForPresentation: UIInterfaceOrientation {\n    ."
    guard text.has(text: answer) else { return text }
    return text.replacing(text: answer + "landscapeRight\n", with: answer + word + "\n")
  }

  /// The text in which the class of a page returns a mask in place of the example's.
  private static func text(_ text: String, of name: String, returning mask: String) -> String {
    let answer = "supportedInterfaceOrientations: UIInterfaceOrientationMask {\n"
    guard let start = text.utf8.range(of: "class \(name):".utf8)?.lowerBound,
      let end = text.utf8[start...].range(of: "\n}".utf8)?.lowerBound,
      let line = text.utf8[start..<end].range(of: answer.utf8)?.upperBound
    else { return text }
    let example = text[line..<end].prefix { $0 != "\n" }.drop { $0 == " " }
    guard example.hasPrefix("."), example.dropFirst().allSatisfy(\.isLetter) else { return text }
    return text[..<start] + text[start..<end].renaming(String(example), to: mask) + text[end...]
  }
}

extension CodeFitting.Part {
  /// Makes it of a controller whose name can be that of a class in Swift.
  fileprivate init?(_ party: Finding.Party, _ table: NameTable) {
    guard let superclass = party.kind.superclass,
      let name = party.name.flatMap({ table[$0] })?.split(separator: ".").last,
      let first = name.unicodeScalars.first?.properties, first.isXIDStart, !first.isLowercase,
      name.unicodeScalars.allSatisfy(\.properties.isXIDContinue),
      name != superclass
    else { return nil }
    (self.name, self.superclass) = (String(name), superclass)
  }

  /// Whether an example's class has the same superclass.
  fileprivate func isLike(_ example: String, in text: String) -> Bool {
    text.has(text: "class \(example): \(superclass)")
  }
}
