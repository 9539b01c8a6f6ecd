/// The style and the scripts of a page, which are constants of a release.
enum PageAssets {
  /// A kind of page, with the parts of its script in the order in which they are joined.
  enum Kind: String, CaseIterable {
    case report, index, diff

    private static let parts: [String: [UInt8]] = [
      "dom": PackageResources.dom_js, "words": PackageResources.words_js,
      "model": PackageResources.model_js, "scale": PackageResources.scale_js,
      "lanes": PackageResources.lanes_js, "stave": PackageResources.stave_js,
      "staircase": PackageResources.staircase_js, "device": PackageResources.device_js,
      "moment": PackageResources.moment_js, "table": PackageResources.table_js,
      "address": PackageResources.address_js, "bar": PackageResources.bar_js,
      "timeline": PackageResources.timeline_js, "keys": PackageResources.keys_js,
      "main": PackageResources.main_js, "index": PackageResources.index_js,
      "pairs": PackageResources.pairs_js, "links": PackageResources.links_js,
      "rulers": PackageResources.rulers_js,
      "sides": PackageResources.sides_js, "diff": PackageResources.diff_js,
    ]

    private var names: [String] {
      switch self {
      case .report:
        [
          "dom", "words", "model", "scale", "lanes", "stave", "staircase", "device", "moment",
          "table", "address", "bar",
          "timeline", "keys", "main",
        ]
      case .index: ["dom", "words", "address", "keys", "index"]
      case .diff:
        [
          "dom", "words", "model", "scale", "lanes", "stave", "staircase", "device", "moment",
          "address", "keys", "pairs", "links", "sides", "rulers", "diff",
        ]
      }
    }

    private var start: String {
      switch self {
      case .report: "startReport(embedded());"
      case .index: "startIndex();"
      case .diff: "startDiff(embedded());"
      }
    }

    /// The script: the code of its parts.
    var script: String {
      let code = names.compactMap { Self.parts[$0] }.flatMap { PageAssets.code($0) }
      return "(() => {\n'use strict';\n\(code.joined(separator: "\n"))\n\(start)\n})();\n"
    }
  }

  /// The style of all pages.
  static let style = rules(PackageResources.report_css)

  static func style(of kind: Kind) -> String {
    switch kind {
    case .report, .index: style
    case .diff: style + rules(PackageResources.diff_css)
    }
  }

  private static func rules(_ sheet: [UInt8]) -> String {
    lines(sheet).filter { !$0.hasPrefix("/*") }.joined(separator: "\n") + "\n"
  }

  /// The lines of a script without comments.
  private static func code(_ script: [UInt8]) -> [Substring] {
    lines(script).filter { line in !["//", "/*", "*"].contains { line.hasPrefix($0) } }
  }

  /// The lines of a file without indentation.
  private static func lines(_ file: [UInt8]) -> [Substring] {
    String(decoding: file, as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }
}
