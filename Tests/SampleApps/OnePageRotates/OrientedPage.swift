import UIKit

/// A page that says, by the app's own protocol, which orientations it is made for.
@MainActor
protocol OrientedPage: UIViewController {
  var orientations: UIInterfaceOrientationMask { get }
}
