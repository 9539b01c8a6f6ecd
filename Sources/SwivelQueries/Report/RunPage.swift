package import SwivelModel
import SwivelReplay

/// A page that a window shows or covers.
package struct RunPage: Hashable, Sendable {
  package let id: ControllerID
  /// Its type name, if it was recorded.
  package let name: NameID?
  /// Whether the page, or the container that it is in, is presented.
  package let isPresented: Bool

  package init(id: ControllerID, name: NameID?, isPresented: Bool) {
    (self.id, self.name, self.isPresented) = (id, name, isPresented)
  }
}

extension Situation {
  /// The pages of a window, the lowest first: those of stacks, and those presented above.
  func pages(in id: WindowID) -> [RunPage] {
    let window = facts.windows[id]
    var pages: [RunPage] = []
    if let root = window.root ?? window.lastView { add(root, isPresented: false, to: &pages) }
    for page in presented(in: window) { add(page, isPresented: true, to: &pages) }
    return pages
  }

  /// The controllers presented in a window, the lowest first.
  func presented(in window: WindowState) -> [ControllerID] {
    var pages: [ControllerID] = []
    var next = window.topPresented
    while let page = next, pages.count < SceneState.maximumDepth {
      pages.append(page)
      next = facts.controllers[page].presentedBelow
    }
    return pages.reversed()
  }

  private func add(_ first: ControllerID, isPresented: Bool, to pages: inout [RunPage]) {
    var current = first
    for _ in 0..<SceneState.maximumDepth {
      guard let shown = shownChild(of: current) else { break }
      if facts.controllers[current].kind == .navigation {
        for child in children(of: current, upTo: shown) {
          pages.append(page(shownPage(in: child), isPresented))
        }
      }
      current = shown
    }
    pages.append(page(current, isPresented))
  }

  /// The children below one that is shown.
  private func children(of stack: ControllerID, upTo shown: ControllerID) -> [ControllerID] {
    var children: [ControllerID] = []
    forEachChild(of: stack) { children.append($0) }
    return Array(children.prefix { $0 != shown })
  }

  private func page(_ id: ControllerID, _ isPresented: Bool) -> RunPage {
    RunPage(id: id, name: facts.controllers[id].name, isPresented: isPresented)
  }
}
