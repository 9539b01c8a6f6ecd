import SwivelModel
package import SwivelQueries
package import UIKit

extension Simulator.Options {
  /// What a scenario says of the device, the system and the app as a whole.
  package init(_ scenario: Scenario) {
    self.init()
    let environment = scenario.environment
    system = environment.ios
    if environment.linkedSDK != environment.ios { linkedSDK = environment.linkedSDK }
    device = environment.device
    (windowing, display) = (environment.windowing, environment.display)
    lifecycle = environment.lifecycle
    infoPlist = scenario.app.infoPlist
    requiresFullScreen = scenario.app.requiresFullScreen
    fullScreenIgnoredFrom = scenario.app.fullScreenIgnoredFrom
    held = scenario.initial.device
    interface = scenario.initial.interface
    isRotationLocked = scenario.initial.rotationLock
  }
}

extension Scenario.Controller {
  /// What the author of a controller knows of it.
  func facts(_ id: ControllerID) -> [ControllerFact] {
    var facts: [ControllerFact] = []
    if let supported { facts.append(.supported(controller: id, mask: supported)) }
    if let shouldAutorotate {
      facts.append(.shouldAutorotate(controller: id, value: shouldAutorotate))
    }
    if let preferred { facts.append(.preferred(controller: id, orientation: preferred)) }
    if let customMask { facts.append(.customMask(controller: id, mask: customMask)) }
    if forwards != .none {
      facts.append(.forwarding(controller: id, to: forwards, hook: forwardsVia))
    }
    if let delegateSupported {
      facts.append(.delegateMask(controller: id, mask: delegateSupported))
    }
    if prefersLock { facts.append(.prefersLock(controller: id, value: true)) }
    return facts
  }
}
