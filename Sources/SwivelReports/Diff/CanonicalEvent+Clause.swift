import SwivelModel
import SwivelText

extension CanonicalEvent {
  /// The event as a clause, plus requested fields that the clause of its kind omits.
  func clause(telling names: Set<String> = []) -> String {
    guard let form = code.flatMap({ Self.clauses[$0] }) else { return schematic }
    let parts = form.split(separator: "{", omittingEmptySubsequences: false)
    var (clause, told): (String, Set<String>) = (String(parts.first ?? ""), [])
    for part in parts.dropFirst() {
      let halves = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      clause += filled(halves.first ?? "", &told)
      clause += halves.last ?? ""
    }
    let others = fields.filter { names.contains($0.name) && !told.contains($0.name) }
      .map { "\($0.name) \($0.text)" }
    return others.isEmpty ? clause : "\(clause) (\(others.joined(separator: ", ")))"
  }

  /// The replacement of a placeholder: a field's value, or one of two texts for a flag.
  private func filled(_ place: Substring, _ told: inout Set<String>) -> String {
    let parts = place.split { $0 == "?" || $0 == "|" }.map(String.init)
    guard let name = parts.first, let field = fields.first(where: { $0.name == name }) else {
      return ""
    }
    told.insert(name)
    return switch field.value {
    case "true" where parts.count == 3: parts[1]
    case "false" where parts.count == 3: parts[2]
    default: field.text
    }
  }

  /// The names of the fields that differ from another event's.
  func names(besides other: Self) -> Set<String> {
    Set(fields.filter { !other.fields.contains($0) }.map(\.name))
  }

  /// The kind and all fields, for kinds of a newer version.
  private var schematic: String {
    ([kind] + fields.map { "\($0.name)=\($0.text)" }).joined(separator: " ")
  }

  /// The clause of each kind: `{name}` is replaced by a field's value, and `{name?this|that}` by
  /// one of two texts, depending on a flag.
  static let clauses: [EventCode: String] = [
    .systemVersion: "it is iOS {version}", .linkedSDK: "the app is linked with SDK {version}",
    .device: "the device is told", .windowing: "the windowing is {mode}",
    .appLifecycle: "the life cycle is the {owner}'s", .process: "the process is {process}",
    .deviceNotifications: "notifications of the device's orientation {on?begin|end}",
    .requiresFullScreen: "UIRequiresFullScreen is {value}", .phase: "the app is {phase}",
    .plistOrientation: "Info.plist has {orientation}",
    .appMask: "the app's delegate allows {mask}",
    .appMaskForVisible: "the app's delegate allows {mask} while {controller} is visible",
    .appMaskForWindow: "the app's delegate allows {mask} for {window}",
    .sceneMask: "the scene's delegate allows {mask}",
    .controller: "{controller} is there", .controllerEnded: "{controller} is gone",
    .supported: "{controller} supports {mask}",
    .shouldAutorotate: "{controller} answers shouldAutorotate with {value}",
    .preferred: "{controller} prefers {orientation}",
    .shouldAutorotateTo: "{controller} answers shouldAutorotateTo with {mask}",
    .customMask: "{controller} supports {mask}, which only a custom property says",
    .forwarding: "{controller} forwards to {to}",
    .delegateMask: "the delegate of {controller} supports {mask}",
    .presentationStyle: "{controller} is presented as {style}",
    .prefersLock: "{controller} prefers its interface {value?locked|unlocked}",
    .lockChild: "{controller} lets {child} say whether to lock",
    .willShowPolicy: "when {controller} shows a page, its delegate does {policy}",
    .childAdded: "{child} joins {parent}", .childRemoved: "{child} leaves {parent}",
    .childSelected: "{child} is selected in {parent}",
    .willShow: "{on} goes to {controller}", .didShow: "{on} shows {controller}",
    .interactivePopMoved: "the swipe back in {on} is held",
    .interactivePopEnded: "the swipe back in {on} {cancelled?is cancelled|ends}",
    .presentBegan: "{on} presents {controller}", .presentEnded: "{controller} has been presented",
    .dismissBegan: "{controller} is dismissed",
    .dismissEnded: "{controller} {cancelled?stays|has been dismissed}",
    .windowAdded: "{window} appears", .windowRemoved: "{window} goes",
    .windowKey: "{window} becomes key", .windowHidden: "{window} is {hidden?hidden|shown}",
    .rootChanged: "the root of {window} is {controller}",
    .viewAdded: "the view of {controller} joins {window}",
    .systemAlertShown: "the system shows an alert",
    .sceneConnected: "{scene} {connected?connects|disconnects}",
    .deviceTurned: "the device turns to {to}",
    .deviceOrientation: "the device is reported as {orientation}",
    .rotationLock: "the user {on?locks|unlocks} the rotation",
    .deviceOrientationRead: "the app reads the device's orientation: {orientation}",
    .deviceOrientationAmong: "the device is reported with one of {sides} up",
    .attemptRotation: "the app attempts to rotate to the device's orientation",
    .needsUpdate: "{controller} says that its orientations changed",
    .geometryRequest: "the app requests {mask} for {scene}",
    .setDeviceOrientation: "the app sets the device to {orientation}",
    .setStatusBarOrientation: "the app sets the status bar to {orientation}",
    .needsLockUpdate: "{controller} says that its lock changed",
    .geometryRefused: "the request is refused with error {code}",
    .exceptionRaised: "UIKit throws {exception}", .messageLogged: "UIKit logs {message}",
    .supportedTold: "UIKit tells that it supports {mask}",
    .maskAnswered: "{controller} answers with {mask}",
    .shouldAutorotateAnswered: "{controller} answers shouldAutorotate with {value}",
    .preferredAnswered: "{controller} answers that it prefers {orientation}",
    .appMaskAnswered: "the app's delegate answers with {mask}",
    .sceneMaskAnswered: "the scene's delegate answers with {mask}",
    .shouldAutorotateToAnswered:
      "{controller} answers shouldAutorotateTo {orientation} with {value}",
    .interfaceOrientation: "{window} is seen in {orientation}",
    .sceneOrientation: "{scene} is seen in {orientation}",
    .statusBarOrientation: "the status bar is seen in {orientation}",
    .interfaceLocked: "{scene} is seen {locked?locked|unlocked}",
    .windowBounds: "{window} is seen with {shape} bounds",
    .willTransition: "{controller} is told of a turn",
    .viewTransform: "the view of {controller} is turned by {degrees}°",
    .appeared: "{controller} appears",
    .note: "{text}", .marker: "{name}", .declaredAt: "masks are declared in {file}, line {line}",
  ]
}

extension CanonicalEvent.Field {
  /// The value without JSON punctuation.
  var plain: String { value.filter { !"\"[]".contains($0) } }

  /// The value as text.
  var text: String {
    switch value {
    case "[]": "nothing"
    case "null": "what is the default"
    case _ where value.hasPrefix("["):
      plain.split(separator: ",").joined(separator: ", ")
    default: Names.printable(plain)
    }
  }
}
