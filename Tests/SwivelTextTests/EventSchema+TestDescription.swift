public import SwivelModel
public import Testing

extension EventSchema: CustomTestStringConvertible {
  /// The name and the code, as the fields are too long for a line.
  public var testDescription: String { "\(name), code \(code)" }
}
