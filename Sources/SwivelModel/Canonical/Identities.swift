/// Who is behind the handles of a run, event by event.
///
/// Handles are given in the order of creation and used again, so that one page more would change the
/// handles of all later ones. A type name and the lowest free ordinal among those that live with it
/// are the same in two runs that do the same.
package struct Identities: Sendable {
  /// A holder of a handle.
  private struct Member {
    var kin: Int32
    var ordinal: Int32
    var hash: UInt64
  }

  private var kins: [Kin] = []
  private var kinByName: [String: Int32] = [:]
  // By the handle of the name; -1 where it was not looked up yet.
  private var kinByNameID: ContiguousArray<Int32> = []
  private var controllers: ContiguousArray<Member?> = []
  private var windows: ContiguousArray<Member?> = []
  private var scenes: ContiguousArray<Member?> = []

  /// Makes the identities before the first event.
  package init() {}

  /// Takes in what an event begins, before anybody asks who is meant by it.
  package mutating func begin(_ record: Record, names: @autoclosure () -> NameTable) {
    switch record.code {
    case 0x20: describe(record, names)
    case 0x48: open(WindowID(rawValue: UInt8(truncatingIfNeeded: record[0])))
    default: break
    }
  }

  /// Takes in what an event ends, after it was told who is meant by it.
  package mutating func end(_ record: Record) {
    switch record.code {
    case 0x21: Self.release(Int(record[0]), of: &controllers, &kins)
    case 0x49: Self.release(Int(record[0]), of: &windows, &kins)
    case 0x4F where record[1] == 0: Self.release(Int(record[0]), of: &scenes, &kins)
    default: break
    }
  }

  /// Goes on from the facts of a checkpoint.
  package mutating func restore(_ facts: SceneState, names: NameTable) {
    self = Self()
    for index in facts.controllers.slots.indices where facts.controllers.slots[index].isDescribed {
      let state = facts.controllers.slots[index]
      let kin = self.kin(of: state.name, or: state.kind.word, { names })
      Self.set(join(kin), at: index, of: &controllers)
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
  @inline(__always)
  package mutating func hash(ofController handle: UInt32) -> UInt64 {
    let index = Int(handle)
    if index < controllers.count, let member = controllers[index] { return member.hash }
    return newcomer(index, .controller).hash
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
    Self.release(index, of: &controllers, &kins)
    let name = record[2] == 0 ? nil : NameID(rawValue: record[2] - 1)
    let kin = kin(
      of: name, or: ControllerKind(number: record[1])?.word ?? "kind \(record[1])", names)
    Self.set(join(kin), at: index, of: &controllers)
  }

  private mutating func open(_ window: WindowID) {
    let index = Int(window.rawValue)
    Self.release(index, of: &windows, &kins)
    Self.set(join(kin("window")), at: index, of: &windows)
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
    while kinByNameID.count <= index { kinByNameID.append(-1) }
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

  private mutating func join(_ kin: Int32) -> Member {
    let ordinal = kins[Int(kin)].take()
    let hash = (kins[Int(kin)].hash &+ UInt64(ordinal)).mixed
    return Member(kin: kin, ordinal: Int32(ordinal), hash: hash)
  }

  private static func release(
    _ index: Int, of members: inout ContiguousArray<Member?>, _ kins: inout [Kin]
  ) {
    guard index < members.count, let member = members[index] else { return }
    kins[Int(member.kin)].release(Int(member.ordinal))
    members[index] = nil
  }

  /// The holder of a handle; nobody told of it if it has none yet.
  private mutating func member(_ handle: UInt32, _ field: CanonicalField) -> Member {
    let index = Int(handle)
    switch field {
    case .window:
      if index < windows.count, let member = windows[index] { return member }
    case .scene:
      if index < scenes.count, let member = scenes[index] { return member }
    default:
      if index < controllers.count, let member = controllers[index] { return member }
    }
    return newcomer(index, field)
  }

  private mutating func newcomer(_ index: Int, _ field: CanonicalField) -> Member {
    let name = field == .window ? "window" : field == .scene ? "scene" : "(unknown)"
    let member = join(kin(name))
    // No handle is wider than that; a number that is stands for nobody, each time anew.
    guard index < ControllerTable.maximumCount else { return member }
    switch field {
    case .window: Self.set(member, at: index, of: &windows)
    case .scene: Self.set(member, at: index, of: &scenes)
    default: Self.set(member, at: index, of: &controllers)
    }
    return member
  }

  private static func set(
    _ member: Member, at index: Int, of members: inout ContiguousArray<Member?>
  ) {
    while members.count <= index { members.append(nil) }
    members[index] = member
  }

  private mutating func identity(_ handle: UInt32, _ field: CanonicalField) -> Identity {
    // A newcomer may be the first of its kin.
    let member = member(handle, field)
    return Identity(name: kins[Int(member.kin)].name, ordinal: Int(member.ordinal) + 1)
  }
}
