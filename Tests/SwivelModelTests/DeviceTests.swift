import SwivelModel
import Testing

struct DeviceTests {
  @Test(arguments: [
    "iPod9,1", "iPhone3,1", "iPhone7,2", "iPhone10,1", "iPhone10,4", "iPhone12,8", "iPhone14,6",
  ])
  func `a phone with a home button turns every way, and its controllers not upside down by default`(
    identifier: String
  ) throws {
    let device = try #require(Device(identifier: identifier))

    #expect(device.idiom == .phone)
    #expect(device.possibleOrientations == .all)
    #expect(device.defaultMask == .allButUpsideDown)
  }

  @Test(arguments: [
    "iPhone10,3", "iPhone10,6", "iPhone11,8", "iPhone12,1", "iPhone14,7", "iPhone18,4",
    "iPhone99,1",
  ])
  func `a phone without one never turns upside down`(identifier: String) throws {
    let device = try #require(Device(identifier: identifier))

    #expect(device.possibleOrientations == .allButUpsideDown)
  }

  @Test(arguments: ["iPad2,1", "iPad7,12", "iPad12,2", "iPad8,1", "iPad13,4", "iPad17,4"])
  func `an iPad turns every way, and so do its controllers`(identifier: String) throws {
    let device = try #require(Device(identifier: identifier))

    #expect(device.idiom == .pad)
    #expect(device.possibleOrientations == .all)
    #expect(device.defaultMask == .all)
  }

  @Test func `home buttons and large phones are distinguished`() throws {
    #expect(try #require(Device(identifier: "iPad12,1")).contains(.homeButton))
    #expect(try !#require(Device(identifier: "iPad13,1")).contains(.homeButton))
    #expect(try #require(Device(identifier: "iPhone9,2")) == [.homeButton, .large])
    #expect(try #require(Device(identifier: "iPhone15,3")) == .large)
  }

  @Test(arguments: ["", "iPhone", "iPhone14", "iPhone,1", "iPhone14,x", "Watch6,1", "x86_64"])
  func `other words are no device`(identifier: String) {
    #expect(Device(identifier: identifier) == nil)
  }
}
