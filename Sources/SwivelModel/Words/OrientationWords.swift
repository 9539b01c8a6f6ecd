// The words are UIKit's own names without their prefix.

extension InterfaceOrientation: Worded {
  package var spelling: StaticString {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}

extension PreferredOrientation: Worded {
  package var spelling: StaticString { orientation?.spelling ?? "unknown" }
}

extension DeviceOrientation: Worded {
  package var spelling: StaticString {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    }
  }
}

extension UIKitException: Worded {
  package var spelling: StaticString {
    switch self {
    case .noCommonOrientation: "noCommonOrientation"
    case .preferredNotSupported: "preferredNotSupported"
    case .recursion: "recursion"
    case .other: "other"
    }
  }
}

extension UIKitMessage: Worded {
  package var spelling: StaticString {
    switch self {
    case .kvcUnsupported: "kvcUnsupported"
    case .preferredNotSupported: "preferredNotSupported"
    case .noCommonOrientation: "noCommonOrientation"
    case .recursion: "recursion"
    case .statusBarUnavailable: "statusBarUnavailable"
    }
  }
}

extension Loss.Reason: Worded {
  package var spelling: StaticString {
    switch self {
    case .bufferFull: "bufferFull"
    case .disk: "disk"
    case .interrupted: "interrupted"
    case .unreadable: "unreadable"
    }
  }
}
