extension ControllerKind: Worded {
  package var spelling: StaticString {
    switch self {
    case .plain: "plain"
    case .navigation: "navigation"
    case .tab: "tab"
    case .split: "split"
    case .page: "page"
    case .container: "container"
    case .alert: "alert"
    case .system: "system"
    case .videoPlayer: "videoPlayer"
    }
  }
}

extension PresentationStyle: Worded {
  package var spelling: StaticString {
    switch self {
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .automatic: "automatic"
    }
  }
}

extension Forwarding: Worded {
  package var spelling: StaticString {
    switch self {
    case .none: "none"
    case .top: "top"
    case .visible: "visible"
    case .visibleUnlessDismissing: "visibleUnlessDismissing"
    case .selected: "selected"
    case .leaf: "leaf"
    case .leafCustom: "leafCustom"
    case .presenter: "presenter"
    }
  }
}

extension Forwarding.Hook: Worded {
  package var spelling: StaticString {
    switch self {
    case .override: "override"
    case .delegate: "delegate"
    }
  }
}

extension WillShowPolicy: Worded {
  package var spelling: StaticString {
    switch self {
    case .none: "none"
    case .forcePreferred: "forcePreferred"
    case .forcePreferredIfUnsupported: "forcePreferredIfUnsupported"
    }
  }
}
