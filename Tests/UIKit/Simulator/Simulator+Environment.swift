import Foundation
package import SwivelModel

extension Simulator {
  /// The user begins to resize a scene, or ends it.
  package func resize(_ scene: UIWindowScene, _ isBeginning: Bool) {
    let old = scene.effectiveGeometry
    scene.effectiveGeometry = UIWindowScene.Geometry(
      interfaceOrientation: old.interfaceOrientation, coordinateSpace: old.coordinateSpace,
      isInterfaceOrientationLocked: old.isInterfaceOrientationLocked,
      isInteractivelyResizing: isBeginning)
    record(.session(.sceneResizing(scene: scene.handle, on: isBeginning)))
    scene.geometryDidChange()
  }

  /// The phone is mirrored on a Mac, or no longer.
  package func mirror(_ scene: UIWindowScene, _ isOn: Bool) {
    scene.shownOn = isOn ? UIScreen(simulated: ()) : nil
    append(.session(.screenChanged(scene: scene.handle)))
    record(.session(.windowing(mode: isOn ? .mirrored : .fullScreen)))
    scene.geometryDidChange()
  }

  /// A foldable phone is folded or unfolded.
  package func fold(_ scene: UIWindowScene, to display: Display) {
    let room: UIUserInterfaceSizeClass = display == .inner ? .regular : .compact
    scene.traitCollection.horizontalSizeClass = room
    scene.traitCollection.verticalSizeClass = .regular
    record(.device(.displayUsed(display: display)))
    scene.geometryDidChange()
  }
}
