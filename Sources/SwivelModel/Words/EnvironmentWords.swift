extension Windowing: Worded {
  package var spelling: StaticString {
    switch self {
    case .fullScreen: "fullScreen"
    case .windowed: "windowed"
    case .splitView: "splitView"
    case .mirrored: "mirrored"
    }
  }
}

extension Display: Worded {
  package var spelling: StaticString {
    switch self {
    case .outer: "outer"
    case .inner: "inner"
    }
  }
}

extension AppLifecycle: Worded {
  package var spelling: StaticString {
    switch self {
    case .app: "app"
    case .scene: "scene"
    }
  }
}

extension ProcessKind: Worded {
  package var spelling: StaticString {
    switch self {
    case .app: "app"
    case .extension: "extension"
    }
  }
}

extension Phase: Worded {
  package var spelling: StaticString {
    switch self {
    case .launched: "launched"
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    case .foreground: "foreground"
    case .sleep: "sleep"
    case .wake: "wake"
    case .terminated: "terminated"
    }
  }
}

extension BoundsShape: Worded {
  package var spelling: StaticString {
    switch self {
    case .portrait: "portrait"
    case .landscape: "landscape"
    }
  }
}

/// The words for devices in scenarios and in changes to a run.
///
/// A log states the device bit by bit, with the words of ``Device`` as a ``WordedSet``.
package enum DeviceWord {
  /// Every word and its device.
  package static let all: [(word: String, device: Device)] = [
    ("iphone-faceid", []), ("iphone-home", .homeButton), ("iphone-plus", [.homeButton, .large]),
    ("iphone-duo", .foldable), ("iphone-on-ipad", .onPad), ("ipad", .pad),
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
