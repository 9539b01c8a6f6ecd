/// A command line with an output, in a folder of ``ReadFiles``.
struct OutputCase: CustomStringConvertible, Sendable {
  /// The verb and the option that names the output.
  let option: String
  /// The words of the command, with `OUT` for the output; a shell reads them.
  var line: String
  /// The file that is written, where `OUT` is its directory.
  var file: String?
  /// What the command is documented to replace.
  var replaces: Set<ReadFile.Kind> = []

  var description: String { line }
  /// The path that is written, where `OUT` is its directory.
  var written: String { "out/\(file ?? "")" }

  private static let inputs = "a.swivel b.ndjson rec live.swivel --files-from list.txt"
  private static let checking =
    "check \(inputs) --config .swivel.json --require-redacted --allow allow.txt"

  /// The cases; one with `FORMAT` stands for all formats of its option.
  static let all = [
    Self(option: "check format", line: "\(checking) --baseline base.json --format FORMAT:OUT"),
    Self(option: "check format", line: "check . --format FORMAT:OUT"),
    Self(
      option: "check format", line: "check a.swivel b.ndjson --format html:OUT/",
      file: "index.html"),
    Self(
      option: "check baseline", line: "\(checking) --update-baseline --baseline OUT",
      replaces: [.baseline]),
    Self(option: "report output", line: "report a.swivel -o OUT"),
    Self(option: "report output", line: "report \(inputs) --single -o OUT"),
    Self(option: "report output", line: "report \(inputs) -o OUT", file: "index.html"),
    Self(option: "export output", line: "export a.swivel -o OUT"),
    Self(option: "export output", line: "export - -o OUT < b.ndjson"),
    Self(option: "export output", line: "export rec/kill.000001.swivel -o OUT"),
    Self(
      option: "summarize tables", line: "summarize \(inputs) --ranges-from ranges --tables OUT",
      file: "findings.ndjson"),
    Self(option: "diff format", line: "diff a.swivel b.ndjson --format FORMAT:OUT"),
    Self(option: "diff format", line: "diff runs --golden Goldens --format FORMAT:OUT"),
    Self(
      option: "diff format", line: "diff runs --golden Goldens --format html:OUT",
      file: "a.swivel.html"),
    Self(option: "report output", line: "report a.swivel -o OUT/", file: "index.html"),
    Self(
      option: "record output", line: "record --force -o OUT < b.ndjson", replaces: [.log, .golden]),
    Self(
      option: "record output", line: "record --append -o OUT < b.ndjson", replaces: [.log, .golden]),
    Self(option: "record output", line: "record -o OUT < b.ndjson"),
    // A golden that is a link is not replaced.
    Self(
      option: "accept golden", line: "accept runs --golden OUT", file: "a.swivel"),
    Self(
      option: "whatif output", line: "whatif a.swivel --ios 18 --exit-zero -o OUT"),
    Self(
      option: "redact output", line: "redact a.swivel --allow allow.txt -o OUT"),
    Self(option: "repair output", line: "repair rec -o OUT"),
    Self(option: "merge output", line: "merge a.swivel live.swivel -o OUT"),
    Self(option: "import output", line: "import sentry sentry.json -o OUT"),
    Self(
      option: "scenario output", line: "scenario scenario.json -o OUT", file: "wrong.swivel"),
  ]
}

/// A file that Swivel reads, or a name that a recorder owns.
struct ReadFile: CustomStringConvertible, Sendable {
  /// What it is; only a command that reads it knows what an `other` is.
  enum Kind: Sendable {
    case log, text, golden, baseline, configuration, recording, other
    /// A file that no command reads or writes.
    case foreign
  }

  let path: String
  let kind: Kind
  /// The paths that change with it.
  var names: [String] {
    path == "link" || path == "a.swivel" ? ["link", "a.swivel"] : [path, path + ".hot"]
  }

  var description: String { path }

  /// Whether a command line names it.
  func isRead(by line: String) -> Bool {
    line.split(whereSeparator: { " <".contains($0) }).contains { $0 == path }
  }

  /// One by its contents, and one by its name.
  static let some = all.filter { ["a.swivel", "live.swivel.hot"].contains($0.path) }

  static let all = [
    Self(path: "a.swivel", kind: .log), Self(path: "b.ndjson", kind: .text),
    Self(path: "hard", kind: .log), Self(path: "link", kind: .log),
    Self(path: "live.swivel", kind: .log), Self(path: "live.swivel.hot", kind: .recording),
    Self(path: "rec/kill.000001.swivel", kind: .recording),
    Self(path: "rec/kill.000002.swivel", kind: .recording),
    Self(path: "rec/kill.000003.swivel", kind: .recording),
    Self(path: "rec/kill.swivel", kind: .recording),
    Self(path: "rec/kill.swivel.hot", kind: .recording),
    Self(path: "runs/a.swivel", kind: .log), Self(path: "Goldens/a.swivel", kind: .golden),
    Self(path: ".swivel.json", kind: .configuration), Self(path: "base.json", kind: .baseline),
    Self(path: "list.txt", kind: .other), Self(path: "ranges", kind: .other),
    Self(path: "allow.txt", kind: .other), Self(path: "sentry.json", kind: .other),
    Self(path: "scenario.json", kind: .other), Self(path: "App.swift", kind: .foreign),
  ]
}
