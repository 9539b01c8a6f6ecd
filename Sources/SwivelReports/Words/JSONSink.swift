/// Where records write a line of JSON that encode themselves.
///
/// A class, since each container of a value goes on with the same line.
final class JSONSink {
  var line = JSONBytes()

  /// Writes a value that encodes itself.
  func write(_ value: some Encodable) throws {
    line.beginValue()
    try value.encode(to: RecordEncoder(sink: self))
    line.endValue()
  }
}
