package import SwivelModel

/// What is known of a controller beforehand.
struct Declaration {
  let name: String
  let facts: (ControllerID) -> [ControllerFact]
}

extension Simulator {
  /// States beforehand what a controller is like, as far as it cannot be found out by asking it.
  ///
  /// Whose answer a container gives is known to anyone who wrote it.
  package func declare(
    _ controller: UIViewController, name: String,
    _ facts: @escaping (ControllerID) -> [ControllerFact]
  ) {
    declarations[ObjectIdentifier(controller)] = Declaration(name: name, facts: facts)
  }

  /// The handle of a controller, which is described when it is first met, with what it contains.
  package func id(of controller: UIViewController) -> ControllerID {
    if let handle = controller.handle { return handle }
    let id = ControllerID(rawValue: UInt16(truncatingIfNeeded: controllers.count))
    controller.handle = id
    controllers[id] = Weak(object: controller)
    let declared = declarations.removeValue(forKey: ObjectIdentifier(controller))
    let name = vocabulary.names.intern(
      declared?.name ?? String(describing: type(of: controller)))
    append(.controller(.controller(controller: id, type: controller.kind, name: name)))
    for fact in declared?.facts(id) ?? [] { append(.controller(fact)) }
    for child in controller.children {
      append(.hierarchy(.childAdded(parent: id, child: self.id(of: child))))
    }
    if let child = controller.frontChild {
      append(.hierarchy(.childSelected(parent: id, child: self.id(of: child))))
    }
    return id
  }

  // MARK: What views go through

  func willAppear(_ controller: UIViewController, animated: Bool, in window: UIWindow?) {
    for page in controller.shownPath {
      page.view.window = window
      page.viewWillAppear(animated)
      page.viewIsAppearing(animated)
    }
  }

  func didAppear(_ controller: UIViewController, animated: Bool) {
    for page in controller.shownPath { page.viewDidAppear(animated) }
  }

  func willDisappear(_ controller: UIViewController, animated: Bool) {
    for page in controller.shownPath { page.viewWillDisappear(animated) }
  }

  func didDisappear(_ controller: UIViewController, animated: Bool) {
    for page in controller.shownPath {
      page.viewDidDisappear(animated)
      page.viewIfLoaded?.window = nil
    }
  }
}

extension UIViewController {
  /// The container around everything that it is in.
  package var outermost: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// The window that it is shown in, itself or what presents it.
  var shownIn: UIWindow? {
    let outermost = outermost
    return outermost.occupiedWindow ?? outermost.presenter?.shownIn
  }

  /// It and what is seen inside it, from the outside in.
  var shownPath: [UIViewController] {
    var path = [self]
    while let child = path.last?.shownChild { path.append(child) }
    return path
  }

  /// Takes in children, and lets others go.
  func adopt(_ newChildren: [UIViewController]) {
    for child in children where !newChildren.contains(child) { child.parent = nil }
    for child in newChildren { child.parent = self }
    children = newChildren
  }
}
