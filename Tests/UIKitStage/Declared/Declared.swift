import SwivelModel
import SwivelQueries
import UIKit

/// What a controller of a scenario answers, as the scenario declares it.
@MainActor
protocol Declared: UIViewController {
  var declaration: Scenario.Controller? { get set }
}

extension Declared {
  /// The controller whose answer this one gives; itself if it gives its own.
  var answering: UIViewController? {
    switch declaration?.forwards ?? .none {
    case .none, .leafCustom: nil
    case .top: (self as? UINavigationController)?.topViewController
    case .visible: (self as? UINavigationController)?.visibleViewController
    case .visibleUnlessDismissing: visibleUnlessDismissing
    case .selected: shown(in: self)
    case .leaf: leaf
    case .presenter: presentingViewController
    }
  }

  /// The mask that it answers; nothing if it leaves that to UIKit.
  var declaredMask: UIInterfaceOrientationMask? {
    guard let declaration, declaration.forwardsVia == .override || declaration.forwards == .none
    else { return nil }
    if declaration.forwards == .leafCustom { return customMask }
    if let answering { return answering.supportedInterfaceOrientations }
    return declaration.supported.map { UIInterfaceOrientationMask(rawValue: UInt($0.rawValue)) }
  }

  var declaredAutorotate: Bool? {
    if declaration?.forwardsVia == .override, let answering { return answering.shouldAutorotate }
    return declaration?.shouldAutorotate
  }

  var declaredPreferred: UIInterfaceOrientation? {
    if declaration?.forwardsVia == .override, let answering {
      return answering.preferredInterfaceOrientationForPresentation
    }
    return declaration?.preferred.flatMap { UIInterfaceOrientation(rawValue: Int($0.rawValue)) }
  }

  /// What the delegate of a container answers in its place.
  var delegatedMask: UIInterfaceOrientationMask? {
    if declaration?.forwardsVia == .delegate, let answering {
      return answering.supportedInterfaceOrientations
    }
    return declaration?.delegateSupported.map {
      UIInterfaceOrientationMask(rawValue: UInt($0.rawValue))
    }
  }

  private var customMask: UIInterfaceOrientationMask {
    let mask = (leaf as? any Declared)?.declaration?.customMask ?? .portrait
    return UIInterfaceOrientationMask(rawValue: UInt(mask.rawValue))
  }

  private var leaf: UIViewController {
    var leaf: UIViewController = self
    while let child = shown(in: leaf) { leaf = child }
    return leaf
  }

  private var visibleUnlessDismissing: UIViewController? {
    if let above = presentedViewController, !above.isBeingDismissed { return above }
    return shown(in: self)
  }

  private func shown(in controller: UIViewController) -> UIViewController? {
    if let stack = controller as? UINavigationController { return stack.topViewController }
    return (controller as? UITabBarController)?.selectedViewController
  }
}
