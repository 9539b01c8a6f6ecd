import Foundation

/// The files as a kill or a loss of power left them, kept for other programs to read.
///
/// `SWIVEL_KEEP` names the folder that they are copied to, each state in its own folder;
/// nothing is kept without it.
enum KeptStates {
  private static let folder = ProcessInfo.processInfo.environment["SWIVEL_KEEP"]

  static func keep(_ logs: String, _ name: String) {
    guard let folder else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? FileManager.default.copyItem(atPath: logs, toPath: "\(folder)/\(name)")
  }
}
