package import SwivelModel
package import SwivelReplay

/// The world that an app under test lives in.
///
/// Everything that happens is an event, and what comes of it is what the rules make of that event:
/// there is no second way to an orientation. The events are the truth that a recording is held
/// against.
@MainActor
package final class Simulator {
  /// The one there is; a test puts its own in place before it starts an app.
  package static var current = Simulator()

  package let options: Options
  package let device = UIDevice(simulated: ())
  package let application = UIApplication(simulated: ())
  package let screen = UIScreen(simulated: ())

  /// Everything that happened.
  package internal(set) var events: [Event] = []
  /// The words of the events.
  package internal(set) var vocabulary = Vocabulary()
  /// What the rules made of it.
  package internal(set) var replayer: Replayer
  /// With what UIKit ended the app; nothing happens afterwards.
  package internal(set) var exception: UIKitException?
  /// Chooses where the rules leave several orientations open.
  package var undetermined: (InterfaceOrientationMask, InterfaceOrientation) -> InterfaceOrientation

  /// Whether the interface stays as it is where the rules turn it: UIKit does not always keep to
  /// them.
  package var keepsInterface = false

  // Microseconds since the log began.
  var clock: UInt64 = 0
  // Which way each window's interface is up.
  var shown: [WindowID: InterfaceOrientation] = [:]
  var hasBegun = false
  // What was announced to the app and is not yet in the log.
  var pending: [Event.Kind] = []
  // The ends of what is going on.
  var later: [@MainActor () -> Void] = []
  // The controllers whose own getter no one overrides, of those that were asked.
  var reached: Set<ControllerID> = []
  var controllers: [ControllerID: Weak<UIViewController>] = [:]
  var windows: [WindowID: Weak<UIWindow>] = [:]
  var windowCount: UInt8 = 0
  var declarations: [ObjectIdentifier: Declaration] = [:]
  // Swipes back and whatever else can be asked along the way, by the container.
  var swipes: [ControllerID: Swipe] = [:]

  /// Makes a world in which some rules hold.
  package init(_ options: Options = Options(), rulebook: Rulebook = .uikit) {
    self.options = options
    replayer = Replayer(rulebook: rulebook)
    undetermined = { allowed, current in
      allowed.allows(current) ? current : allowed.orientations.first ?? current
    }
    describeOptions()
  }

  /// What the rules have come to.
  package var situation: Situation { replayer.situation }
}

/// Something that someone else keeps.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
