import SwivelModel
import Testing

extension EventSchema: CustomTestStringConvertible {
  public var testDescription: String { "\(name), code \(code)" }
}
