/// The device orientation and the rotation lock.
public struct DeviceState: Hashable, Sendable {
  /// The physical orientation, as far as recorded.
  public internal(set) var orientation = DeviceOrientation.unknown
  /// Whether the user has locked the rotation.
  public internal(set) var isRotationLocked = false

  mutating func apply(_ fact: DeviceFact) {
    switch fact {
    case .turned(let to): orientation = to
    case .notified(let told): orientation = told
    case .rotationLock(let on): isRotationLocked = on
    case .notifiedAmong(let sides):
      orientation = sides.only?.device ?? .unknown
    case .read: break
    }
  }

  mutating func pass(_ archive: inout StateArchive) {
    archive.value(&orientation, usually: .unknown)
    archive.flag(&isRotationLocked)
  }
}
