import SwivelModel

/// See ``rule``.
///
/// UIKit knows the pages of its own containers only: a child that an app's container shows is added
/// like any other view.
enum PushUndetermined: RuleBody {
  static let rule = Rule(
    .pushUndetermined, .from(16), at: [.push, .selection], .disputed,
    """
    Since iOS 16, pushing or selecting a page sometimes rotates the interface without a request; \
    no source states exactly when.
    """,
    changed:
      "On iOS 15 and earlier, neither a push nor the selection of a child rotates the interface.",
    sources: [
      "Apple, setNeedsUpdateOfSupportedInterfaceOrientations()"
    ],
    example: "push-from-16-is-undetermined")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard !ruling.allowsCurrent, !ruling.allowed.isEmpty,
      ruling.trigger == .push || isOfUIKit(ruling.subject, situation)
    else { return }
    ruling.settle(on: situation.upright)
    ruling.to.formUnion(ruling.from)
    ruling.heldBy = nil
  }

  private static func isOfUIKit(_ page: ControllerID?, _ situation: Situation) -> Bool {
    let parent = page.flatMap { situation.facts.controllers[$0].parent }
    return parent.map { situation.facts.controllers[$0].kind != .container } ?? false
  }
}
