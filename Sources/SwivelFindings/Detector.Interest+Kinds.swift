// Kinds by their codes: those of a family, and those that a detector tells apart.
extension Detector.Interest {
  /// The app states another mask.
  static let app = kinds(0x10...0x14)
  /// The app or a controller states another mask.
  static let masks: Self = [app, kinds(0x20...0x2C)]
  static let hierarchy = kinds(0x30...0x32)
  static let navigation = kinds(0x38...0x3B)
  static let presentation = kinds(0x40...0x43)
  static let windows = kinds(0x48...0x4F)
  static let device = kinds(0x50...0x54)
  static let requests = kinds(0x58...0x5D)
  static let observations = kinds(0x70...0x77)

  /// Pages that come and go.
  static let pages: Self = [navigation, presentation, hierarchy, windows]

  /// The app's mask, or a controller's, in so many words.
  static let plainMasks = kinds(0x11, 0x22)
  /// A container gets a child, or brings one to the front.
  static let newChildren = kinds(0x30, 0x32)
  static let willShow = kinds(0x38)
  static let didShow = kinds(0x39)
  /// A swipe back is held, or ends.
  static let swipes = kinds(0x3A, 0x3B)
  static let interactivePopEnded = kinds(0x3B)
  static let dismissBegan = kinds(0x42)
  static let dismissEnded = kinds(0x43)
  static let viewAdded = kinds(0x4D)
  static let systemAlertShown = kinds(0x4E)
  /// The device is held, or is told to be held, another way.
  static let deviceTurns = kinds(0x50, 0x51)
  static let deviceRead = kinds(0x53)
  static let geometryRefused = kinds(0x60)
  static let exceptionRaised = kinds(0x61)
  static let messageLogged = kinds(0x62)
  static let supportedTold = kinds(0x63)
  static let windowBounds = kinds(0x74)
  static let viewTransform = kinds(0x76)
}
