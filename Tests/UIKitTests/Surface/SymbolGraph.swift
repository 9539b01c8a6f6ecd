import Foundation

/// What a module declares, as the compiler's own tool states it.
struct SymbolGraph: Decodable {
  /// One declaration.
  struct Symbol: Decodable {
    struct Fragment: Decodable {
      let spelling: String
    }

    struct Name: Decodable {
      let precise: String
    }

    struct Availability: Decodable {
      struct Version: Decodable {
        let major: Int
        let minor: Int?
      }

      let domain: String?
      let introduced: Version?
      let deprecated: Version?
    }

    let identifier: Name
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String
    let availability: [Availability]?
  }

  struct ToolFailure: Error {
    let output: String
  }

  let symbols: [Symbol]

  /// Has the symbols of a module read that is built beside the tests.
  static func extracted(module: String, to folder: URL) throws -> Self {
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    #if arch(arm64)
    let target = "aarch64-unknown-linux-gnu"
    #else
    let target = "x86_64-unknown-linux-gnu"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift-symbolgraph-extract", "-module-name", module, "-I", modules.path,
      "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
      "-output-dir", folder.path,
    ]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolFailure(output: String(decoding: output, as: UTF8.self))
    }
    let file = folder.appendingPathComponent("\(module).symbols.json")
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}
