import SwivelModel

extension InterfaceOrientationMask {
  init(_ mask: UIInterfaceOrientationMask) {
    self.init(rawValue: UInt8(truncatingIfNeeded: mask.rawValue))
  }
}

extension UIInterfaceOrientationMask {
  init(_ mask: InterfaceOrientationMask) {
    self.init(rawValue: UInt(mask.rawValue))
  }
}

extension UIInterfaceOrientation {
  init(_ orientation: InterfaceOrientation) {
    self = UIInterfaceOrientation(rawValue: Int(orientation.rawValue)) ?? .unknown
  }
}

extension UIDeviceOrientation {
  init(_ orientation: DeviceOrientation) {
    self = UIDeviceOrientation(rawValue: Int(orientation.rawValue)) ?? .unknown
  }
}

extension PreferredOrientation {
  init(_ orientation: UIInterfaceOrientation) {
    self = PreferredOrientation(rawValue: UInt8(clamping: orientation.rawValue)) ?? .unknown
  }
}

extension PresentationStyle {
  init(_ style: UIModalPresentationStyle) {
    self = UInt8(exactly: style.rawValue).flatMap(PresentationStyle.init) ?? .automatic
  }
}

extension UIModalPresentationStyle {
  init(_ style: PresentationStyle) {
    self = UIModalPresentationStyle(rawValue: Int(style.rawValue)) ?? .automatic
  }
}
