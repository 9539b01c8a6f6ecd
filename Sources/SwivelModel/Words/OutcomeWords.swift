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
