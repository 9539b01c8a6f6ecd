#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files under `traces` that belong to the project.
package enum Traces {
  /// What the cases of tests are made of: without it they would pass, for there would be none.
  package static func needed<Value>(_ make: () throws -> Value) -> Value {
    do {
      return try make()
    } catch {
      preconditionFailure("no test can run: \(error)")
    }
  }

  /// The names of all files in a folder, in alphabetical order.
  package static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// The bytes of all files in a folder, in the alphabetical order of their names.
  package static func files(in folder: String) throws -> [[UInt8]] {
    try names(in: folder).map { try bytes(of: "\(folder)/\($0)") }
  }

  /// The bytes of a file.
  package static func bytes(of file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(file))))
  }

  /// The text of a file.
  package static func text(of file: String) throws -> String {
    String(decoding: try bytes(of: file), as: UTF8.self)
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
