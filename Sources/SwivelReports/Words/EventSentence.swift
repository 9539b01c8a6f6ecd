import SwivelModel
import SwivelText

/// The sentence of a kind of event, in timelines and diffs.
struct EventSentence: Sendable {
  enum Part: Sendable {
    /// Text that is the same for every event.
    case text([UInt8])
    case value(Field)
    /// One of two texts: the first one if a flag is set, or an optional field has a value.
    case choice(Field, [UInt8], otherwise: [UInt8])
  }

  struct Field: Sendable {
    /// How its value is written.
    enum Form: Sendable {
      case controller, window, scene, name, mask
      /// The words of the type; those of the smallest numbers are prepared, for long timelines.
      case words(FieldType, [[UInt8]])
    }

    let name: String
    /// Its index among the numbers of a record.
    let index: Int
    /// Whether 0 stands for no value, and every other number for one less.
    let isOptional: Bool
    let form: Form
  }

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
    .linkedSDK: "the app is linked against the iOS {version} SDK",
    .device: "the device is stated", .windowing: "windows are shown as {mode}",
    .appLifecycle: "the app uses the {owner}-based life cycle",
    .process: "the process type is {process}",
    .deviceNotifications: "device orientation notifications are {on?on|off}",
    .requiresFullScreen: "UIRequiresFullScreen is {value}",
    .phase: "the app's state becomes {phase}",
    .fullScreenIgnoredFrom: "UIRequiresFullScreen is ignored from iOS {version} on",
    .sceneMissing: "the recorder is given no scene to observe",
    .sceneResizing: "the user {on?begins|ends} to resize {scene?a scene|every scene}",
    .screenChanged: "{scene} moves to another screen", .runBegan: "the app begins another run",
    .plistOrientation: "Info.plist lists {orientation}",
    .appMask: "the app delegate allows {mask}",
    .appMaskForVisible: "the app delegate allows {mask} while {controller} is visible",
    .appMaskForWindow: "the app delegate allows {mask} for {window}",
    .sceneMask: "the scene delegate allows {mask}",
    .controller: "{controller} is created", .controllerEnded: "{controller} is deallocated",
    .supported: "{controller} allows {mask}",
    .shouldAutorotate: "{controller} returns {value} from shouldAutorotate",
    .preferred: "{controller} prefers {orientation}",
    .shouldAutorotateTo:
      "{controller} returns YES from shouldAutorotateToInterfaceOrientation: for {mask}",
    .customMask: "{controller} declares {mask}, but only in a custom property",
    .forwarding: "{controller} returns {to}",
    .delegateMask: "the delegate of {controller} allows {mask}",
    .presentationStyle: "{controller} is presented as {style}",
    .prefersLock: "{controller} {value?prefers|does not prefer} a locked orientation",
    .lockChild: "{controller} leaves the orientation lock to {child}",
    .willShowPolicy: "in willShow, the delegate of {controller} applies {policy}",
    .childAdded: "{child} is added to {parent}", .childRemoved: "{child} is removed from {parent}",
    .childSelected: "{child} is selected in {parent}",
    .willShow: "{on} will show {controller}", .didShow: "{on} shows {controller}",
    .interactivePopMoved: "a swipe back in {on} is in progress",
    .interactivePopEnded: "the swipe back in {on} {cancelled?is canceled|ends}",
    .presentBegan: "{on} presents {controller}", .presentEnded: "{controller} has been presented",
    .dismissBegan: "{controller} is dismissed",
    .dismissEnded: "{controller} {cancelled?stays presented|has been dismissed}",
    .windowAdded: "{window} appears", .windowRemoved: "{window} is removed",
    .windowKey: "{window} becomes key", .windowHidden: "{window} is {hidden?hidden|shown}",
    .rootChanged: "the root of {window} is {controller}",
    .viewAdded: "the view of {controller} is added to {window}",
    .systemAlertShown: "the system shows an alert",
    .sceneConnected: "{scene} {connected?connects|disconnects}",
    .deviceTurned: "the device rotates to {to}",
    .deviceOrientation: "UIDevice reports {orientation}",
    .rotationLock: "the user {on?locks|unlocks} rotation",
    .deviceOrientationRead: "the app reads the device's orientation: {orientation}",
    .deviceOrientationAmong: "UIDevice reports one of {sides}",
    .displayUsed: "the app is shown on the {display} display",
    .attemptRotation: "the app calls attemptRotationToDeviceOrientation",
    .needsUpdate: "setNeedsUpdateOfSupportedInterfaceOrientations is called on {controller}",
    .geometryRequest: "the app requests {mask} for {scene}",
    .setDeviceOrientation:
      "the app{cause?'s willShow|} sets UIDevice's orientation to {orientation}",
    .setStatusBarOrientation: "the app sets the status bar orientation to {orientation}",
    .needsLockUpdate: "setNeedsUpdateOfPrefersInterfaceOrientationLocked is called on {controller}",
    .geometryRefused: "the request is refused with error {code}",
    .exceptionRaised: "UIKit throws an exception: {exception}",
    .messageLogged: "UIKit logs {message}",
    .supportedTold: "UIKit reports {mask} as supported",
    .sceneMaskTold: "UIKit supports {new} in {scene} instead of {old}",
    .maskAnswered: "{controller} returns {mask}",
    .shouldAutorotateAnswered: "{controller} returns {value} from shouldAutorotate",
    .preferredAnswered: "{controller} returns {orientation} as its preferred orientation",
    .appMaskAnswered: "the app delegate returns {mask}",
    .sceneMaskAnswered: "the scene delegate returns {mask}",
    .shouldAutorotateToAnswered:
      "{controller} returns {value} from shouldAutorotateToInterfaceOrientation: for {orientation}",
    .lockAnswered: "{controller} returns {value} from prefersInterfaceOrientationLocked",
    .interfaceOrientation: "{window} is observed in {orientation}",
    .sceneOrientation: "{scene} is observed in {orientation}",
    .statusBarOrientation: "the status bar is observed in {orientation}",
    .interfaceLocked: "{scene} is observed as {locked?locked|unlocked}",
    .windowBounds: "{window} is observed with {shape} bounds",
    .willTransition: "{controller} is notified of a rotation",
    .viewTransform: "the view of {controller} is rotated by {degrees}°",
    .appeared: "{controller} appears",
    .note: "{text}", .marker: "{name}", .declaredAt: "masks are declared in {file}, line {line}",
  ]
}
