/// The identities behind the handles of a run, event by event.
///
/// Handles are assigned in the order of creation and reused, so that one more page would change all
/// later handles. A type name and the lowest free ordinal among the live ones with that name are
/// the same in two runs with the same behavior.
package struct Identities: Sendable {
  private var ordinals: [NameOrdinals] = []
  private var entryByName: [String: Int32] = [:]
  // By the handle of the name; -1 where it was not looked up yet.
  private var entryByNameID: ContiguousArray<Int32> = []
  @usableFromInline private(set) var controllers = HandleIdentities()
  private var windows = HandleIdentities()
  private var scenes = HandleIdentities()

  /// Makes the identities before the first event.
  package init() {}

  /// Applies the beginning of an event, before its subjects are looked up.
  package mutating func begin(_ record: Record, names: @autoclosure () -> NameTable) {
    switch record.code {
    case .controller: describe(record, names)
    case .windowAdded: open(WindowID(rawValue: UInt8(truncatingIfNeeded: record[0])))
    default: break
    }
  }

  /// Applies the end of an event, after its subjects were looked up.
  package mutating func end(_ record: Record) {
    switch record.code {
    case .controllerEnded: release(controllers.remove(at: Int(record[0])))
    case .windowRemoved: release(windows.remove(at: Int(record[0])))
    case .sceneConnected where record[1] == 0: release(scenes.remove(at: Int(record[0])))
    default: break
    }
  }

  /// Continues from the facts of a checkpoint.
  package mutating func restore(_ facts: SceneState, names: NameTable) {
    self = Self()
    for controller in facts.controllers.described {
      let state = facts.controllers[controller]
      let entry = self.entry(of: state.name, or: state.kind.word, { names })
      controllers.set(join(entry), at: Int(controller.rawValue))
    }
    for window in facts.windows.existing { open(window) }
  }

  /// The identity of a controller.
  package mutating func controller(_ handle: UInt32) -> Identity { identity(handle, .controller) }

  /// The identity of a window.
  package mutating func window(_ handle: UInt32) -> Identity { identity(handle, .window) }

  /// The identity of a scene.
  package mutating func scene(_ handle: UInt32) -> Identity { identity(handle, .scene) }

  /// The 64-bit hash of a controller's identity.
  ///
  /// The fast path: most handles are those of controllers, and most of these are known.
  @inlinable
  package mutating func hash(ofController handle: UInt32) -> UInt64 {
    let index = Int(handle)
    if index < controllers.hashes.count, controllers.hashes[index] != 0 {
      return controllers.hashes[index]
    }
    return hash(handle, as: .controller)
  }

  /// The 64-bit hash of an identity.
  package mutating func hash(_ handle: UInt32, as field: CanonicalField) -> UInt64 {
    field.isSubject ? member(handle, field).hash : UInt64(handle)
  }

  /// The 64-bit hash of a name.
  package mutating func hash(ofName handle: UInt32, _ names: @autoclosure () -> NameTable) -> UInt64
  {
    ordinals[Int(entry(of: NameID(rawValue: handle), or: "", names))].hash
  }
}

extension Identities {
  private mutating func describe(_ record: Record, _ names: () -> NameTable) {
    let index = Int(UInt16(truncatingIfNeeded: record[0]))
    release(controllers.remove(at: index))
    let name = record[2] == 0 ? nil : NameID(rawValue: record[2] - 1)
    let entry = entry(
      of: name, or: ControllerKind(number: record[1])?.word ?? "kind \(record[1])", names)
    controllers.set(join(entry), at: index)
  }

  private mutating func open(_ window: WindowID) {
    let index = Int(window.rawValue)
    release(windows.remove(at: index))
    windows.set(join(entry("window")), at: index)
  }

  /// The entry of a name; without one, of its sort in parentheses.
  private mutating func entry(
    of name: NameID?, or kind: @autoclosure () -> String, _ names: () -> NameTable
  ) -> Int32 {
    guard let name else { return entry("(\(kind()))") }
    let index = Int(name.rawValue)
    if index < entryByNameID.count, entryByNameID[index] >= 0 { return entryByNameID[index] }
    // A lost name may be defined later, so the result is not cached.
    guard let text = names()[name] else { return entry("(lost name)") }
    let found = entry(text)
    entryByNameID.grow(toHold: index, with: -1)
    entryByNameID[index] = found
    return found
  }

  private mutating func entry(_ name: String) -> Int32 {
    if let entry = entryByName[name] { return entry }
    let entry = Int32(ordinals.count)
    ordinals.append(NameOrdinals(name))
    entryByName[name] = entry
    return entry
  }

  private mutating func join(_ entry: Int32) -> HandleIdentities.Member {
    let ordinal = ordinals[Int(entry)].take()
    let hash = (ordinals[Int(entry)].hash &+ UInt64(ordinal)).mixed
    return HandleIdentities.Member(entry: entry, ordinal: Int32(ordinal), hash: hash)
  }

  private mutating func release(_ member: HandleIdentities.Member?) {
    guard let member else { return }
    ordinals[Int(member.entry)].release(Int(member.ordinal))
  }

  /// The identity of a handle; an unnamed one if the handle is new.
  private mutating func member(_ handle: UInt32, _ field: CanonicalField) -> HandleIdentities.Member
  {
    let index = Int(handle)
    let known =
      switch field {
      case .window: windows[index]
      case .scene: scenes[index]
      default: controllers[index]
      }
    return known ?? newcomer(index, field)
  }

  private mutating func newcomer(_ index: Int, _ field: CanonicalField) -> HandleIdentities.Member {
    let name = field == .window ? "window" : field == .scene ? "scene" : "(unknown)"
    let member = join(entry(name))
    // Handles are not wider; an invalid one gets no identity.
    guard index < ControllerTable.maximumCount else { return member }
    switch field {
    case .window: windows.set(member, at: index)
    case .scene: scenes.set(member, at: index)
    default: controllers.set(member, at: index)
    }
    return member
  }

  private mutating func identity(_ handle: UInt32, _ field: CanonicalField) -> Identity {
    // A new one may be the first with its name.
    let member = member(handle, field)
    return Identity(name: ordinals[Int(member.entry)].name, ordinal: Int(member.ordinal) + 1)
  }
}
