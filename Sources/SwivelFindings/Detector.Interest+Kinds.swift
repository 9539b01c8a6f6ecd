import SwivelModel

// Kinds of events: those of a family, and those that a detector tells apart.
extension Detector.Interest {
  /// The app states another mask.
  static let app = kinds(of: AppFact.self)
  /// The app or a controller states another mask.
  static let masks: Self = [app, kinds(of: ControllerFact.self)]
  /// UIKit asked the app or a controller for a mask.
  static let maskAnswers = kinds(.maskAnswered, .appMaskAnswered, .sceneMaskAnswered)
  static let hierarchy = kinds(of: HierarchyFact.self)
  static let navigation = kinds(of: NavigationFact.self)
  static let presentation = kinds(of: PresentationFact.self)
  static let windows = kinds(of: WindowFact.self)
  static let device = kinds(of: DeviceFact.self)
  static let requests = kinds(of: RequestFact.self)
  /// Anything, also of kinds that only a newer version knows.
  static let allKinds = Self((0...0x7F).map { .kind($0) })
  static let observations = kinds(of: ObservationFact.self)

  /// Pages that come and go.
  static let pages: Self = [navigation, presentation, hierarchy, windows]

  /// The app's mask, or a controller's, in so many words.
  static let plainMasks = kinds(.appMask, .supported)
  /// A container gets a child, or brings one to the front.
  static let newChildren = kinds(.childAdded, .childSelected)
  static let willShow = kinds(.willShow)
  static let didShow = kinds(.didShow)
  /// A swipe back is held, or ends.
  static let swipes = kinds(.interactivePopMoved, .interactivePopEnded)
  static let dismissBegan = kinds(.dismissBegan)
  static let dismissEnded = kinds(.dismissEnded)
  static let rootChanged = kinds(.rootChanged)
  static let viewAdded = kinds(.viewAdded)
  static let systemAlertShown = kinds(.systemAlertShown)
  /// The device is held, or is told to be held, another way.
  static let deviceTurns = kinds(.deviceTurned, .deviceOrientation, .deviceOrientationAmong)
  static let deviceSettings = kinds(.setDeviceOrientation)
  static let deviceRead = kinds(.deviceOrientationRead)
  static let geometryRefused = kinds(.geometryRefused)
  static let exceptionRaised = kinds(.exceptionRaised)
  static let messageLogged = kinds(.messageLogged)
  static let supportedTold = kinds(.supportedTold)
  static let statusBarSet = kinds(.setStatusBarOrientation)
  static let windowBounds = kinds(.windowBounds)
  /// An interface orientation was seen.
  static let sightings = kinds(.interfaceOrientation, .sceneOrientation)
  static let viewTransform = kinds(.viewTransform)
}
