/// What the rules need to know of the hardware.
///
/// | bit | meaning |
/// |---|---|
/// | 1 | an iPad |
/// | 2 | has a home button |
/// | 4 | a large phone: regular width in landscape |
/// | 16 | an iPad that runs an iPhone app, with the idiom of a phone |
/// | 32 | a foldable phone |
public struct Device: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a device of its bits.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The device is an iPad.
  @inlinable public static var pad: Self { Self(rawValue: 1) }
  /// The device has a home button.
  @inlinable public static var homeButton: Self { Self(rawValue: 2) }
  /// The device is a large phone, with regular width in landscape.
  @inlinable public static var large: Self { Self(rawValue: 4) }

  // 8 stands in the corpus of old logs for a bit that no version knows.

  /// The device is an iPad, and the app an iPhone app: its idiom is that of a phone.
  @inlinable public static var onPad: Self { Self(rawValue: 16) }
  /// The device is a foldable phone.
  @inlinable public static var foldable: Self { Self(rawValue: 32) }

  /// The interface idiom of apps.
  @inlinable public var idiom: Idiom { contains(.pad) ? .pad : .phone }

  /// The orientations that the interface can ever have.
  ///
  /// An iPad rotates to all of them; of the phones only those with a home button to upside down.
  ///
  /// Source: Apple, `supportedInterfaceOrientations` ("devices without a Home button").
  @inlinable public var possibleOrientations: InterfaceOrientationMask {
    isDisjoint(with: [.pad, .homeButton, .onPad]) ? .allButUpsideDown : .all
  }

  /// The mask of a controller that does not override it.
  ///
  /// Source: Apple, `supportedInterfaceOrientations`.
  @inlinable public var defaultMask: InterfaceOrientationMask {
    contains(.pad) ? .all : .allButUpsideDown
  }
}

/// The kind of interface that an app runs with.
///
/// | case | UIKit | raw |
/// |---|---|---|
/// | phone | UIUserInterfaceIdiomPhone | 0 |
/// | pad | UIUserInterfaceIdiomPad | 1 |
///
/// Source: Apple, `UIUserInterfaceIdiom`.
public enum Idiom: UInt8, Sendable {
  case phone = 0
  case pad = 1
}

extension Device {
  /// Makes the device of a hardware identifier such as `iPhone14,5`; `nil` if it is not of an
  /// iPhone, an iPad or an iPod.
  ///
  /// Hardware newer than the table is assumed to have no home button, as all since 2022.
  ///
  /// Source: the identifier lists of DeviceKit 5.8 and Apple's device pages.
  public init?(identifier: some StringProtocol) {
    if identifier.hasPrefix("iPad") {
      guard let model = Self.model(identifier.dropFirst(4)) else { return nil }
      self = Self.hasHomeButton(pad: model) ? [.pad, .homeButton] : .pad
    } else if identifier.hasPrefix("iPhone") {
      guard let model = Self.model(identifier.dropFirst(6)) else { return nil }
      self = Self.hasHomeButton(phone: model) ? .homeButton : []
      if Self.isLarge(phone: model) { insert(.large) }
      if (model.generation, model.variant) == (19, 4) { insert(.foldable) }  // iPhone Duo
    } else if identifier.hasPrefix("iPod") {
      self = .homeButton
    } else {
      return nil
    }
  }

  /// The two numbers of an identifier: generation and variant.
  private struct Model {
    let generation: Int
    let variant: Int
  }

  private static func model(_ numbers: some StringProtocol) -> Model? {
    let parts = numbers.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let generation = Int(parts[0]), let variant = Int(parts[1]) else {
      return nil
    }
    return Model(generation: generation, variant: variant)
  }

  private static func hasHomeButton(phone model: Model) -> Bool {
    switch (model.generation, model.variant) {
    case (...9, _): true
    case (10, 3), (10, 6): false  // iPhone X
    case (10, _): true  // iPhone 8, 8 Plus
    case (12, 8), (14, 6): true  // iPhone SE, second and third generation
    default: false
    }
  }

  private static func hasHomeButton(pad model: Model) -> Bool {
    switch (model.generation, model.variant) {
    case (...7, _): true
    case (11, _): true  // iPad mini 5, Air 3, iPad 8
    case (12, _): true  // iPad 9
    default: false
    }
  }

  private static func isLarge(phone model: Model) -> Bool {
    switch (model.generation, model.variant) {
    case (7, 1), (8, 2), (9, 2), (9, 4), (10, 2), (10, 5): true  // the Plus models
    case (11, 4), (11, 6), (11, 8), (12, 1), (12, 5): true  // Xs Max, XR, 11, 11 Pro Max
    case (13, 4), (14, 3), (14, 8), (15, 3), (15, 5): true  // Pro Max, Plus
    case (16, 2), (17, 2), (17, 4), (18, 2), (18, 4), (19, 3), (19, 7): true
    default: false
    }
  }
}
