import SwivelFindings
import SwivelModel
import SwivelReplay

/// The place in a run for a call that cures a problem: as soon as what led to it is over, and the
/// app has declared what it declares then.
struct CallPlace {
  /// The number of the event before which the call is made.
  private(set) var sequence: UInt64 = 0
  /// The number after the last event with which a page was left, before the problem appeared.
  private(set) var left: UInt64?
  /// The controller that UIKit asks there.
  private(set) var asked: ControllerID?

  /// The calls that the app has made there, up to the problem.
  var calls: Set<String> {
    let start = starts.last { $0 < sequence } ?? 0
    return Set(made.lazy.filter { $0.sequence > start }.map(\.call))
  }

  private var made: [(sequence: UInt64, call: String)] = []
  // What a call may be made for: a page, a mask, a turn of the device.
  private var starts: [UInt64] = []
  private var lead: UInt64 = 0
  // The transitions in progress: a page that appears while another one disappears.
  private var transitionCount = 0
  // Whether the end of a transition is still to come.
  private var isWaiting = false

  init() {}

  /// Looks for the place after an event and a finding about it.
  init(_ event: UInt64, _ finding: Finding) {
    (lead, sequence) = (event, max(event, finding.cause) + 1)
  }

  mutating func apply(_ event: Event, _ replayer: Replayer, of finding: Finding) {
    let (number, kind) = (event.sequence, event.kind)
    if number <= finding.sequence { note(number, kind) }
    transitionCount = max(0, transitionCount + kind.transitionStep)
    if kind.transitionStep < 0 || kind.showsOther, finding.cause < number,
      number <= finding.sequence
    {
      left = number + 1
    }
    let isLead = number == lead || finding.evidence.contains(number) && !kind.isSeen
    let isEnd = isWaiting && transitionCount == 0
    let isNext = number == sequence && (kind.isDeclaration || kind.isUpdate)
    guard isLead || isEnd || isNext || kind.isDeclaration && mustFollow(number, finding) else {
      return
    }
    isWaiting = isLead ? transitionCount > 0 : isWaiting && !isEnd
    (sequence, asked) = (number + 1, replayer.inspect(finding.window).asked)
  }
}

extension CallPlace {
  private mutating func note(_ number: UInt64, _ kind: Event.Kind) {
    if case .request(let request) = kind { return made.append((number, request.call)) }
    guard kind.isDeclaration || kind.transitionStep != 0 || kind.isTurn else { return }
    if number < lead { (starts, made) = ([], []) }
    starts.append(number)
  }

  /// Whether a call is for a mask that the app has restored before the problem appeared.
  private func mustFollow(_ number: UInt64, _ finding: Finding) -> Bool {
    finding.conditions.contains(.maskIsRestored) && finding.cause < number
      && number <= finding.sequence
  }
}

extension Event.Kind {
  /// 1 if a page begins to appear or disappear, -1 if it has.
  fileprivate var transitionStep: Int {
    switch self {
    case .navigation(.willShow), .presentation(.presentBegan), .presentation(.dismissBegan): 1
    case .navigation(.didShow), .navigation(.interactivePopEnded(_, cancelled: true)),
      .presentation(.presentEnded), .presentation(.dismissEnded):
      -1
    default: 0
    }
  }

  fileprivate var isTurn: Bool { if case .device = self { true } else { false } }

  /// Whether another page is shown at once.
  fileprivate var showsOther: Bool {
    switch self {
    case .hierarchy(.childSelected), .window(.rootChanged): true
    default: false
    }
  }

  /// Whether it only shows what has happened.
  fileprivate var isSeen: Bool {
    switch self {
    case .observation, .outcome: true
    default: false
    }
  }

  /// Whether UIKit reads the masks again because of it.
  fileprivate var isUpdate: Bool {
    if case .request(.needsUpdate) = self { true } else { false }
  }

  /// Whether the app declares something with it.
  fileprivate var isDeclaration: Bool {
    switch self {
    case .controller(.controller), .controller(.controllerEnded): false
    case .app, .controller: true
    default: false
    }
  }
}
