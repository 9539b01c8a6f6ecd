// The words are UIKit's own names, without their prefix.

extension InterfaceOrientation: Worded {
  package var word: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}

extension PreferredOrientation: Worded {
  package var word: String { orientation?.word ?? "unknown" }
}

extension DeviceOrientation: Worded {
  package var word: String {
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
