#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files under `traces` that belong to the project.
package enum Traces {
  /// The bytes of all files in a folder, in the alphabetical order of their names.
  package static func files(in folder: String) throws -> [[UInt8]] {
    let path = root + "/" + folder
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { name in
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
    }
  }

  /// The text of a file.
  package static func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(file))), as: UTF8.self)
  }

  /// Whether there is a file.
  package static func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: path(file))
  }

  /// Where a file is.
  package static func path(_ file: String) -> String { root + "/" + file }

  private static let root: String = {
    var path = #filePath.split(separator: "/")
    path.removeLast(3)  // Tests/SwivelTestKit/Traces.swift
    return "/" + path.joined(separator: "/") + "/traces"
  }()
}
