import ArgumentParser
import Foundation
import SwivelFindings
import SwivelText
import SwivelTrace

/// A project's configuration, from its `.swivel.json`.
struct Configuration {
  /// The name of the file.
  static let name = ".swivel.json"

  private(set) var judgement = Judgement()
  private(set) var formats: [FormatOption] = []
  private(set) var failOn = FailOn()
  private(set) var baseline: String?
  /// The traces where the command line names none: files, folders and patterns.
  private(set) var traces: [String] = []
  /// The folder of the goldens.
  private(set) var goldens: String?

  /// The defaults.
  init() {}

  /// Reads a file; paths in it are relative to its directory.
  init(path: String) throws(Failure) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    self = try StrictFile.read(path) { (bytes) throws(DocumentError) in
      try Configuration(bytes, in: folder)
    }
    guard formats.areTellable else {
      throw Failure(
        path, "format: only one can go to standard output; use NAME:PATH for the others")
    }
  }

  /// Finds the file in the working directory or its parents, up to the root of the repository.
  static func found() throws(Failure) -> Configuration {
    var folder = ""
    // A limit on the depth of paths.
    for _ in 0..<256 {
      if Files.exists(folder + name) { return try Configuration(path: folder + name) }
      // Outside a repository, a file in a parent directory may belong to another user.
      guard !Files.exists(folder + ".git"), isInRepository else { break }
      folder += "../"
    }
    return Configuration()
  }

  /// The traces, where the command line names none.
  ///
  /// - Throws: A usage error if there are none either.
  func namedTraces() throws -> [String] {
    guard !traces.isEmpty else {
      throw ValidationError(
        "no trace is named: name files or folders, or list them once as \"traces\" in \(Self.name)")
    }
    return traces
  }

  private static var isInRepository: Bool {
    let parts = FileManager.default.currentDirectoryPath.split(separator: "/")
    return parts.indices.contains { last in
      Files.exists("/" + parts[...last].joined(separator: "/") + "/.git")
    }
  }
}

// MARK: - The file

extension Configuration {
  private static let keys = [
    "schema", "traces", "goldens", "detectors", "failOn", "baseline", "format",
  ]

  private init(_ bytes: [UInt8], in folder: String) throws(DocumentError) {
    let file = try ObjectReader(Node.read(bytes, as: "configuration"), keys: Self.keys)
    _ = try file.optional("schema")?.word(Words("schema", [("swivel.config/1", ())]))
    failOn = try file.optional("failOn").map(FailOn.init) ?? FailOn()
    baseline = try file.optional("baseline").map { (node) throws(DocumentError) in
      Self.path(try node.text(), in: folder)
    }
    goldens = try file.optional("goldens").map { (node) throws(DocumentError) in
      Self.path(try node.text(), in: folder)
    }
    if let list = try file.optional("traces")?.elements() {
      for node in list { traces.append(Self.path(try node.text(), in: folder)) }
    }
    if let list = try file.optional("format")?.elements() {
      for node in list { formats.append(try Self.format(node, in: folder)) }
    }
    for (id, node) in try file.optional("detectors")?.members() ?? [] {
      try rate(Self.detector(id, node), node)
    }
  }

  private mutating func rate(_ id: Detector.ID, _ node: Node) throws(DocumentError) {
    let words = Words<Finding.Severity?>(
      "severity", [("off", nil)] + Finding.Severity.allCases.map { ($0.rawValue, $0) })
    guard let severity = try node.word(words) else {
      judgement.detectors.removeAll { $0.id == id }
      return
    }
    judgement.severities[id] = severity
  }

  private static func detector(_ id: String, _ node: Node) throws(DocumentError) -> Detector.ID {
    guard let detector = Detector.named(Detector.ID(rawValue: id)) else {
      throw .unknownWord(
        node.path, kind: "detector", word: id, known: Detector.all.map(\.id.rawValue))
    }
    return detector.id
  }

  private static func format(_ node: Node, in folder: String) throws(DocumentError) -> FormatOption
  {
    let text = try node.text()
    guard let option = FormatOption(argument: text) else {
      throw .unknownWord(node.path, kind: "format", word: text, known: FormatOption.list)
    }
    return option.path.map { option.to(path($0, in: folder)) } ?? option
  }

  private static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }
}
