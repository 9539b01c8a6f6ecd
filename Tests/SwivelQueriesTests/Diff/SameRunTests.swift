import SwivelQueries
import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

struct SameRunTests {
  @Test(arguments: ProjectScenarios.ids)
  func `other times, numbers, handles and devices' identifiers are no change`(id: String) throws {
    let base = Play(try ProjectScenarios.named(id))

    let comparison = try base.compared(with: base.disguised)

    #expect(comparison.isSame)
    #expect(comparison.editCount == 0)
    #expect(comparison.cause == nil)
  }

  @Test func `a changed mask is reported with its values, and nothing else`() throws {
    let base = Play(try ProjectScenarios.named("prev-page-turned-after-back"))
    var head = base
    let index = try #require(
      head.events.firstIndex {
        if case .controller(.customMask(_, .allButUpsideDown)) = $0.kind { true } else { false }
      })
    guard case .controller(.customMask(let page, _)) = head.events[index].kind else {
      Issue.record("no mask")
      return
    }
    head.events[index].record =
      Event(
        sequence: 0, instant: .start,
        .controller(.customMask(controller: page, mask: .portrait))
      ).record

    let comparison = try base.compared(with: head)

    #expect(comparison.changes.count == 1)
    guard case .change(let change) = comparison.cause else {
      Issue.record("no cause")
      return
    }
    #expect(change.kind == .altered)
    #expect(change.base.map(\.sequence) == [UInt64(index)])
    #expect(comparison.fixedFindings.map(\.id) == ["back-navigation-rotated"])
    #expect(comparison.newFindings.isEmpty)
    #expect(comparison.consequences.count == 1)
  }

  @Test func `a whole visit that was added is one change`() throws {
    let names = Self.names
    let base = Play(EventList.of(Self.start + Self.visit(1) + Self.visit(2)), names)
    let head = Play(
      EventList.of(Self.start + Self.visit(1) + Self.visit(3) + Self.visit(2)), names)

    let comparison = try base.compared(with: head)

    #expect(comparison.changes.map(\.kind) == [.inserted])
    #expect(comparison.changes.first?.headCount == 6)
    #expect(comparison.changes.first?.visitedPage == "\"Page3\"")
    #expect(comparison.consequences.isEmpty)
  }

  @Test func `a step that takes longer is reported, and is no change`() throws {
    let base = Play(try ProjectScenarios.named("prev-page-turned-after-back"))
    var head = base
    for index in head.events.indices.suffix(3) {
      head.events[index].instant = Instant(
        rawValue: head.events[index].instant.rawValue + 800_000)
    }

    let comparison = try base.compared(with: head, .init(tolerance: 500_000))

    #expect(comparison.isSame)
    #expect(comparison.delays.count == 1)
    #expect(try base.compared(with: head, .init(tolerance: 900_000)).delays.isEmpty)
  }

  @Test func `a kind that is ignored is not compared`() throws {
    let base = Play(EventList.of(Self.start))
    let head = Play(EventList.of(Self.start + [.device(.deviceOrientation(orientation: .faceUp))]))
    let code = Event.Kind.device(.deviceOrientation(orientation: .faceUp)).record.code

    #expect(try !base.compared(with: head).isSame)
    #expect(try base.compared(with: head, .init(ignored: [code])).isSame)
  }

  @Test func `with events only, the first divergence is reported and the others are counted`()
    throws
  {
    let base = Play(EventList.of(Self.start + Self.visit(1) + Self.visit(2)))
    let head = Play(
      EventList.of(
        Self.start + [.device(.deviceOrientation(orientation: .faceUp))] + Self.visit(1) + [
          .device(.rotationLock(on: true))
        ]
          + Self.visit(2)))

    let comparison = try base.compared(with: head, .init(isEventsOnly: true))

    #expect(comparison.divergenceCount == 2)
    #expect(comparison.changes.totalCount == 1)
    #expect(comparison.changes.count == 1)
    #expect(comparison.editCount == 2)
    #expect(!comparison.isReplayed)
  }

  private static let start: [Event.Kind] = [
    .session(.systemVersion(version: SystemVersion(16))),
    .window(
      .windowAdded(
        window: WindowID(rawValue: 0), scene: SceneID(rawValue: 0), level: 0, hidden: false)),
  ]

  private static func visit(_ page: UInt16) -> [Event.Kind] {
    let (stack, root) = (ControllerID(rawValue: 100), ControllerID(rawValue: 101))
    let page = ControllerID(rawValue: page)
    let name = NameID(rawValue: UInt32(page.rawValue))
    let described = ControllerFact.controller(controller: page, type: .plain, name: name)
    let shown = [page, root].flatMap { page -> [Event.Kind] in
      [
        .navigation(
          .willShow(on: stack, controller: page, animated: true, interactive: false)),
        .navigation(.didShow(on: stack, controller: page)),
      ]
    }
    return [.controller(described)] + shown + [.controller(.controllerEnded(controller: page))]
  }

  private static var names: NameTable {
    var names = NameTable()
    for page in 0...3 { _ = names.intern("Page\(page)") }
    return names
  }
}

extension Play {
  /// The same run, recorded by another recorder at another time.
  fileprivate var disguised: Play {
    var names = NameTable()
    for word in ["another", "word"] { _ = names.intern(word) }
    var play = Play([], names)
    for (index, event) in events.enumerated() {
      let record = event.record.disguised(self.names, &play.names)
      play.events.append(
        Event(
          sequence: UInt64(index) * 3 + 7,
          instant: Instant(rawValue: event.instant.rawValue * 2 + 5_000_000), record: record))
    }
    return play
  }
}

extension Record {
  /// The record with other handles and its names under other numbers.
  fileprivate func disguised(_ old: NameTable, _ new: inout NameTable) -> Record {
    var record = self
    for field in CanonicalShape.all[Int(code)].fields {
      guard let handle = field.handle(in: self) else { continue }
      let other: UInt32
      switch field.form {
      case .controller: other = 500 - handle
      case .window: other = handle + 9
      case .name:
        other = old[NameID(rawValue: handle)].flatMap { new.intern($0) }?.rawValue ?? 0
      case .value, .scene, .presence, .leftOut: continue
      }
      record.replace(field.index, by: field.isOptional ? other + 1 : other)
    }
    if code == EventCode.device.rawValue {
      record.replace(1, by: (new.intern("iPhone99,9")?.rawValue ?? 0) + 1)
    }
    return record
  }
}
