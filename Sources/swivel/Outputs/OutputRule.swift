import CSwivel
import SwivelLog
import SwivelTrace

/// The rule for all outputs of all commands: none is, or belongs to, anything that is read or that
/// a recorder owns, and none replaces what is no earlier output of its kind.
///
/// It is asked before anything is written.
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
    for output in outputs { try rejectName(output) }
    try rejectTwins(outputs)
    let existing = outputs.compactMap { output in
      FileIdentity(output.path).map { (output: output, identity: $0) }
    }
    guard !existing.isEmpty else { return }
    let inputs = try FileIdentity.all(of: inputs())
    for (output, identity) in existing {
      if let input = inputs[identity] {
        let words = input == "-" ? "standard input" : input
        throw overwriting("\(words), which is read", by: output)
      }
      guard let obstacle = output.obstacle else { continue }
      let place =
        if case .golden = output.manner { "move it elsewhere" } else { "choose another name" }
      throw Failure(output.path, obstacle, help: "\(place), or delete it")
    }
  }

  /// Rejects a name that is part of a recording, whether or not the file exists, a link that leads
  /// nowhere, and the name of a new log that exists.
  private static func rejectName(_ output: Output) throws {
    let path = Files.resolved(output.path)
    let isRecorded = if case .recordedLog = output.manner { true } else { false }
    let problem: String? =
      if let log = LogPlace.log(ofHot: path) {
        "this is the name of the buffer file of \(log)"
      } else if let part = LogPlace.part(besides: path) {
        "the file would belong to the recording of \(part)"
      } else if !isRecorded, Files.exists(LogPlace.hotPath(ofFile: path)) {
        "a recorder has not finished this log"
      } else { nil }
    if let problem { throw Failure(output.path, problem, help: "choose another name") }
    guard Files.exists(output.path) else { return }
    if swivel_file_size(output.path) < 0 {
      throw Failure(
        output.path, "it is a link that leads nowhere", help: "delete it, or choose another file")
    }
    guard case .newLog = output.manner else { return }
    throw Failure(output.path, .io(operation: .create, errno: EEXIST))
  }

  /// Rejects two outputs that are one file, on any disk, or of which one is the other's folder.
  private static func rejectTwins(_ outputs: [Output]) throws {
    var seen: [String: Output] = [:]
    for output in outputs where isFile(output) {
      let other = seen.updateValue(output, forKey: key(output))
      if let other, !other.isPart(with: output) { throw twin(output, other) }
    }
    for output in seen.values {
      var folder = key(output).parentFolder
      while let path = folder {
        if let other = seen[path], !other.isPart(with: output) { throw twin(output, other) }
        folder = path.parentFolder
      }
    }
  }

  /// Whether an output is a file, and no stream, to which two may be written.
  private static func isFile(_ output: Output) -> Bool {
    if case .folder = output.manner { return false }
    let path = output.path
    return Files.descriptor(of: path) == nil
      && (FileIdentity(path) != nil || Files.isFolder(path) || !Files.exists(path))
  }

  /// Some disks do not distinguish case.
  private static func key(_ output: Output) -> String {
    Files.resolved(output.path).lowercased()
  }

  private static func twin(_ output: Output, _ other: Output) -> Failure {
    overwriting("\(other.path), another output", by: output)
  }

  private static func overwriting(_ file: String, by output: Output) -> Failure {
    Failure(output.path, "the output would overwrite \(file)", help: "choose another file")
  }
}
