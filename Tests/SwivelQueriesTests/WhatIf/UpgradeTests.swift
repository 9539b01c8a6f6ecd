import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelQueries

/// What iOS 27 changes in runs of today.
struct UpgradeTests {
  private func rows(
    _ scenario: String, on target: SystemVersion = SystemVersion(27), _ changes: [Change] = []
  ) throws -> [UpgradeRun.Row] {
    let run = try Run(scenario: scenario)
    var upgrade = try UpgradeRun(run.plan(changes), of: run.facts.session, on: target)
    for event in run.events { upgrade.apply(.event(event)) }
    return upgrade.rows
  }

  @Test func `the version of the run changes nothing`() throws {
    #expect(try rows("landscape-mirrored", on: SystemVersion(6)).isEmpty)
    #expect(try rows("any-size-page-on-the-inner-display").isEmpty)
  }

  @Test func `a key of today is ignored later, whatever the app was built with`() throws {
    let row = try #require(try rows("full-screen-key-before-26-2").first)
    #expect(row.today.effect.orientation == .portrait)
    #expect(row.asBuilt?.effect.orientation == .landscapeRight)
    #expect(row.asBuilt?.rule == .windowedScene)
    #expect(row.rebuilt?.rule == .resizableScene)
  }

  @Test func `an iPhone app on an iPad loses its mask once it is built again`() throws {
    let row = try #require(try rows("resized-scene-of-an-earlier-sdk").first)
    #expect(row.asBuilt == nil)
    #expect(row.rebuilt?.effect.orientation == .landscapeRight)
    #expect(row.rebuilt?.rule == .resizableScene)
  }

  @Test func `an environment can be set`() throws {
    let inner = try ChangeReader.declaration("device.display=inner")
    let row = try #require(
      try rows("outer-display-honors-the-mask", on: SystemVersion(27, 1), [.set(inner)]).first {
        $0.trigger == .deviceTurn
      })
    #expect(row.asBuilt?.rule == .innerDisplay)
    #expect(row.rebuilt?.effect == row.asBuilt?.effect)
  }

  @Test func `an app without scenes does not launch once it is built again`() throws {
    let row = try #require(try rows("launch-without-scenes-of-an-earlier-sdk").first)
    #expect(row.trigger == .launch)
    #expect(row.asBuilt == nil)
    #expect(row.rebuilt?.rule == .scenesRequired)
  }

  @Test func `a change names the rule that makes the difference, also a disputed one`() throws {
    let row = try #require(
      try rows("kvc-on-willshow-forces").first { $0.trigger == .setDeviceOrientation })
    #expect(row.asBuilt?.rule == .setDeviceOrientationLogged)
    #expect(row.rebuilt?.rule == .setDeviceOrientationIgnored)
  }
}
