extension Windowing: Worded {
  package var spelling: StaticString {
    switch self {
    case .fullScreen: "fullScreen"
    case .windowed: "windowed"
    case .splitView: "splitView"
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
