/// Which orientations the app as a whole allows.
public enum AppFact: Hashable, Sendable {
  /// The next entry of UISupportedInterfaceOrientations, in the order of the file.
  case plistOrientation(InterfaceOrientation)
  /// What the app delegate answers from now on; `nil` if it does not implement the method.
  case appMask(InterfaceOrientationMask?)
  /// What the app delegate answers while a controller is top-most; `nil` for any other.
  case appMaskForVisible(controller: ControllerID?, mask: InterfaceOrientationMask)
  /// What the app delegate answers for a window; `nil` for any other.
  case appMaskForWindow(window: WindowID?, mask: InterfaceOrientationMask)
  /// What the scene delegate answers (27+); `nil` if it does not implement the method.
  case sceneMask(InterfaceOrientationMask?)
}

extension AppFact: Fact {
  package static let schemas: [EventSchema] = [
    EventSchema(code: 0x10, name: "plistOrientation", fields: [.init("orientation", .orientation)]),
    EventSchema(code: 0x11, name: "appMask", fields: [.init("mask", .mask.optional)]),
    EventSchema(
      code: 0x12, name: "appMaskForVisible",
      fields: [.init("controller", .controller.optional), .init("mask", .mask)]),
    EventSchema(
      code: 0x13, name: "appMaskForWindow",
      fields: [.init("window", .window.optional), .init("mask", .mask)]),
    EventSchema(code: 0x14, name: "sceneMask", fields: [.init("mask", .mask.optional)]),
  ]

  @inlinable @inline(__always)
  package var record: Record {
    switch self {
    case .plistOrientation(let orientation): Record(0x10, orientation)
    case .appMask(let mask): Record(0x11, mask)
    case .appMaskForVisible(let controller, let mask): Record(0x12, controller, mask)
    case .appMaskForWindow(let window, let mask): Record(0x13, window, mask)
    case .sceneMask(let mask): Record(0x14, mask)
    }
  }

  package init?(_ record: Record) {
    switch record.code {
    case 0x10:
      guard let orientation: InterfaceOrientation = record.read() else { return nil }
      self = .plistOrientation(orientation)
    case 0x11:
      guard let mask: InterfaceOrientationMask? = record.read() else { return nil }
      self = .appMask(mask)
    case 0x12:
      guard let v: (ControllerID?, InterfaceOrientationMask) = record.read() else { return nil }
      self = .appMaskForVisible(controller: v.0, mask: v.1)
    case 0x13:
      guard let v: (WindowID?, InterfaceOrientationMask) = record.read() else { return nil }
      self = .appMaskForWindow(window: v.0, mask: v.1)
    case 0x14:
      guard let mask: InterfaceOrientationMask? = record.read() else { return nil }
      self = .sceneMask(mask)
    default: return nil
    }
  }
}
