/// Writes records as JSON, one a line, always in the same words and order.
package enum JSONLine {
  /// The line of one record, without its end.
  ///
  /// - Throws: What the record throws when it encodes itself; none of the project's do.
  package static func encode(_ record: some Encodable) throws -> String {
    let sink = JSONSink()
    try sink.write(record)
    return String(decoding: sink.line.bytes, as: UTF8.self)
  }
}
