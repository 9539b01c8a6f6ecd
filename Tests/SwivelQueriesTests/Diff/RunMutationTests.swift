import Foundation
import SwivelQueries
import SwivelModel
import SwivelTestKit
import SwivelText
import Testing

/// One declaration or action of a scenario is changed; the diff has to find out which.
struct RunMutationTests {
  // 200, and more where someone asks.
  private static let count =
    Int(ProcessInfo.processInfo.environment["SWIVEL_MUTATIONS"] ?? "") ?? 200

  @Test func `the cause is the mutation, and the consequences are what came of it`() throws {
    for mutation in try Mutation.first(Self.count) {
      let (base, head) = (MarkedPlay(mutation.base), MarkedPlay(mutation.mutated))
      let comparison = try base.play.compared(with: head.play)
      let note: Comment = "\(mutation.base.id): \(mutation.text); named: \(comparison.named)"

      #expect(!comparison.isSame, note)
      #expect(isNamed(mutation, comparison, base, head), note)
      #expect(comparison.findingKeys == expectedFindings(base, head), note)
      let steps = MarkedPlay.paired(mutation, base, head)
      for (left, right) in steps {
        let differs = base.interfaces[left] != head.interfaces[right]
        #expect(differs == comparison.tells(of: base.lastFacts[left], head.lastFacts[right]), note)
      }
      #expect(comparison.consequences.allSatisfy { $0.isTrue(base, head) }, note)
    }
  }

  private func isNamed(
    _ mutation: Mutation, _ comparison: Comparison, _ base: MarkedPlay, _ head: MarkedPlay
  ) -> Bool {
    guard case .change(let change) = comparison.cause else { return false }
    let events = change.base + change.head
    switch mutation.place {
    case .declaration(let kinds, let subject):
      return events.allSatisfy { event in
        kinds.contains(event.form.kind)
          && (subject == nil || event["controller"]?.hasPrefix("\"\(subject ?? "")") == true)
      }
    case .step where isAllThereIs(change, base, head): return true
    case .step(let index):
      return change.base.allSatisfy { base.step(of: $0.sequence) == index }
        && change.head.allSatisfy { head.step(of: $0.sequence) == index }
    }
  }

  /// Whether nothing but the change is between the runs: of two steps alike, either is the one.
  private func isAllThereIs(_ change: DiffChange, _ base: MarkedPlay, _ head: MarkedPlay) -> Bool {
    base.lines(without: change.base) == head.lines(without: change.head)
  }

  private func expectedFindings(_ base: MarkedPlay, _ head: MarkedPlay) -> [String: Int] {
    var balance: [String: Int] = [:]
    for finding in head.findings { balance[finding, default: 0] += 1 }
    for finding in base.findings { balance[finding, default: 0] -= 1 }
    return balance.filter { $0.value != 0 }
  }
}
