/// The world that the app under test lives in.
@MainActor
package final class Simulator {
  /// The one there is; a test puts its own in place before it starts an app.
  package static var current = Simulator()

  package let device = UIDevice(simulated: ())
  package let application = UIApplication(simulated: ())

  package init() {}
}
