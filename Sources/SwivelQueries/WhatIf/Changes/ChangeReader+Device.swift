import SwivelModel
import SwivelText

extension ChangeReader {
  /// Reads the device that the app runs on: a word, or an identifier such as `iPhone14,5`.
  package static func device(_ text: String) throws(ChangeError) -> Declaration {
    guard let device = DeviceWord.device(text) ?? Device(identifier: text) else {
      let words = DeviceWord.all.map(\.word)
      throw .unknown(
        .device, text, suggestion: nearest(text, in: words),
        known: words + ["identifiers such as iPhone14,5"])
    }
    // The identifier of the recorded device does not apply to this one.
    return Declaration(
      text: "device=\(text)", target: nil, kind: .device,
      edits: [.init(index: 0, number: device.number), .init(index: 1, number: 0)])
  }
}
