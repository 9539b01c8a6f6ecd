// Made by GlossaryTests: SWIVEL_RECORD=1 swift test.
extension TermPage {
  static let lines = #"""
    device orientation	how the hardware is held, as `UIDevice` reports it: four sides, face up, face down, unknown
    flat	face up or face down: the device has no interface orientation then
    interface orientation	how a window's interface is rotated; for landscape the mirror image of the device orientation
    landscape, portrait	the two axes; landscape left and right are named after the home button for interfaces
    turn	a rotation of the device or of an interface; used only in event kinds and ids, such as `deviceTurned`
    P, UD, LL, LR	portrait, portrait upside down, landscape left and landscape right, where a gate is printed
    mask	a set of interface orientations, such as the value of `supportedInterfaceOrientations`
    gate	one of the checks that an orientation must pass: the masks of the device, the app and the controller, or another condition
    preferred orientation	`preferredInterfaceOrientationForPresentation`
    rotation lock	the switch in Control Center; UIKit then reports no rotations of the device
    idiom	phone or pad
    resizable	of a scene: the user can change its size, so that the masks are only a preference (iOS 27)
    discrete resizing	resizing in steps, each of which is a new screen and honors the masks: what UIRequiresFullScreen requests since iOS 27
    mirrored	shown in iPhone Mirroring on a Mac, always in portrait since iOS 27
    outer, inner display	the displays of a foldable iPhone, used while it is folded or unfolded
    interface lock	`prefersInterfaceOrientationLocked`: keeps the current orientation of a scene that fills the screen
    linked SDK	the SDK that an app was built with; UIKit keeps old behavior for apps built with an old one
    page	a view controller that shows one screen of the app, unlike a container: a window's root, a presented controller, or one in a container
    outgoing page	the page that a transition removes
    container	a controller with children: a navigation, tab bar, split view or page view controller, or a custom one
    stack	the pages of a navigation controller, or the navigation controller itself
    root	the `rootViewController` of a window
    forwarding	returning another controller's mask or preference, such as the top page's
    ask	to read a controller's `supportedInterfaceOrientations`, or `shouldAutorotateToInterfaceOrientation:` before iOS 6: UIKit asks, and the controller returns its mask
    evaluate	to decide the orientation of a window: UIKit reads the masks and compares them, at a rotation of the device, a presentation or a request
    asked controller	the controller whose mask UIKit reads
    respondent	the controller at the end of the forwarding, whose own mask is used
    decider	the controller, app or device whose mask decided the interface orientation
    presenter	the controller over which a page is presented
    main window	the first window of the app that still exists
    settle	to stay in an orientation after a transition, observed at least 0.8 s later
    log	a `.swivel` file with recorded events
    text, text form	the events of a log as lines of JSON, in a `.ndjson` file
    trace	a log, its text form, or the directory of a segmented recording: anything that a command can read
    run	one execution of the app, as a trace contains it
    recording	the process of writing a log, or the log that results
    fact	what happened: a recorder observed it or an app declared it
    event	a fact with a sequence number and an instant
    observation, sighting	a fact about what was on screen in this run; it replaces the prediction of the rules. Texts use observed only in this sense
    handle	the small number of a controller, window, scene or name in one log
    recorder	the object in an app that writes events: `Recorder`
    journal, hot file	the memory-mapped file beside a log with the events that are not in the log yet
    seal	to move events from the journal into a block of the log; `info` lists the others as pending
    block	a compressed part of a log with a checksum, readable by itself
    segment	one of the files of a recording of bounded size
    adopt	to move the events of a dead recorder's hot file into the log
    loss	events that are known to be missing, with a reason
    skip, ignore	to leave out unreadable bytes, or events that do not apply
    checkpoint	the state at a point of a log, from which a replay can resume
    token	the replacement of a redacted name
    marker	a named point in time that several logs of one run share
    trigger	what makes UIKit evaluate a window's orientation: a rotation, a push, a request
    occasion	a trigger with its arguments
    rule	one documented or reported behavior of UIKit that acts on a ruling
    premise	an assumption about UIKit that is built into the replay instead of acting on a ruling
    confidence	how well a rule is established: documented by Apple, reported by developers without contradiction (`observed` in JSON), or disputed
    disputed	of a rule: its sources contradict each other
    ruling	the outcome of a trigger for one window, by the rules
    moment	the outcome of one event: its rulings and its observation
    situation	the inputs of a rule: the facts, and the conclusions so far
    predicted	derived from the rules, as opposed to observed
    rulebook	the set of rules that a replay applies
    detector	code that looks for one kind of mistake
    finding	a mistake that a detector found
    basis	how an orientation or a finding is known: `observed`; `unchanged` since it was observed; `predicted` by the rules; or `undetermined`, if they leave several orientations open. Of a transition, also `contradicted`
    evidence	the events that prove a finding
    verdict	findings, clean, or inconclusive
    inconclusive	of a trace without findings: it does not contain enough to rule them out (`unjudged` in JSON)
    report	the HTML file, or directory of files, that `swivel report` writes
    timeline	the rotations of a run, in order, as text, as a plot or in a report
    baseline	known findings that `check` ignores
    golden	a reference run that later runs are compared with
    canonical form	an event without times, numbers and handles, for comparing runs
    scenario	a declared run of a sample app, with expectations
    standard input, standard output	a command's input and output streams; `-` as a file name
    """#
}
