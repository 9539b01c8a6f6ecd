package import SwivelModel
import SwivelText

/// The words for devices: those of scenarios, and the identifiers of the hardware.
package enum DeviceWord {
  private static let words: [(word: String, device: Device)] = [
    ("iphone-faceid", []), ("iphone-home", .homeButton), ("iphone-plus", [.homeButton, .large]),
    ("ipad", .pad),
  ]

  /// The word of a device, if there is one.
  package static func word(of device: Device) -> String? {
    words.first { $0.device == device }?.word
  }

  /// The device of a word, or of an identifier such as `iPhone14,5`.
  package static func device(_ text: String) throws(ChangeError) -> Device {
    if let device = words.first(where: { $0.word == text })?.device { return device }
    if let device = Device(identifier: text) { return device }
    let known = words.map(\.word)
    throw .unknown(
      .device, text, suggestion: nearest(text, in: known), known: known + ["iPhone14,5"])
  }
}

extension ChangeReader {
  /// Reads the device that the app runs on.
  package static func device(_ text: String) throws(ChangeError) -> Declaration {
    let device = try DeviceWord.device(text)
    // The identifier of the device that it was tells nothing of this one.
    return Declaration(
      text: "device=\(text)", target: nil, code: KindCode.device,
      edits: [.init(index: 0, number: device.number), .init(index: 1, number: 0)])
  }
}
