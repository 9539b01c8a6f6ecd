import Foundation

/// Threads of the system, all at once however few cores there are.
enum Threads {
  static func run(_ count: Int, _ body: @escaping @Sendable (UInt32) -> Void) {
    let all = DispatchGroup()
    for number in 0..<UInt32(count) {
      all.enter()
      Thread.detachNewThread {
        body(number)
        all.leave()
      }
    }
    all.wait()
  }
}
