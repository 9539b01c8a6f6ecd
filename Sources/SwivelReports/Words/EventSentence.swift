import SwivelModel
import SwivelText

/// The sentence of a kind of event, in timelines and diffs.
struct EventSentence: Sendable {
  /// A part of a sentence.
  enum Part: Sendable {
    /// Text that is the same for every event.
    case text([UInt8])
    /// The value of a field.
    case value(Field)
    /// One of two texts: the first one if a flag is set, or an optional field has a value.
    case choice(Field, [UInt8], otherwise: [UInt8])
  }

  /// A field in a sentence.
  struct Field: Sendable {
    /// How its value is written.
    enum Form: Sendable {
      case controller, window, scene, name, mask
      /// The words of the type; those of the smallest numbers are prepared, for long timelines.
      case words(FieldType, [[UInt8]])
    }

    /// Its name.
    let name: String
    /// Its index among the numbers of a record.
    let index: Int
    /// Whether 0 stands for no value, and every other number for one less.
    let isOptional: Bool
    /// How its value is written.
    let form: Form
  }

  /// The parts, in order.
  let parts: [Part]

  /// The sentence of a kind; `nil` for a kind of a newer version.
  static func of(code: UInt8) -> Self? { byCode[Int(code)] }

  private static let byCode: [Self?] = (0...UInt8.max).map { code in
    guard let kind = EventCode(rawValue: code), let template = templates[kind],
      let schema = EventSchema.known(code: code)
    else { return nil }
    return Self(template, schema)
  }

  private init(_ template: String, _ schema: EventSchema) {
    var parts: [Part] = []
    for piece in template.split(separator: "{", omittingEmptySubsequences: false) {
      let halves = piece.split(separator: "}", omittingEmptySubsequences: false).map(String.init)
      if halves.count > 1, let part = Self.part(halves[0], schema) { parts.append(part) }
      if let text = halves.last, !text.isEmpty { parts.append(.text(Array(text.utf8))) }
    }
    self.parts = parts
  }

  private static func part(_ placeholder: String, _ schema: EventSchema) -> Part? {
    let words = placeholder.split(omittingEmptySubsequences: false) { $0 == "?" || $0 == "|" }
      .map(String.init)
    guard let index = schema.fields.firstIndex(where: { $0.name == words[0] }) else { return nil }
    let field = Field(schema.fields[index], at: index)
    guard words.count == 3 else { return .value(field) }
    return .choice(field, Array(words[1].utf8), otherwise: Array(words[2].utf8))
  }
}

extension EventSentence.Field {
  fileprivate init(_ field: EventSchema.Field, at index: Int) {
    (name, isOptional) = (field.name, field.type.isOptional)
    self.index = index
    form = Form(field.type.wrapped)
  }
}

extension EventSentence.Field.Form {
  fileprivate init(_ type: FieldType) {
    switch type {
    case .controller: self = .controller
    case .window: self = .window
    case .scene: self = .scene
    case .name: self = .name
    case .mask: self = .mask
    default: self = .words(type, (0..<16).map { Array(FieldWords.text($0, as: type).utf8) })
    }
  }
}

extension EventSentence {
  /// The template of each kind: `{name}` is replaced by a field's value, and `{name?this|that}` by
  /// one of two texts.
  static let templates: [EventCode: String] = [
    .systemVersion: "the system is iOS {version}",
    .linkedSDK: "the app is linked with SDK {version}",
    .device: "the device is declared", .windowing: "the windowing is {mode}",
    .appLifecycle: "the life cycle is the {owner}'s", .process: "the process is {process}",
    .deviceNotifications: "notifications of the device's orientation {on?begin|end}",
    .requiresFullScreen: "UIRequiresFullScreen is {value}", .phase: "the app is {phase}",
    .plistOrientation: "Info.plist has {orientation}",
    .appMask: "the app's delegate allows {mask}",
    .appMaskForVisible: "the app's delegate allows {mask} while {controller} is visible",
    .appMaskForWindow: "the app's delegate allows {mask} for {window}",
    .sceneMask: "the scene's delegate allows {mask}",
    .controller: "{controller} is declared", .controllerEnded: "{controller} is deallocated",
    .supported: "{controller} supports {mask}",
    .shouldAutorotate: "{controller} returns {value} for shouldAutorotate",
    .preferred: "{controller} prefers {orientation}",
    .shouldAutorotateTo: "{controller} returns YES for shouldAutorotateTo {mask}",
    .customMask: "{controller} supports {mask}, declared only by a custom property",
    .forwarding: "{controller} forwards to {to}",
    .delegateMask: "the delegate of {controller} supports {mask}",
    .presentationStyle: "{controller} is presented as {style}",
    .prefersLock: "{controller} prefers its interface {value?locked|unlocked}",
    .lockChild: "{controller} lets {child} decide whether to lock",
    .willShowPolicy: "when {controller} shows a page, its delegate does {policy}",
    .childAdded: "{child} joins {parent}", .childRemoved: "{child} leaves {parent}",
    .childSelected: "{child} is selected in {parent}",
    .willShow: "{on} goes to {controller}", .didShow: "{on} shows {controller}",
    .interactivePopMoved: "the swipe back in {on} is held",
    .interactivePopEnded: "the swipe back in {on} {cancelled?is cancelled|ends}",
    .presentBegan: "{on} presents {controller}", .presentEnded: "{controller} has been presented",
    .dismissBegan: "{controller} is dismissed",
    .dismissEnded: "{controller} {cancelled?stays|has been dismissed}",
    .windowAdded: "{window} appears", .windowRemoved: "{window} is removed",
    .windowKey: "{window} becomes key", .windowHidden: "{window} is {hidden?hidden|shown}",
    .rootChanged: "the root of {window} is {controller}",
    .viewAdded: "the view of {controller} joins {window}",
    .systemAlertShown: "the system shows an alert",
    .sceneConnected: "{scene} {connected?connects|disconnects}",
    .deviceTurned: "the device rotates to {to}",
    .deviceOrientation: "the device is reported as {orientation}",
    .rotationLock: "the user {on?locks|unlocks} the rotation",
    .deviceOrientationRead: "the app reads the device's orientation: {orientation}",
    .deviceOrientationAmong: "the device is reported with {sides} up",
    .attemptRotation: "the app attempts to rotate to the device's orientation",
    .needsUpdate: "{controller} reports that its orientations changed",
    .geometryRequest: "the app requests {mask} for {scene}",
    .setDeviceOrientation:
      "the app{cause?'s willShow|} sets the device to {orientation}",
    .setStatusBarOrientation: "the app sets the status bar to {orientation}",
    .needsLockUpdate: "{controller} reports that its lock changed",
    .geometryRefused: "the request is refused with error {code}",
    .exceptionRaised: "UIKit throws {exception}", .messageLogged: "UIKit logs {message}",
    .supportedTold: "UIKit reports that it supports {mask}",
    .maskAnswered: "{controller} answers with {mask}",
    .shouldAutorotateAnswered: "{controller} answers shouldAutorotate with {value}",
    .preferredAnswered: "{controller} answers that it prefers {orientation}",
    .appMaskAnswered: "the app's delegate answers with {mask}",
    .sceneMaskAnswered: "the scene's delegate answers with {mask}",
    .shouldAutorotateToAnswered:
      "{controller} answers shouldAutorotateTo {orientation} with {value}",
    .interfaceOrientation: "{window} is observed in {orientation}",
    .sceneOrientation: "{scene} is observed in {orientation}",
    .statusBarOrientation: "the status bar is observed in {orientation}",
    .interfaceLocked: "{scene} is observed {locked?locked|unlocked}",
    .windowBounds: "{window} is observed with {shape} bounds",
    .willTransition: "{controller} is notified of a rotation",
    .viewTransform: "the view of {controller} is rotated by {degrees}°",
    .appeared: "{controller} appears",
    .note: "{text}", .marker: "{name}", .declaredAt: "masks are declared in {file}, line {line}",
  ]
}
