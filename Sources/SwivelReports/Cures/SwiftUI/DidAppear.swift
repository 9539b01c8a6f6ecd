import SwiftUI

/// Runs an action once a view has appeared; onAppear is called too early, during
/// the transition.
struct DidAppear: UIViewControllerRepresentable {
  let action: () -> Void

  func makeUIViewController(context: Context) -> Page { Page() }
  func updateUIViewController(_ page: Page, context: Context) {
    page.action = action
  }

  final class Page: UIViewController {
    var action = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      action()
    }
  }
}

struct ListPage: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .background(DidAppear { AppDelegate.rotate(to: .portrait) })
  }
}
