/// A place for the one object that an adapter to an app's framework keeps with a recorder.
///
/// Every answer of a controller comes by here, so it is a bare pointer: a stored property of a
/// class would be watched for overlapping accesses, which costs as much as the rest of the way.
///
/// Safe: the place is used on the main actor alone, and given back with the recorder.
package struct Companion: @unchecked Sendable {
  /// Where the object is, if one was set; it lives as long as the recorder.
  package let place: UnsafeMutablePointer<Unmanaged<AnyObject>?>

  init() {
    place = .allocate(capacity: 1)
    place.initialize(to: nil)
  }

  /// Keeps an object, in place of the one before.
  @MainActor package func set(_ object: AnyObject) {
    place.pointee?.release()
    place.pointee = Unmanaged.passRetained(object)
  }

  /// Gives everything back; nobody may use the place any more.
  func release() {
    place.pointee?.release()
    place.deallocate()
  }
}
