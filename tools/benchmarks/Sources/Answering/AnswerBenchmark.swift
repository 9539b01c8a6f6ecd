import CRequestCount
import Foundation
import Glibc
import SwivelModel
import SwivelRecorder
import SwivelUIKit
import UIKit

/// Measures what a recorder costs an app's main thread when UIKit asks, and when the device is
/// rotated.
@main
@MainActor
enum AnswerBenchmark {
  private static let callCount = 1_000_000
  private static let navigationCount = 1_000
  private static let roundCount = 7

  /// What is measured, in nanoseconds a call for each round.
  private struct Row {
    let name: String
    var times: [Double] = []
    var requests: UInt64 = 0

    var median: Double { times.sorted()[times.count / 2] }
  }

  static func main() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("swivel-answering-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var clock = Row(name: "clock, read once")
    var fact = Row(name: "record(), a device's turn")
    var turn = Row(name: "a device's turn, from UIKit")
    var answer = Row(name: "answer(_:by:)")
    var recorded = Row(name: "a push, 500 controllers")
    var alone = Row(name: "the same, not recorded")
    // The first round warms up.
    for round in 0...roundCount {
      let recorder = try Recorder(path: folder.appendingPathComponent("\(round).swivel").path)
      let page = open(recorder)
      let isCounted = round > 0
      measure(&clock, isCounted) { _ in blackHole = UInt(read(CLOCK_MONOTONIC)) }
      measure(&fact, isCounted) {
        recorder.record(
          .device(.deviceOrientation(orientation: $0 & 1 == 0 ? .portrait : .landscapeLeft)))
      }
      measure(&turn, isCounted) {
        recorder.deviceTurned(to: $0 & 1 == 0 ? .portrait : .landscapeLeft)
      }
      measure(&answer, isCounted) { _ in
        blackHole = recorder.answer(.portrait, by: page).rawValue
      }
      recorder.stopObserving()
      try recorder.finish()
      navigate(&alone, isCounted, nil)
      let other = try Recorder(path: folder.appendingPathComponent("\(round)-500.swivel").path)
      navigate(&recorded, isCounted, other)
      try other.finish()
    }
    print("many calls in a row, ns a call, median of \(roundCount) rounds, main thread")
    for row in [clock, fact, turn, answer, recorded, alone] {
      let name = row.name.padding(toLength: 28, withPad: " ", startingAt: 0)
      let numbers = String(format: "%8.1f  %6.2f", row.median, row.median / clock.median)
      print("\(name)\(numbers)  requests for memory: \(row.requests)")
    }
  }

  /// Pushes pages and pops them in an app whose five stacks have a hundred pages each.
  private static func navigate(_ row: inout Row, _ isCounted: Bool, _ recorder: Recorder?) {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<5).map { _ in
      let stack = UINavigationController()
      stack.viewControllers = (0..<100).map { _ in UIViewController() }
      return stack
    }
    let scene = begin(tabs)
    recorder?.observe(scene, in: .init(infoDictionary: nil, deviceIdentifier: nil))
    guard let stack = tabs.viewControllers?.first as? UINavigationController else { return }
    let delegate = recorder?.navigationDelegate()
    stack.delegate = delegate
    let page = UIViewController()
    measure(&row, isCounted, navigationCount) { number in
      if number & 1 == 0 {
        stack.pushViewController(page, animated: false)
      } else {
        stack.popViewController(animated: false)
      }
      recorder?.settle()
    }
    recorder?.stopObserving()
  }

  /// Starts an app with a root.
  private static func begin(_ root: UIViewController) -> UIWindowScene {
    Simulator.current = Simulator()
    let scene = Simulator.current.connectScene()
    let window = UIWindow()
    window.rootViewController = root
    window.windowScene = scene
    window.makeKeyAndVisible()
    Simulator.current.begin()
    return scene
  }

  /// Starts an app with a stack and some pages, the last of which has answered once.
  private static func open(_ recorder: Recorder) -> UIViewController {
    let stack = UINavigationController()
    stack.viewControllers = (0..<8).map { _ in UIViewController() }
    let scene = begin(stack)
    recorder.observe(scene, in: .init(infoDictionary: nil, deviceIdentifier: nil))
    let page = stack.viewControllers[7]
    for controller in stack.viewControllers { _ = recorder.answer(.portrait, by: controller) }
    return page
  }

  @inline(__always)
  private static func measure(
    _ row: inout Row, _ isCounted: Bool, _ count: Int = callCount, _ body: (Int) -> Void
  ) {
    let (requests, start) = (memory_request_count(), read(CLOCK_THREAD_CPUTIME_ID))
    for number in 0..<count { body(number) }
    let end = read(CLOCK_THREAD_CPUTIME_ID)
    guard isCounted else { return }
    row.requests += memory_request_count() - requests
    row.times.append(Double(end - start) / Double(count))
  }

  /// Nanoseconds of a clock.
  @inline(__always)
  private static func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

// Safe: what is written here is never read.
nonisolated(unsafe) private var blackHole: UInt = 0
