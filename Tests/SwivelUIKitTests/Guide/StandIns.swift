import Foundation
import UIKit

// What the guide's shells get from frameworks that are not here.

#if !canImport(SwiftUI)
/// Something that SwiftUI shows.
protocol View {}

/// SwiftUI's controller around a view.
class UIHostingController<Content: View>: UIViewController {
  let rootView: Content

  init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
#endif

#if !canImport(Flutter)
/// Flutter's controller, which answers what Dart asked for.
class FlutterViewController: UIViewController {
  var preferred = UIInterfaceOrientationMask.portrait

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { preferred }
}
#endif

/// What a library for React Native allows at the moment.
@MainActor
enum OrientationLock {
  static var mask = UIInterfaceOrientationMask.all
}

/// UIKit's share sheet.
final class UIActivityViewController: UIViewController {
  /// Where the sheet points to on an iPad.
  @MainActor
  final class Popover {
    var sourceView: UIView?
  }

  let activityItems: [Any]
  let popoverPresentationController: Popover? = Popover()
  var completionWithItemsHandler: ((String?, Bool, [Any]?, (any Error)?) -> Void)?

  init(activityItems: [Any], applicationActivities: [Any]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
