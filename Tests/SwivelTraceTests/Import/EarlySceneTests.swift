import SwivelTrace
import Testing

/// UIKit's messages of a scene that come before the app gives it a number.
struct EarlySceneTests {
  private static func told(_ scene: String, _ masks: String) -> String {
    "[Orientation] <UIWindowScene: \(scene)> (a) Scene updated orientation preferences: \(masks)"
  }
  private static func window(_ scene: Int) -> String {
    #"swivel: {"kind":"windowAdded","window":\#(scene),"scene":\#(scene),"level":0}"#
  }

  @Test func `its mask is told again for the number`() {
    let trace = read(
      Self.told("0x1", "none -> ( Pu )"), Self.window(3), Self.window(4),
      Self.told("0x2", "none -> ( Ll )"), Self.told("0x1", "( Pu ) -> ( Lr )"))
    let told = trace.lines.filter { $0.contains("sceneMaskTold") }
    let numbers = [0, 3, 4, 3]

    #expect(told.count == numbers.count)
    for (line, number) in zip(told, numbers) {
      #expect(line.contains(#""scene":\#(number),"#))
    }
    #expect(told[1].hasSuffix(#""old":[],"new":["portrait"]}"#))
  }

  @Test func `nothing is told again for the number 0, or in another run`() {
    let header = #"swivel: {"swivel":"1.0","unit":"1us"}"#
    let same = read(Self.told("0x1", "none -> ( Pu )"), Self.window(0), Self.window(2))
    let runs = read(
      Self.window(3), Self.told("0x1", "none -> ( Pu )"), header, Self.window(5))

    for trace in [same, runs] {
      #expect(trace.lines.count { $0.contains("sceneMaskTold") } == 1)
    }
  }
}
