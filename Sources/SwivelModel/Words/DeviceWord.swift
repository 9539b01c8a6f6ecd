/// The words for devices in scenarios and in changes to a run.
///
/// A log states the device bit by bit, with the words of ``Device`` as a ``WordedSet``.
package enum DeviceWord {
  /// Every word and its device.
  package static let all: [(word: String, device: Device)] = [
    ("iphone-faceid", []), ("iphone-home", .homeButton), ("iphone-plus", [.homeButton, .large]),
    ("ipad", .pad),
  ]

  /// The word of a device, if there is one.
  package static func word(of device: Device) -> String? {
    all.first { $0.device == device }?.word
  }

  /// The device of a word, if there is one.
  package static func device(_ word: String) -> Device? {
    all.first { $0.word == word }?.device
  }
}
