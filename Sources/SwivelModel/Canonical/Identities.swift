/// Who is behind the handles of a run, event by event.
///
/// Handles are given in the order of creation and used again, so that one page more would change
/// the handles of all later ones. A type name and the lowest free ordinal among those that live
/// with it are the same in two runs that do the same.
package struct Identities: Sendable {
  private var kins: [Kin] = []
  private var kinByName: [String: Int32] = [:]
  // By the handle of the name; -1 where it was not looked up yet.
  private var kinByNameID: ContiguousArray<Int32> = []
  @usableFromInline private(set) var controllers = Holders()
  private var windows = Holders()
  private var scenes = Holders()

  /// Makes the identities before the first event.
  package init() {}

  /// Takes in what an event begins, before anybody asks who is meant by it.
  package mutating func begin(_ record: Record, names: @autoclosure () -> NameTable) {
    switch record.code {
    case .controller: describe(record, names)
    case .windowAdded: open(WindowID(rawValue: UInt8(truncatingIfNeeded: record[0])))
    default: break
    }
  }

  /// Takes in what an event ends, after it was told who is meant by it.
  package mutating func end(_ record: Record) {
    switch record.code {
    case .controllerEnded: release(controllers.remove(at: Int(record[0])))
    case .windowRemoved: release(windows.remove(at: Int(record[0])))
    case .sceneConnected where record[1] == 0: release(scenes.remove(at: Int(record[0])))
    default: break
    }
  }

  /// Goes on from the facts of a checkpoint.
  package mutating func restore(_ facts: SceneState, names: NameTable) {
    self = Self()
    for controller in facts.controllers.described {
      let state = facts.controllers[controller]
      let kin = self.kin(of: state.name, or: state.kind.word, { names })
      controllers.set(join(kin), at: Int(controller.rawValue))
    }
    for window in facts.windows.existing { open(window) }
  }

  /// Who is behind the handle of a controller.
  package mutating func controller(_ handle: UInt32) -> Identity { identity(handle, .controller) }

  /// Which window is behind a handle.
  package mutating func window(_ handle: UInt32) -> Identity { identity(handle, .window) }

  /// Which scene is behind a handle.
  package mutating func scene(_ handle: UInt32) -> Identity { identity(handle, .scene) }

  /// 64 bits that stand for the controller behind a handle.
  ///
  /// Nearly all handles are those of controllers, and nearly all of these were told of before.
  @inlinable @inline(__always)
  package mutating func hash(ofController handle: UInt32) -> UInt64 {
    let index = Int(handle)
    if index < controllers.hashes.count, controllers.hashes[index] != 0 {
      return controllers.hashes[index]
    }
    return hash(handle, as: .controller)
  }

  /// 64 bits that stand for who is behind a handle.
  package mutating func hash(_ handle: UInt32, as field: CanonicalField) -> UInt64 {
    field.isSubject ? member(handle, field).hash : UInt64(handle)
  }

  /// 64 bits that stand for a word.
  package mutating func hash(ofName handle: UInt32, _ names: @autoclosure () -> NameTable) -> UInt64
  {
    kins[Int(kin(of: NameID(rawValue: handle), or: "", names))].hash
  }
}

extension Identities {
  private mutating func describe(_ record: Record, _ names: () -> NameTable) {
    let index = Int(UInt16(truncatingIfNeeded: record[0]))
    release(controllers.remove(at: index))
    let name = record[2] == 0 ? nil : NameID(rawValue: record[2] - 1)
    let kin = kin(
      of: name, or: ControllerKind(number: record[1])?.word ?? "kind \(record[1])", names)
    controllers.set(join(kin), at: index)
  }

  private mutating func open(_ window: WindowID) {
    let index = Int(window.rawValue)
    release(windows.remove(at: index))
    windows.set(join(kin("window")), at: index)
  }

  /// The kin of a name; of those without one, in parentheses, what they are.
  private mutating func kin(
    of name: NameID?, or kind: @autoclosure () -> String, _ names: () -> NameTable
  ) -> Int32 {
    guard let name else { return kin("(\(kind()))") }
    let index = Int(name.rawValue)
    if index < kinByNameID.count, kinByNameID[index] >= 0 { return kinByNameID[index] }
    // A name that was lost may be defined further on, so that it is not remembered.
    guard let text = names()[name] else { return kin("(lost name)") }
    let found = kin(text)
    kinByNameID.grow(toHold: index, with: -1)
    kinByNameID[index] = found
    return found
  }

  private mutating func kin(_ name: String) -> Int32 {
    if let kin = kinByName[name] { return kin }
    let kin = Int32(kins.count)
    kins.append(Kin(name))
    kinByName[name] = kin
    return kin
  }

  private mutating func join(_ kin: Int32) -> Holders.Member {
    let ordinal = kins[Int(kin)].take()
    let hash = (kins[Int(kin)].hash &+ UInt64(ordinal)).mixed
    return Holders.Member(kin: kin, ordinal: Int32(ordinal), hash: hash)
  }

  private mutating func release(_ member: Holders.Member?) {
    guard let member else { return }
    kins[Int(member.kin)].release(Int(member.ordinal))
  }

  /// The holder of a handle; nobody told of it if it has none yet.
  private mutating func member(_ handle: UInt32, _ field: CanonicalField) -> Holders.Member {
    let index = Int(handle)
    let known =
      switch field {
      case .window: windows[index]
      case .scene: scenes[index]
      default: controllers[index]
      }
    return known ?? newcomer(index, field)
  }

  private mutating func newcomer(_ index: Int, _ field: CanonicalField) -> Holders.Member {
    let name = field == .window ? "window" : field == .scene ? "scene" : "(unknown)"
    let member = join(kin(name))
    // No handle is wider than that; a number that is stands for nobody, each time anew.
    guard index < ControllerTable.maximumCount else { return member }
    switch field {
    case .window: windows.set(member, at: index)
    case .scene: scenes.set(member, at: index)
    default: controllers.set(member, at: index)
    }
    return member
  }

  private mutating func identity(_ handle: UInt32, _ field: CanonicalField) -> Identity {
    // A newcomer may be the first of its kin.
    let member = member(handle, field)
    return Identity(name: kins[Int(member.kin)].name, ordinal: Int(member.ordinal) + 1)
  }
}
