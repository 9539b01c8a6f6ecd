import SwivelFindings
import SwivelModel
import SwivelReplay

extension Counterfactual {
  /// Defers all settings until the run makes its declarations.
  func declareAll() {
    declareEnvironment()
    guard plan.settings.contains(where: { $0.declaration.target != nil }) else { return }
    for controller in replayer.situation.facts.controllers.described {
      declareLater(of: controller)
    }
  }

  /// Defers all settings of the app and the environment until the run makes its declarations.
  private func declareEnvironment() {
    for (index, setting) in plan.settings.enumerated() where setting.declaration.target == nil {
      pending.append(Pending(setting: index, controller: nil))
    }
  }

  /// Defers all settings of a controller until the run makes its declarations.
  func declareLater(of controller: ControllerID) {
    let name = replayer.situation.facts.controllers[controller].name
    for (index, setting) in plan.settings.enumerated()
    where setting.concerns(controller, named: name) {
      pending.append(Pending(setting: index, controller: controller))
    }
  }

  func follow(_ event: Event) {
    switch event.kind {
    case .controller(.controller(let controller, _, _)):
      pending.removeAll { $0.controller == controller }
      if !plan.settings.isEmpty { declareLater(of: controller) }
    case .controller(.controllerEnded(let controller)):
      pending.removeAll { $0.controller == controller }
    case .navigation(.willShow(let stack, _, _, _)): remember(event.sequence, of: stack)
    default: break
    }
  }

  /// The event with the settings applied; `nil` if it does not happen.
  func rewritten(_ event: Event) -> Event? {
    guard plan.touches(event.record.code) else { return event }
    var event = event
    for (index, setting) in plan.settings.enumerated() {
      let declaration = setting.declaration
      guard !declaration.voidedKinds.contains(where: event.record.is) else { return nil }
      guard event.record.is(declaration.kind), concerns(setting, event.record) else { continue }
      if let entries = declaration.entries {
        guard entryCount < entries.count else { return nil }
        event.record.set(0, to: entries[entryCount])
        entryCount += 1
        continue
      }
      for edit in declaration.edits { event.record.set(edit.index, to: edit.number) }
      let controller = declaration.target.flatMap { _ in ControllerID(number: event.record[0]) }
      pending.removeAll { $0.setting == index && $0.controller == controller }
    }
    return event
  }

  private func concerns(_ setting: ChangePlan.Setting, _ record: Record) -> Bool {
    guard setting.declaration.target != nil else { return true }
    guard let controller = ControllerID(number: record[0]) else { return false }
    let name = replayer.situation.facts.controllers[controller].name
    return setting.concerns(controller, named: name)
  }

  /// Makes pending declarations before the first event that may depend on them.
  func declarePending(
    before event: Event, _ body: (Outcome) throws -> Void
  ) rethrows {
    let waiting = pending
    pending.removeAll()
    for pending in waiting {
      for record in records(pending) {
        let declaration = Event(sequence: event.sequence, instant: event.instant, record: record)
        guard isNews(declaration, of: pending.controller) else { continue }
        hasChanged = true
        try replay(declaration, .declared, body)
      }
    }
  }

  private func records(_ pending: Pending) -> [Record] {
    let declaration = plan.settings[pending.setting].declaration
    if let entries = declaration.entries {
      let missing = entries.dropFirst(entryCount)
      entryCount = entries.count
      return missing.map { Record(declaration.kind, $0) }
    }
    var record = current(declaration.kind.rawValue, pending.controller)
    for edit in declaration.edits { record.set(edit.index, to: edit.number) }
    return [record]
  }

  /// The current declaration of a controller by a kind of event; an empty one for the app.
  private func current(_ code: UInt8, _ controller: ControllerID?) -> Record {
    guard let controller else { return Record(code: code) }
    let declarations = replayer.situation.facts.controllers[controller].declarations(of: controller)
    return declarations.lazy.map(\.record).first { $0.code == code } ?? Record(code: code)
  }

  /// Whether a declaration changes anything.
  private func isNews(_ event: Event, of controller: ControllerID?) -> Bool {
    if controller != nil { return event.record != current(event.record.code, controller) }
    var facts = replayer.situation.facts
    facts.apply(event)
    // Each answer of the app delegate counts as a change.
    if event.record.is(.appMask) {
      return facts.app.delegate != replayer.situation.facts.app.delegate
    }
    return facts != replayer.situation.facts
  }
}

extension ControllerState {
  /// All settable properties of a controller, as the events that declare them.
  fileprivate func declarations(of controller: ControllerID) -> [ControllerFact] {
    [
      .supported(controller: controller, mask: supported),
      .shouldAutorotate(controller: controller, value: shouldAutorotate),
      .preferred(controller: controller, orientation: preferred),
      .shouldAutorotateTo(controller: controller, mask: shouldAutorotateTo),
      .customMask(controller: controller, mask: customMask),
      .forwarding(controller: controller, to: forwarding, hook: forwardingHook),
      .delegateMask(controller: controller, mask: delegateMask),
      .presentationStyle(
        controller: controller, style: style, removesPresenter: removesPresenter),
      .prefersLock(controller: controller, value: prefersLock),
      .willShowPolicy(controller: controller, policy: willShowPolicy),
    ]
  }
}

extension Record {
  /// Sets a number at an index, padding with zeros.
  fileprivate mutating func set(_ index: Int, to number: UInt32) {
    while count <= index { append(0) }
    replace(index, by: number)
  }
}

extension Replayer {
  /// The replay without the entries of the Info.plist, which are replaced by others.
  var withoutPlist: Replayer {
    guard !situation.facts.app.plist.mask.isEmpty else { return self }
    let stored = checkpoint
    guard let facts = SceneState(archived: stored.facts)?.withoutPlist.archived else { return self }
    var replayer = self
    _ = replayer.resume(facts: facts, conclusions: stored.conclusions, digest: stored.digest)
    return replayer
  }
}
