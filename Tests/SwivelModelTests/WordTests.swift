import SwivelModel
import Testing

struct WordTests {
  @Test(arguments: enumerations)
  func `the words of an enumeration are its cases' names, and read back`(type: any Worded.Type) {
    check(type)
  }

  @Test func `the words of a set are in the order of writing, and read back`() {
    #expect(
      InterfaceOrientationMask.all.words
        == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
    #expect(InterfaceOrientationMask.landscape.words == ["landscapeLeft", "landscapeRight"])
    #expect(InterfaceOrientationMask(word: "landscapeLeft") == .landscapeLeft)
    #expect(InterfaceOrientationMask(word: "landscape") == nil)
    #expect(Device([.large, .pad]).words == ["pad", "large"])
    #expect(Device(word: "homeButton") == .homeButton)
  }

  private func check<Value: Worded>(_ type: Value.Type) {
    for value in Value.allCases {
      #expect(value.word == String(describing: value))
      #expect(Value(word: value.word).map { "\($0)" } == value.word)
    }
    #expect(Value(word: "") == nil)
    #expect(Set(Value.words).count == Value.allCases.count)
  }

  static let enumerations: [any Worded.Type] = [
    InterfaceOrientation.self, PreferredOrientation.self, DeviceOrientation.self, Windowing.self,
    AppLifecycle.self, ProcessKind.self, Phase.self, BoundsShape.self, UIKitException.self,
    UIKitMessage.self, Loss.Reason.self, ControllerKind.self, PresentationStyle.self,
    Forwarding.self, Forwarding.Hook.self, WillShowPolicy.self,
  ]
}
