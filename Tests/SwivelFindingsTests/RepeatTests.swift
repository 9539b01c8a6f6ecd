import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

/// The same mistake, made several times.
struct RepeatTests {
  private let stack = ControllerID(rawValue: 1)
  private let list = ControllerID(rawValue: 2)
  private let film = ControllerID(rawValue: 3)
  private let window = WindowID(rawValue: 0)

  @Test(arguments: [1, 2, 300])
  func `it is one finding, which counts and keeps each time`(count: Int) throws {
    let cycles = (0..<count).flatMap { _ in visit(leftIn: .landscapeRight) }
    let findings = Examination(app + cycles).findings
    let back = try #require(findings.first { $0.id == "back-navigation-rotated" })

    #expect(findings.count { $0.id == "back-navigation-rotated" } == 1)
    #expect(back.occurrenceCount == count)
    #expect(back.repeats.count == count - 1)
    #expect(back.repeats.map(\.sequence) == back.repeats.map(\.sequence).sorted())
  }

  @Test func `what was observed to be right is not counted`() throws {
    let run = Examination(
      app + visit(leftIn: .landscapeRight) + visit(leftIn: .portrait)
        + visit(leftIn: .landscapeRight))
    let back = try #require(run.findings.first { $0.id == "back-navigation-rotated" })

    #expect(back.occurrenceCount == 2)
  }

  @Test func `a mistake on more pages than are kept is counted on one of them`() throws {
    let detectors = Detector.all.filter { $0.id == "container-ignores-child" }
    let findings = Examination(ManyPages.of(count: 1_050), detectors).findings

    #expect(findings.count == 1_001)
    #expect(findings.map(\.occurrenceCount).reduce(0, +) == 1_050)
    let last = try #require(findings.last)
    #expect(last.isOnAnyPage && last.occurrenceCount == 50)
    #expect(findings.count(where: \.isOnAnyPage) == 1)
  }

  private var app: [Event.Kind] {
    [
      .session(.systemVersion(version: SystemVersion(17))),
      .controller(.controller(controller: stack, type: .navigation, name: nil)),
      .controller(.controller(controller: list, type: .plain, name: nil)),
      .controller(.supported(controller: list, mask: .portrait)),
      .controller(.controller(controller: film, type: .plain, name: nil)),
      .hierarchy(.childAdded(parent: stack, child: list)),
      .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: stack)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
    ]
  }

  /// Shows the film, turns the device, and goes back to the list, which is seen in an orientation.
  private func visit(leftIn orientation: InterfaceOrientation) -> [Event.Kind] {
    [
      .navigation(.willShow(on: stack, controller: film, animated: true, interactive: false)),
      .navigation(.didShow(on: stack, controller: film)),
      .device(.deviceTurned(to: .landscapeLeft)),
      .observation(.interfaceOrientation(window: window, orientation: .landscapeRight)),
      .navigation(.willShow(on: stack, controller: list, animated: true, interactive: false)),
      .navigation(.didShow(on: stack, controller: list)),
      .observation(.interfaceOrientation(window: window, orientation: orientation)),
      .device(.deviceTurned(to: .portrait)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
    ]
  }
}
