import CSwivel
import SwivelModel
import SwivelRecorder
import SwivelTrace

/// A recording whose file-changing calls come in the same order each time, so that it can be killed
/// at each of them.
struct Schedule {
  enum Form: String {
    case file, folder, rotation, export, adopt, repair, redact, record, append, resume, steps
    case adoptFolder = "adopt-folder"
    case leave
    case leaveFolder = "leave-folder"
  }

  static let name = "a"

  let form: Form
  let folder: String
  let thread: UInt32
  let count: UInt32

  /// - Parameter words: `FORM FOLDER THREAD COUNT [wait]`.
  init?(_ words: [String]) {
    guard words.count >= 4, let form = Form(rawValue: words[0]), let thread = UInt32(words[2]),
      let count = UInt32(words[3])
    else { return nil }
    (self.form, folder) = (form, words[1])
    (self.thread, self.count) = (thread, count)
    if words.count > 4 { waitForEnd() }
  }

  func run() throws {
    switch form {
    case .file, .export: try record(with: Recorder(path: log))
    case .folder, .rotation: try record(with: segments())
    case .leave: try leave(Recorder(path: log))
    case .leaveFolder: try leave(segments())
    case .steps: try step(segments())
    case .adopt: _ = try Recorder.adopt(path: log)
    case .adoptFolder: _ = try Recorder.adopt(directory: folder, name: Self.name)
    case .repair: _ = try Repair.run(from: log, to: output, by: "test")
    case .redact: _ = try Repair.run(from: log, redacting: .names, to: output, by: "test")
    case .record: try capture(appending: false)
    case .append: try capture(appending: true)
    case .resume: try capture(appending: isThere)
    }
  }

  var log: String { "\(folder)/\(Self.name).swivel" }
  var output: String { "\(folder)/out.swivel" }

  /// Whether a log is there, or what its recorder had not written yet.
  private var isThere: Bool { swivel_exists(log) != 0 || swivel_exists(log + ".hot") != 0 }

  private func segments() throws -> Recorder {
    try Recorder(directory: folder, name: Self.name, byteLimit: 1 << 19)
  }

  /// Waits until the standard input ends, which it does for several processes at once.
  private func waitForEnd() {
    Acknowledgement.ready(thread)
    var byte: UInt8 = 0
    while swivel_read(0, &byte, 1) > 0 {}
  }
}
