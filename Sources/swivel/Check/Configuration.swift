import ArgumentParser
import Foundation
import SwivelFindings
import SwivelText
import SwivelTrace

/// A project's configuration, from its `.swivel.json`.
struct Configuration {
  static let name = ".swivel.json"

  private(set) var file: String?
  private(set) var judgement = Judgement()
  /// The formats of `check`.
  private(set) var formats: [FormatOption] = []
  /// The formats of `diff --golden`.
  private(set) var diffFormats: [FormatOption] = []
  private(set) var failOn = FailOn()
  private(set) var baseline: String?
  /// The traces where the command line names none: files, folders and patterns.
  private(set) var traces: [String] = []
  private(set) var goldens: String?

  init() {}

  /// Reads a file; paths in it are relative to its directory.
  init(path: String) throws(Failure) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    self = try StrictFile.read(path) { (bytes) throws(DocumentError) in
      try Configuration(bytes, in: folder)
    }
    file = path
    for (key, paths) in [("format", formats.map(\.path)), ("diffFormat", diffFormats.map(\.path))]
    where paths.count(where: { $0 == nil }) > 1 {
      throw Failure(
        path, "\(key): only one can go to standard output; use NAME:PATH for the others")
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
    try require(
      !traces.isEmpty,
      "no traces specified: specify files or directories, or list them under \"traces\" in \(Self.name)"
    )
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
    "schema", "traces", "goldens", "detectors", "failOn", "baseline", "format", "diffFormat",
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
    for node in try Self.list(file, "traces") {
      traces.append(Self.path(try node.text(), in: folder))
    }
    formats = try Self.formats(file, "format", in: folder)
    diffFormats = try Self.formats(file, "diffFormat", in: folder)
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

  /// The elements of a list; a value that is no list is its only element.
  private static func list(_ file: ObjectReader, _ key: String) throws(DocumentError) -> [Node] {
    guard let node = file.optional(key) else { return [] }
    guard case .string = node.value else { return Array(try node.elements()) }
    return [node]
  }

  private static func formats(
    _ file: ObjectReader, _ key: String, in folder: String
  ) throws(DocumentError) -> [FormatOption] {
    var formats: [FormatOption] = []
    for node in try list(file, key) {
      let text = try node.text()
      guard let option = FormatOption(argument: text) else {
        throw .unknownWord(node.path, kind: "format", word: text, known: FormatOption.list)
      }
      formats.append(option.moved { path($0, in: folder) })
    }
    return formats
  }

  private static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }
}
