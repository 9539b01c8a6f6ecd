/// A location in the source of a test.
public struct SourcePlace: Sendable {
  /// The module and the file.
  public let fileID: StaticString
  /// The path of the file.
  public let filePath: StaticString
  /// The line.
  public let line: UInt
  /// The column.
  public let column: UInt

  /// Makes a location.
  public init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  /// The file's name and the line.
  var text: String { "\(filePath.text.lastPathComponent):\(line)" }
}

extension StaticString {
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}
