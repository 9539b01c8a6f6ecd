import SwivelModel

// Event kinds: those of a family, and individual ones.
extension Detector.Interest {
  /// The app declares another mask.
  static let app = kinds(of: AppFact.self)
  /// The app or a controller declares another mask.
  static let masks: Self = [app, kinds(of: ControllerFact.self)]
  /// UIKit asked the app or a controller for a mask.
  static let maskAnswers = kinds(.maskAnswered, .appMaskAnswered, .sceneMaskAnswered)
  static let hierarchy = kinds(of: HierarchyFact.self)
  static let navigation = kinds(of: NavigationFact.self)
  static let presentation = kinds(of: PresentationFact.self)
  static let windows = kinds(of: WindowFact.self)
  static let device = kinds(of: DeviceFact.self)
  static let requests = kinds(of: RequestFact.self)
  /// Any event, including kinds that only a newer version knows.
  static let allKinds = Self((0...0x7F).map { .kind($0) })
  static let observations = kinds(of: ObservationFact.self)

  /// Pages appear and disappear.
  static let pages: Self = [navigation, presentation, hierarchy, windows]

  /// A container gets a child, or selects one.
  static let newChildren = kinds(.childAdded, .childSelected)
  static let didShow = kinds(.didShow)
  /// A swipe back is held, or ends.
  static let swipes = kinds(.interactivePopMoved, .interactivePopEnded)
  static let dismissEnded = kinds(.dismissEnded)
  static let viewAdded = kinds(.viewAdded)
  /// The device orientation changes, or is set.
  static let deviceTurns = kinds(.deviceTurned, .deviceOrientation, .deviceOrientationAmong)
  /// An interface orientation was observed.
  static let sightings = kinds(.interfaceOrientation, .sceneOrientation)
}
