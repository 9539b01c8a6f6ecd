import UIKit

extension ConformanceAct: CustomStringConvertible {
  /// The step in words, as in markers.
  public var description: String {
    switch self {
    case .turn(let orientation): "turn the device to \(orientation.word)"
    case .push(let page): "push \(page)"
    case .pop: "pop"
    case .present(let page): "present \(page)"
    case .dismiss(let page): "dismiss \(page)"
    case .root(let page): "make \(page) the root"
    case .allow(let mask, let page): "\(page) allows \(mask.words)"
    case .update(let page): "update \(page)"
    case .request(let mask): "request \(mask.words)"
    case .force(let orientation): "set the device to \(orientation.word)"
    case .lock(let isOn, let page): "\(page) \(isOn ? "prefers a lock" : "prefers no lock")"
    case .overlay(let page): "show \(page) in a window above"
    }
  }
}

extension UIDeviceOrientation {
  fileprivate var word: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    default: "unknown"
    }
  }
}

extension UIInterfaceOrientationMask {
  fileprivate var words: String {
    let words: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
      (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }
}
