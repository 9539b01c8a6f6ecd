import SwivelModel
import UIKit

@testable import Cures
@testable import EarlierCures

extension CureCase {
  static let navigation = [
    CureCase("back-navigation-rotated", on: 17) { system in
      back(on: system, UINavigationController(rootViewController: Page(.portrait)))
    } cured: { system in
      back(on: system, Cures.MainStack(rootViewController: Cures.ListPage()), .top)
    },
    CureCase("back-navigation-rotated", on: 12) { system in
      back(on: system, UINavigationController(rootViewController: Page(.portrait)))
    } cured: { system in
      back(on: system, EarlierCures.MainStack(rootViewController: EarlierCures.ListPage()), .top)
    },
    CureCase("pushed-page-not-rotated", on: 15) { system in
      let stack = ForwardingStack(rootViewController: Page(.portrait))
      return push(Page(.landscape), on: stack, system)
    } cured: { system in
      let chart = EarlierCures.ChartPage()
      chart.modalPresentationStyle = .fullScreen
      let report = EarlierCures.ReportPage()
      return CureRun(on: system, report).perform { report.showChart() }
    },
    CureCase("pushed-page-not-rotated", on: 26) { system in
      let stack = ForwardingStack(rootViewController: Page(.portrait))
      return push(Page(.landscape), on: stack, system)
    } cured: { system in
      push(Cures.ChartPage(), on: ReportStack(rootViewController: Page(.portrait)), system)
    },
    CureCase("turned-mid-gesture", on: 15) { system in
      swipe(on: system, ForwardingStack(rootViewController: Page(.portrait)))
    } cured: { system in
      swipe(on: system, SwipeStack(rootViewController: Page(.portrait)))
    },
  ]

  /// Going back to a portrait page from one that was rotated.
  @MainActor
  private static func back(
    on system: UInt16, _ stack: UINavigationController, _ forwarding: Forwarding = .none
  ) -> CureRun {
    let photo = Page(.allButUpsideDown)
    return CureRun(
      on: system, stack,
      facts: {
        if let list = stack.topViewController { $0.state(.portrait, of: list) }
        if forwarding != .none { $0.forward(stack, to: forwarding) }
      }
    )
    .perform { stack.pushViewController(photo, animated: true) }
    .turn(.landscapeLeft)
    .perform { stack.popViewController(animated: true) }
  }

  /// A landscape page is pushed while the device is held in portrait.
  @MainActor
  private static func push(
    _ page: UIViewController, on stack: UINavigationController, _ system: UInt16
  ) -> CureRun {
    CureRun(
      on: system, stack,
      facts: {
        $0.forward(stack, to: .top)
        $0.state(.landscape, of: page)
      }
    )
    .perform { stack.pushViewController(page, animated: true) }
  }

  /// A finger begins to go back to a portrait page from one that was rotated.
  @MainActor
  private static func swipe(on system: UInt16, _ stack: UINavigationController) -> CureRun {
    let run = CureRun(on: system, stack, facts: { $0.forward(stack, to: .top) })
      .perform { stack.pushViewController(Page(.allButUpsideDown), animated: true) }
      .turn(.landscapeLeft)
    return run.perform {
      run.simulator.beginSwipeBack(on: stack)
      run.simulator.endSwipeBack(on: stack, cancelled: false)
    }
  }
}
