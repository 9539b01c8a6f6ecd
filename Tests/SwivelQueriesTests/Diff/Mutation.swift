import Foundation
import SwivelModel
import SwivelQueries
import SwivelTestKit

/// A scenario with one declaration or one action changed, and where the change is.
struct Mutation {
  /// Where the mutation is.
  enum Place {
    /// In what a controller or the app says of itself: the names of the kinds that tell it, and the
    /// class of the controller.
    case declaration(kinds: Set<String>, subject: String?)
    /// In a step.
    case step(Int)
  }

  let base: Scenario
  let mutated: Scenario
  let place: Place
  /// What was done, for people.
  let text: String

  /// Makes a mutation; `nil` if what the seed asks for is no scenario.
  init?(seed: UInt64, _ all: [[String: Any]]) {
    var random = SplitMix64(seed: seed)
    let object = all[Int.random(in: 0..<all.count, using: &random)]
    guard let base = Self.load(object),
      let editor = ScenarioEditor(object, &random), let mutated = Self.load(editor.object)
    else { return nil }
    (self.base, self.mutated, place, text) = (base, mutated, editor.place, editor.text)
    // Another way of saying the same is no mutation.
    let (before, after) = (Play(base), Play(mutated))
    guard before.events.map(\.record) != after.events.map(\.record) else { return nil }
  }

  /// The first mutations from a seed on.
  static func first(_ count: Int, from seed: UInt64 = 0) throws -> [Mutation] {
    let all = try Traces.files(in: "scenarios").flatMap { bytes in
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]] ?? []
    }
    var (mutations, seed): ([Mutation], UInt64) = ([], seed)
    while mutations.count < count {
      if let mutation = Mutation(seed: seed, all) { mutations.append(mutation) }
      seed += 1
    }
    return mutations
  }

  // In the order of the keys, so that both describe their controllers in one order.
  private static func load(_ object: [String: Any]) -> Scenario? {
    guard let data = try? JSONSerialization.data(withJSONObject: [object], options: .sortedKeys)
    else { return nil }
    return try? ScenarioLoader.load([UInt8](data)).first
  }
}
