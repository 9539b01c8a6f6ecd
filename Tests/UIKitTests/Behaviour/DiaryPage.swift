import Foundation
import UIKit

/// A page that writes down what happens to it.
final class DiaryPage: UIViewController {
  let diary: Diary
  let name: String
  var mask: UIInterfaceOrientationMask?

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    diary.note("\(name) is asked")
    return mask ?? super.supportedInterfaceOrientations
  }

  override func viewDidLoad() { diary.note("\(name) loads") }

  override func viewWillAppear(_ animated: Bool) { diary.note("\(name) will appear") }

  override func viewDidAppear(_ animated: Bool) { diary.note("\(name) did appear") }

  override func viewWillDisappear(_ animated: Bool) { diary.note("\(name) will disappear") }

  override func viewDidDisappear(_ animated: Bool) { diary.note("\(name) did disappear") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    diary.note("\(name) will be \(size.width > size.height ? "wide" : "high")")
    coordinator.animate(alongsideTransition: nil) { [diary, name] _ in
      diary.note("\(name) has turned")
    }
  }
}
