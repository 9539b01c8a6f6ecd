import SwivelModel

extension Simulator {
  /// A controller presents another one, if it is seen and presents none.
  func present(
    _ page: UIViewController, on presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let below = presenter.outermost
    guard below.presented == nil, page.presenter == nil, let window = below.shownIn else { return }
    below.presented = page
    page.presenter = below
    page.presentationController?.presenter = below
    page.isBeingPresented = true
    let (presenterID, pageID) = (id(of: presenter), id(of: page))
    let controller = page.presentationController
    describeStyle(of: page, pageID)
    let fact = PresentationFact.presentBegan(
      on: presenterID, controller: pageID, animated: animated)
    record(.presentation(fact))
    let covers = controller?.shouldRemovePresentersView ?? false
    if covers { willDisappear(below, animated: animated) }
    willAppear(page, animated: animated, in: window)
    later.append { [self] in
      if covers { didDisappear(below, animated: animated) }
      didAppear(page, animated: animated)
      page.isBeingPresented = false
      record(.presentation(.presentEnded(controller: pageID)))
      completion?()
    }
  }

  /// What a controller presented goes, or the controller itself.
  func dismiss(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let outermost = controller.outermost
    guard let page = outermost.presented ?? (outermost.presenter == nil ? nil : outermost) else {
      completion?()
      return
    }
    settleTransitions()
    begin(dismissing: page, animated: animated, interactive: false)
    later.append { [self] in
      end(dismissing: page, animated: animated)
      completion?()
    }
  }

  /// The user takes a presented page away, or tries to.
  package func swipeAway(_ page: UIViewController, cancelled: Bool = false) {
    settleTransitions()
    guard let controller = page.presentationController, page.presenter != nil else { return }
    let delegate = controller.delegate
    guard !page.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    delegate?.presentationControllerWillDismiss(controller)
    begin(dismissing: page, animated: true, interactive: true)
    if cancelled {
      page.isBeingDismissed = false
      record(.presentation(.dismissEnded(controller: id(of: page), cancelled: true)))
    } else {
      end(dismissing: page, animated: true)
      delegate?.presentationControllerDidDismiss(controller)
    }
  }

  private func begin(dismissing page: UIViewController, animated: Bool, interactive: Bool) {
    var next: UIViewController? = page
    while let top = next {
      top.isBeingDismissed = true
      next = top.presented
    }
    let fact = PresentationFact.dismissBegan(
      controller: id(of: page), animated: animated, interactive: interactive)
    record(.presentation(fact))
    willDisappear(page, animated: animated)
    guard let below = page.presenter, below.viewIfLoaded?.window == nil else { return }
    willAppear(below, animated: animated, in: below.shownIn)
  }

  private func end(dismissing page: UIViewController, animated: Bool) {
    let below = page.presenter
    let uncovers = page.presentationController?.shouldRemovePresentersView ?? false
    var next: UIViewController? = page
    while let top = next {
      next = top.presented
      didDisappear(top, animated: animated)
      top.isBeingDismissed = false
      top.presented = nil
      top.presenter = nil
      top.presentation = nil
    }
    below?.presented = nil
    if let below, uncovers { didAppear(below, animated: animated) }
    record(.presentation(.dismissEnded(controller: id(of: page), cancelled: false)))
  }

  private func describeStyle(of page: UIViewController, _ id: ControllerID) {
    let style = page.statedStyle.map { PresentationStyle($0) } ?? .automatic
    let removes = page.presentationController?.shouldRemovePresentersView ?? false
    let removesPresenter = style == .custom && removes
    append(
      .controller(
        .presentationStyle(controller: id, style: style, removesPresenter: removesPresenter)))
  }
}
