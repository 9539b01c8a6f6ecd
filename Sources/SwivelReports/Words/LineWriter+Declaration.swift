package import SwivelModel
import SwivelReplay
import SwivelText

// What declares something has no clause in a timeline; a list of all events needs one.
extension Names {
  /// Any event as a clause.
  package func sentence(_ kind: Event.Kind) -> String {
    switch kind {
    case .session(let fact): sentence(fact)
    case .app(let fact): sentence(fact)
    case .controller(let fact): sentence(fact)
    case .answer(let fact): sentence(fact)
    case .device, .navigation, .presentation, .hierarchy, .window, .request, .observation, .outcome,
      .remark, .unrecognized:
      clause(kind)
    }
  }

  private func sentence(_ fact: SessionFact) -> String {
    switch fact {
    case .systemVersion(let version): "the system is iOS \(version)"
    case .linkedSDK(let version): "the app is linked against the iOS \(version) SDK"
    case .device(let device, let identifier):
      "the device is \(identifier.map(name) ?? device.words.joined(separator: ", "))"
    case .windowing(let mode): "windows are shown as \(mode.word)"
    case .appLifecycle(let owner): "the app uses the \(owner.word)-based life cycle"
    case .process(let kind): "the process type is \(kind.word)"
    case .deviceNotifications(let on): "device orientation notifications are \(on ? "on" : "off")"
    case .requiresFullScreen(let value):
      "UIRequiresFullScreen is \(value)"
    case .fullScreenIgnoredFrom(let version):
      "UIRequiresFullScreen is ignored from iOS \(version) on"
    case .sceneMissing: "the recorder is given no scene to observe"
    case .sceneResizing, .screenChanged, .phase: clause(.session(fact))
    }
  }

  private func sentence(_ fact: AppFact) -> String {
    switch fact {
    case .plistOrientation(let orientation): "Info.plist lists \(orientation.word)"
    case .appMask(let mask): "the app delegate \(allowing(mask))"
    case .appMaskForVisible(let page, let mask):
      "the app delegate \(allowing(mask)) while \(page.map(controller) ?? "another page") is visible"
    case .appMaskForWindow(let id, let mask):
      "the app delegate \(allowing(mask)) in \(id.map(window) ?? "any other window")"
    case .sceneMask(let mask): "the scene delegate \(allowing(mask))"
    }
  }

  private func sentence(_ fact: ControllerFact) -> String {
    switch fact {
    case .controller(let id, let kind, _): "\(controller(id)) is created (\(kind.words))"
    case .controllerEnded(let id): "\(controller(id)) is deallocated"
    case .supported(let id, let mask): "\(controller(id)) \(allowing(mask))"
    case .shouldAutorotate(let id, let value): "\(controller(id)) \(rotating(value))"
    case .preferred(let id, let orientation):
      "\(controller(id)) prefers \(orientation?.word ?? "the default")"
    case .shouldAutorotateTo(let id, let mask):
      "\(controller(id)) returns YES from shouldAutorotateToInterfaceOrientation: for \(mask?.list ?? "the default")"
    case .customMask(let id, let mask):
      "\(controller(id)) declares \(mask?.list ?? "no mask"), but only in a custom property"
    case .forwarding(let id, let target, let hook):
      "\(controller(id)) returns \(target.phrase), \(hook == .override ? "in an override" : "through its delegate")"
    case .delegateMask(let id, let mask): "the delegate of \(controller(id)) \(allowing(mask))"
    case .presentationStyle(let id, let style, _):
      "\(controller(id)) is presented as \(style?.word ?? "the default")"
    case .prefersLock(let id, let value):
      "\(controller(id)) \(value ? "prefers" : "does not prefer") a locked orientation"
    case .lockChild(let id, let child):
      "\(controller(id)) leaves the orientation lock to \(child.map(controller) ?? "nothing")"
    case .willShowPolicy(let id, let policy):
      "in willShow, the delegate of \(controller(id)) applies \(policy.word)"
    }
  }

  private func sentence(_ fact: AnswerFact) -> String {
    switch fact {
    case .maskAnswered(let id, let mask): "\(controller(id)) returns \(mask.list)"
    case .shouldAutorotateAnswered(let id, let value):
      "\(controller(id)) \(rotating(value))"
    case .preferredAnswered(let id, let orientation):
      "\(controller(id)) returns \(orientation.word) as its preferred orientation"
    case .appMaskAnswered(_, let mask): "the app delegate returns \(mask.list)"
    case .sceneMaskAnswered(_, let mask): "the scene delegate returns \(mask.list)"
    case .shouldAutorotateToAnswered(let id, let orientation, let value):
      "\(controller(id)) returns \(value) from shouldAutorotateToInterfaceOrientation: for \(orientation.word)"
    case .lockAnswered(let id, let value):
      "\(controller(id)) returns \(value) from prefersInterfaceOrientationLocked"
    }
  }

  private func name(_ id: NameID) -> String { text { writer, _ in writer.write(id) } }

  private func allowing(_ mask: InterfaceOrientationMask?) -> String {
    mask.map { "allows \($0.list)" } ?? "allows the default"
  }

  private func rotating(_ value: Bool?) -> String {
    switch value {
    case let value?: "returns \(value) from shouldAutorotate"
    case nil: "returns the default from shouldAutorotate"
    }
  }
}

extension InterfaceOrientationMask {
  /// The orientations in words, separated by commas.
  var list: String { isEmpty ? "nothing" : words.joined(separator: ", ") }
}

extension ControllerKind {
  /// The kind with an article.
  var words: String {
    switch self {
    case .plain: "a page"
    case .navigation: "a navigation controller"
    case .tab: "a tab bar controller"
    case .split: "a split view controller"
    case .page: "a page view controller"
    case .container: "a custom container"
    case .alert: "an alert"
    case .system: "a system controller"
    case .videoPlayer: "a video player"
    }
  }
}
