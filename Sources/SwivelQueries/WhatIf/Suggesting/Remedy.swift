import SwivelFindings
import SwivelModel
import SwivelReplay

/// A kind of change that may cure a problem.
enum Remedy: Sendable {
  // What blocked a ruling is opened.
  case presentation, lock, forwarding, autorotation, appMask, pageMask, together
  // A mask is declared as the problem needs it.
  case appAllowsPage, pageAllowsApp, pageStays, pageAllowsPrevious, preferred
  case plist, plistAndRoot, interfaceLock, lockPreference
  // A container or the app is built otherwise.
  case answersItself, fullScreen, fullScreenKey, root, scenes
  // The app calls UIKit at another moment, or no longer.
  case update, earlierUpdate, request, requestAlone, appAndRequest, restoredMask
  case otherSide, workingRequest, laterRequest, withoutRequest, withoutTransform

  /// Those for a ruling without a problem.
  static let ofGates: [Self] = [
    .presentation, .lock, .forwarding, .autorotation, .appMask, .pageMask,
  ]

  /// The change; `nil` where the run has nothing to change this way.
  func suggestion(_ maker: SuggestionMaker) -> Suggestion? {
    switch self {
    case .presentation: declaring(maker.presentation)
    case .lock: declaring(maker.lock)
    case .forwarding: declaring(maker.forwarding)
    case .autorotation: declaring(maker.autorotation)
    case .appMask: declaring(maker.appMask)
    case .pageMask: declaring(maker.pageMask)
    case .together: declaring(maker.together)
    case .appAllowsPage: declaring(maker.appAllowsPage)
    case .pageAllowsApp: declaring(maker.pageAllowsApp)
    case .pageStays: declaring(maker.pageStays)
    case .pageAllowsPrevious: declaring(maker.pageAllowsPrevious)
    case .preferred: declaring(maker.preferred)
    case .plist: declaring(maker.plist)
    case .plistAndRoot: declaring(maker.plistAndRoot)
    case .interfaceLock: declaring(maker.interfaceLock)
    case .lockPreference: declaring(maker.lockPreference)
    case .answersItself: declaring(maker.answersItself)
    case .fullScreen: declaring(maker.fullScreen)
    case .fullScreenKey: declaring(maker.fullScreenKey)
    case .root: maker.root
    case .scenes: Suggestion(declarations: ["app.lifecycle=scene"])
    case .update: inserting(maker.update)
    case .earlierUpdate: inserting(maker.earlierUpdate)
    case .request: inserting(maker.requests)
    case .requestAlone: inserting(maker.requestAlone)
    case .appAndRequest: maker.appAndRequest
    case .restoredMask: inserting(maker.restoredMask)
    case .otherSide: maker.sides.suggestion
    case .workingRequest: maker.workingRequest
    case .laterRequest: maker.laterRequest
    case .withoutRequest: maker.without { $0.isRequest }
    case .withoutTransform: maker.without { $0.isTransform }
    }
  }

  private func declaring(_ declarations: [String]?) -> Suggestion? {
    declarations.flatMap { $0.isEmpty ? nil : Suggestion(declarations: $0) }
  }

  private func inserting(_ insertions: [String]) -> Suggestion? {
    insertions.isEmpty ? nil : Suggestion(insertions: insertions)
  }
}

extension Event.Kind {
  fileprivate var isRequest: Bool { if case .request = self { true } else { false } }

  fileprivate var isTransform: Bool {
    if case .observation(.viewTransform) = self { true } else { false }
  }
}
