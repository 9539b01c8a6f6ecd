import Testing

/// The code that `check` prints about a finding puts an end to it, on the look-alike of UIKit.
@MainActor
struct CureRunTests {
  @Test(arguments: CureCase.all)
  func `without the code the problem is found`(cure: CureCase) {
    #expect(cure.sick(cure.system).findings.contains(cure.id))
  }

  @Test(arguments: CureCase.all)
  func `with the code it is gone, and nothing else is found`(cure: CureCase) {
    let run = cure.cured(cure.system)

    #expect(run.findings == cure.left)
    #expect(!cure.left.contains(cure.id))
    #expect(run.isAlive)
  }
}
