/// The orientations that the app as a whole allows.
public enum AppFact: Hashable, Sendable {
  /// The next entry of UISupportedInterfaceOrientations. Send one event for each entry at the
  /// start, in the order of the Info.plist.
  case plistOrientation(orientation: InterfaceOrientation)
  /// The app delegate's mask from now on; `nil` if it does not implement the method. Send it at the
  /// start, and whenever the mask changes. For a mask that depends on the page or the window, send
  /// `appMaskForVisible` or `appMaskForWindow`.
  case appMask(mask: InterfaceOrientationMask?)
  /// The app delegate's mask while the given controller is topmost; if no controller is given, its
  /// mask while any other is topmost. Send it once for each controller that the delegate treats
  /// differently.
  case appMaskForVisible(controller: ControllerID?, mask: InterfaceOrientationMask)
  /// The app delegate's mask for the given window; if no window is given, for all others. Send it
  /// once for each window that the delegate treats differently.
  case appMaskForWindow(window: WindowID?, mask: InterfaceOrientationMask)
  /// The scene delegate's mask from now on (iOS 27+); `nil` if it does not implement the method.
  /// Send it at the start, and whenever the mask changes.
  case sceneMask(mask: InterfaceOrientationMask?)
}

extension AppFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(
      .plistOrientation, name: "plistOrientation", fields: [.init("orientation", .orientation)]),
    EventSchema(.appMask, name: "appMask", fields: [.init("mask", .mask.optional)]),
    EventSchema(
      .appMaskForVisible, name: "appMaskForVisible",
      fields: [.init("controller", .controller.optional), .init("mask", .mask)]),
    EventSchema(
      .appMaskForWindow, name: "appMaskForWindow",
      fields: [.init("window", .window.optional), .init("mask", .mask)]),
    EventSchema(.sceneMask, name: "sceneMask", fields: [.init("mask", .mask.optional)]),
  ]

  @inlinable
  package var record: Record {
    switch self {
    case .plistOrientation(let orientation): Record(.plistOrientation, orientation)
    case .appMask(let mask): Record(.appMask, mask)
    case .appMaskForVisible(let controller, let mask): Record(.appMaskForVisible, controller, mask)
    case .appMaskForWindow(let window, let mask): Record(.appMaskForWindow, window, mask)
    case .sceneMask(let mask): Record(.sceneMask, mask)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case .plistOrientation:
      guard let orientation: InterfaceOrientation = record.read() else { return nil }
      self = .plistOrientation(orientation: orientation)
    case .appMask:
      guard let mask: InterfaceOrientationMask? = record.read() else { return nil }
      self = .appMask(mask: mask)
    case .appMaskForVisible:
      guard let v: (ControllerID?, InterfaceOrientationMask) = record.read() else { return nil }
      self = .appMaskForVisible(controller: v.0, mask: v.1)
    case .appMaskForWindow:
      guard let v: (WindowID?, InterfaceOrientationMask) = record.read() else { return nil }
      self = .appMaskForWindow(window: v.0, mask: v.1)
    case .sceneMask:
      guard let mask: InterfaceOrientationMask? = record.read() else { return nil }
      self = .sceneMask(mask: mask)
    default: return nil
    }
  }
}
