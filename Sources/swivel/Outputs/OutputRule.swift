import SwivelLog
import SwivelTrace

/// The rule for all outputs of all commands: none is, or belongs to, anything that Swivel reads or
/// that a recorder owns.
///
/// It is asked before anything is written. The exceptions are in ``Output/Manner/replaces``.
enum OutputRule {
  /// Rejects outputs.
  ///
  /// - Parameters:
  ///   - outputs: The files that the command writes.
  ///   - inputs: The files that it reads, with `-` for the standard input; only evaluated where an
  ///     output exists.
  /// - Throws: ``Failure`` for the first output that must not be written.
  static func check(
    _ outputs: [Output], reading inputs: @autoclosure () throws -> [String]
  ) throws {
    for output in outputs { try rejectRecording(output) }
    try rejectTwins(outputs.filter { $0.manner == .result })
    // To create a log that exists fails, with a message of its own.
    let existing = outputs.filter { $0.manner != .newLog }.compactMap { output in
      FileIdentity(output.path).map { (output: output, identity: $0) }
    }
    guard !existing.isEmpty else { return }
    let inputs = try FileIdentity.all(of: inputs())
    for (output, identity) in existing {
      if let input = inputs[identity] {
        let words = input == "-" ? "standard input" : input
        throw overwriting("\(words), which is read", by: output)
      }
      let found = FoundFile(output.path)
      guard output.manner.replaces.contains(found) else {
        throw overwriting(found.words, by: output)
      }
    }
  }

  /// Rejects a name that is part of a recording, whether or not the file exists.
  private static func rejectRecording(_ output: Output) throws {
    let path = Files.resolved(output.path)
    let problem: String? =
      if let log = LogPlace.log(ofHot: path) {
        "this is the name of the buffer file of \(log)"
      } else if let part = LogPlace.part(besides: path) {
        "the file would belong to the recording of \(part)"
      } else if output.manner != .recordedLog, Files.exists(LogPlace.hotPath(ofFile: path)) {
        "a recorder has not finished this log"
      } else { nil }
    guard let problem else { return }
    throw Failure(output.path, problem, help: "choose another name")
  }

  /// Rejects two outputs that are one file.
  private static func rejectTwins(_ outputs: [Output]) throws {
    var seen: [String: String] = [:]
    for output in outputs where FileIdentity(output.path) != nil || !Files.exists(output.path) {
      let path = Files.resolved(output.path)
      guard let other = seen.updateValue(output.path, forKey: path) else { continue }
      throw overwriting("\(other), another output", by: output)
    }
  }

  private static func overwriting(_ file: String, by output: Output) -> Failure {
    Failure(
      output.path, "the output would overwrite \(file)", help: "choose another file, or delete it")
  }
}
