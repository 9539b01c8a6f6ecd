import SwivelModel

/// The scenes of UIKit's messages, by their addresses: the first one is the app's, and each further
/// one is new.
struct ToldScenes: Sendable {
  private typealias Masks = (old: InterfaceOrientationMask, new: InterfaceOrientationMask)

  private var places: [String: UInt8] = [:]
  // What was told last, by the place of the scene.
  private var masks: [UInt8: Masks] = [:]
  // The number of the app's scene.
  private var first: SceneID

  init(first: SceneID = SceneID(rawValue: 0)) { self.first = first }

  /// The scene at an address.
  mutating func scene(at address: String) -> SceneID {
    SceneID(rawValue: first.rawValue &+ place(of: address))
  }

  /// Takes the orientations that a scene supports.
  mutating func tell(
    _ address: String, _ old: InterfaceOrientationMask, _ new: InterfaceOrientationMask,
    _ composer: inout EventComposer
  ) {
    masks[place(of: address)] = (old, new)
    composer.add(.outcome(.sceneMaskTold(scene: scene(at: address), old: old, new: new)))
  }

  /// Takes the number that the app gives its scene, and tells what UIKit had said of it before.
  mutating func setFirst(_ scene: SceneID, _ composer: inout EventComposer) {
    guard scene != first else { return }
    first = scene
    for (place, masks) in masks.sorted(by: { $0.key < $1.key }) {
      let scene = SceneID(rawValue: first.rawValue &+ place)
      composer.add(.outcome(.sceneMaskTold(scene: scene, old: masks.old, new: masks.new)))
    }
  }

  private mutating func place(of address: String) -> UInt8 {
    // A line may have none.
    guard !address.isEmpty else { return 0 }
    if let known = places[address] { return known }
    // No more scenes than handles: further ones share one.
    let place = UInt8(places.count)
    if place < .max { places[address] = place }
    return place
  }
}
