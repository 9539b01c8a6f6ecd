public import SwivelModel
public import Testing

extension EventSchema: CustomTestStringConvertible {
  public var testDescription: String { "\(name), code \(code)" }
}
