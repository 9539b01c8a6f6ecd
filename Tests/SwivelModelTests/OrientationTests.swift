import SwivelModel
import Testing

struct OrientationTests {
  @Test(arguments: InterfaceOrientation.allCases)
  func `a device held as an interface wants it gives that interface`(
    orientation: InterfaceOrientation
  ) {
    #expect(orientation.device.interface == orientation)
    #expect(orientation.device.rawValue == orientation.rawValue)
  }

  @Test func `landscape is mirrored between device and interface, by name`() {
    #expect(DeviceOrientation.landscapeLeft.interface == .landscapeRight)
    #expect(DeviceOrientation.landscapeRight.interface == .landscapeLeft)
  }

  @Test(arguments: [DeviceOrientation.unknown, .faceUp, .faceDown])
  func `a flat or unknown device has no interface`(orientation: DeviceOrientation) {
    #expect(orientation.interface == nil)
  }

  @Test func `masks have the bits of UIKit`() {
    #expect(InterfaceOrientationMask.portrait.rawValue == 2)
    #expect(InterfaceOrientationMask.portraitUpsideDown.rawValue == 4)
    #expect(InterfaceOrientationMask.landscapeRight.rawValue == 8)
    #expect(InterfaceOrientationMask.landscapeLeft.rawValue == 16)
    #expect(InterfaceOrientationMask.landscape.rawValue == 24)
    #expect(InterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(InterfaceOrientationMask.all.rawValue == 30)
  }

  @Test func `a mask of one orientation shows which`() {
    #expect(InterfaceOrientationMask.landscapeLeft.only == .landscapeLeft)
    #expect(InterfaceOrientationMask.landscape.only == nil)
    #expect(InterfaceOrientationMask([]).only == nil)
    #expect(InterfaceOrientationMask.allButUpsideDown.allows(.landscapeRight))
    #expect(!InterfaceOrientationMask.allButUpsideDown.allows(.portraitUpsideDown))
  }
}
