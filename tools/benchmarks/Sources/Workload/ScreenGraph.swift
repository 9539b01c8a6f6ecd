/// The 180 screens of a synthetic app, with their links and masks.
struct ScreenGraph {
  static let areaCount = 12
  static let screensPerArea = 15

  /// The screens to which each screen leads: two to six.
  private(set) var links: [[Int]] = []
  /// The orientations that each screen allows, counted from portrait.
  private(set) var masks: [UInt8] = []

  init(seed: UInt64) {
    var random = WorkloadRandom(seed: seed ^ 0xCA7A)
    for screen in 0..<Self.areaCount * Self.screensPerArea {
      links.append((0..<2 + random.below(5)).map { _ in Self.link(from: screen, &random) })
      masks.append(Self.mask(of: screen, random.unit()))
    }
  }

  /// The class of a screen's controller.
  static func name(of screen: Int) -> String {
    areas[screen / screensPerArea] + roles[screen % screensPerArea] + "Controller"
  }

  private static let areas = [
    "Today", "Stories", "Search", "Shelf", "Player", "Settings", "Account", "Cart", "Map", "Camera",
    "Messages", "Help",
  ]
  private static let roles = [
    "Start", "List", "Article", "Editor", "Preview", "Photos", "Video", "Filter", "Picker", "Share",
    "Comments", "Related", "History", "Order", "About",
  ]

  // Four links in five stay in their area, and none lead to an area's root.
  private static func link(from screen: Int, _ random: inout WorkloadRandom) -> Int {
    let area = random.chance(0.8) ? screen / screensPerArea : random.below(areaCount)
    return area * screensPerArea + 1 + random.below(screensPerArea - 1)
  }

  // 62 % portrait, 25 % all except upside down, 8 % all, 5 % landscape; the seventh screen of an
  // area plays video.
  private static func mask(of screen: Int, _ choice: Double) -> UInt8 {
    if screen % screensPerArea == 6 { return 13 }
    return switch choice {
    case ..<0.62: 1
    case ..<0.87: 13
    case ..<0.95: 15
    default: 12
    }
  }
}
