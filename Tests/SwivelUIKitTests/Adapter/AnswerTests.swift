import SwivelModel
import Testing

@MainActor
struct AnswerTests {
  @Test func `each answer is reported, and what is declared by it once`() throws {
    let (recording, answers) = try AnswerRuns.pages()
    let page = try #require(recording.controller("FirstPage"))
    let answer = { (mask: InterfaceOrientationMask) in
      Event.Kind.answer(.maskAnswered(controller: page, mask: mask))
    }
    let declaration = { (mask: InterfaceOrientationMask) in
      Event.Kind.controller(.supported(controller: page, mask: mask))
    }

    #expect(answers == [.portrait, .portrait, .all])
    #expect(recording.after("first").last == answer(.portrait))
    #expect(recording.kinds.filter { $0 == declaration(.portrait) }.count == 1)
    #expect(recording.after("again") == [answer(.portrait)])
    #expect(recording.after("other") == [declaration(.all), answer(.all)])
  }

  @Test func `where a controller answers is reported once`() throws {
    let (recording, _) = try AnswerRuns.pages()
    let page = try #require(recording.controller("FirstPage"))
    let places = recording.kinds.compactMap { kind -> String? in
      guard case .remark(.declaredAt(page, let file, _)) = kind else { return nil }
      return recording.names[file]
    }

    #expect(places == ["SwivelUIKitTests/Stage.swift"])
  }

  @Test func `what a container passes on is its page's mask, and none of its own`() throws {
    let recording = try AnswerRuns.passingOn()
    let stack = try #require(recording.controller("PassingStack"))
    let page = try #require(recording.controller("FirstPage"))
    let masks: [InterfaceOrientationMask] = [.portrait, .all]
    for (mark, mask) in zip(["passed on", "passed on again"], masks) {
      #expect(
        recording.after(mark).filter { $0.family != .remark } == [
          .controller(.supported(controller: page, mask: mask)),
          .answer(.maskAnswered(controller: page, mask: mask)),
          .answer(.maskAnswered(controller: stack, mask: mask)),
        ])
    }
    #expect(
      recording.after("by itself") == [
        .controller(.supported(controller: stack, mask: .landscape)),
        .answer(.maskAnswered(controller: stack, mask: .landscape)),
      ])
  }

  @Test func `an app delegate has one mask while all windows get the same`() throws {
    let recording = try AnswerRuns.appDelegate()
    let (main, second) = (WindowID(rawValue: 0), WindowID(rawValue: 1))
    let answer = { (window: WindowID, mask: InterfaceOrientationMask) in
      Event.Kind.answer(.appMaskAnswered(window: window, mask: mask))
    }

    #expect(
      recording.after("first").suffix(2) == [
        .app(.appMask(mask: .portrait)), answer(main, .portrait),
      ])
    #expect(recording.after("again") == [answer(main, .portrait)])
    #expect(recording.after("alike") == [answer(second, .portrait)])
    #expect(
      recording.after("apart") == [
        .app(.appMaskForWindow(window: main, mask: .portrait)),
        .app(.appMaskForWindow(window: second, mask: .all)), answer(second, .all),
      ])
    #expect(recording.after("alike again") == [.app(.appMask(mask: .all)), answer(main, .all)])
  }

  @Test func `a container's delegate is asked as before, and its answer told once`() throws {
    let (recording, mask) = try AnswerRuns.containerDelegate()
    let stack = try #require(recording.controller("UINavigationController"))

    #expect(mask == .landscape)
    let told = Event.Kind.controller(.delegateMask(controller: stack, mask: .landscape))
    #expect(recording.kinds.filter { $0 == told }.count == 1)
  }

  @Test func `a proxy answers nothing that the app's delegate does not`() throws {
    #expect(try AnswerRuns.silentDelegate())
  }

  @Test func `a delegate has one proxy, which lives as long`() throws {
    let proxies = try AnswerRuns.proxies()

    #expect(proxies.same)
    #expect(proxies.isWrappedOnce)
    #expect(proxies.diesWithDelegate)
  }
}
