import Foundation

/// A transition that someone can ask along the way.
final class SimulatedTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private(set) var isInteractive = false
  private(set) var isCancelled = false
  let isAnimated = true
  let initiallyInteractive: Bool
  let targetTransform: CGAffineTransform
  let presentationStyle = UIModalPresentationStyle.none
  let transitionDuration: TimeInterval = 0.35

  private let from: UIViewController?
  private let to: UIViewController?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var listeners: [Handler] = []

  /// Makes a transition from one page to another.
  init(from: UIViewController?, to: UIViewController?, isInteractive: Bool = false) {
    (self.from, self.to) = (from, to)
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    targetTransform = .identity
  }

  /// Makes a transition that rotates by quarters of a circle.
  init(turnedBy quarters: Int) {
    (from, to, initiallyInteractive) = (nil, nil, false)
    let sines: [CGFloat] = [0, 1, 0, -1]
    let (sine, cosine) = (sines[quarters % 4], sines[(quarters + 1) % 4])
    targetTransform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    listeners.append(handler)
  }

  /// The finger lets go.
  func letGo(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for listener in listeners { listener(self) }
  }

  /// Runs what goes along with it.
  func animate() {
    for animation in animations { animation(self) }
    animations = []
  }

  /// It is over.
  func complete() {
    animate()
    for completion in completions { completion(self) }
    completions = []
  }
}
