/// What kind of interface a device has.
@available(iOS 3.2, *)
public enum UIUserInterfaceIdiom: Int, @unchecked Sendable {
  /// Not stated.
  case unspecified = -1
  /// That of a phone.
  case phone = 0
  /// That of a tablet.
  case pad = 1
  /// That of a television.
  @available(iOS 9.0, *) case tv = 2
  /// That of a car.
  @available(iOS 9.0, *) case carPlay = 3
  /// That of a Mac.
  @available(iOS 14.0, *) case mac = 5
  /// That of a headset.
  @available(iOS 17.0, *) case vision = 6
}
