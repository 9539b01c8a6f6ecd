import SwivelModel
import SwivelText

/// The word for something that can be set, with the field and kind of event that declare it.
struct DeclarationKey {
  /// The word, as in scenarios.
  let word: String
  /// The kind; its name is a synonym of the key if it has one field.
  let kind: EventCode
  let field: String

  private init(_ word: String, _ kind: EventCode, _ field: String) {
    (self.word, self.kind, self.field) = (word, kind, field)
  }

  static let ofControllers = [
    Self("supported", .supported, "mask"),
    Self("shouldAutorotate", .shouldAutorotate, "value"),
    Self("preferred", .preferred, "orientation"),
    Self("shouldAutorotateTo", .shouldAutorotateTo, "mask"),
    Self("customMask", .customMask, "mask"),
    Self("forwards", .forwarding, "to"),
    Self("forwardsVia", .forwarding, "hook"),
    Self("delegateSupported", .delegateMask, "mask"),
    Self("style", .presentationStyle, "style"),
    Self("removesPresenter", .presentationStyle, "removesPresenter"),
    Self("prefersLock", .prefersLock, "value"),
    Self("onWillShow", .willShowPolicy, "policy"),
  ]

  /// What the app and its environment declare.
  static let ofApp = [
    Self("mask", .appMask, "mask"),
    Self("plist", .plistOrientation, "orientation"),
    Self("sceneMask", .sceneMask, "mask"),
    Self("requiresFullScreen", .requiresFullScreen, "value"),
    Self("fullScreenIgnoredFrom", .fullScreenIgnoredFrom, "version"),
    Self("lifecycle", .appLifecycle, "owner"),
    Self("process", .process, "process"),
    Self("windowing", .windowing, "mode"),
    Self("resized", .sceneResizing, "on"),
    Self("deviceNotifications", .deviceNotifications, "on"),
  ]

  /// What the user sets.
  static let ofDevice = [
    Self("rotationLock", .rotationLock, "on"), Self("display", .displayUsed, "display"),
  ]

  static let system = Self("ios", .systemVersion, "version")
  static let linkedSDK = Self("linked", .linkedSDK, "version")

  /// The key for a word: a key's word, or the name of a kind with one field.
  static func named(_ word: String, among keys: [Self]) -> Self? {
    keys.first { $0.word == word } ?? keys.first { $0.schema.name == word }
  }

  var schema: EventSchema {
    EventSchema.known(code: kind.rawValue)
      ?? EventSchema(code: kind.rawValue, name: word, fields: [])
  }

  var index: Int { schema.fields.firstIndex { $0.name == field } ?? 0 }

  var type: FieldType { schema.fields[index].type }
}

extension ChangeReader {
  /// Reads the device that the app runs on: a word, or an identifier such as `iPhone14,5`.
  package static func device(_ text: String) throws(ChangeError) -> Declaration {
    guard let device = DeviceWord.device(text) ?? Device(identifier: text) else {
      let words = DeviceWord.all.map(\.word)
      throw .unknown(
        .device, text, suggestion: nearest(text, in: words),
        known: words + ["or a model such as iPhone14,5"])
    }
    // The identifier of the recorded device does not apply to this one.
    return Declaration(
      text: "device=\(text)", target: nil, kind: .device,
      edits: [.init(index: 0, number: device.number), .init(index: 1, number: 0)])
  }
}
