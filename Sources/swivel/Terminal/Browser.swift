import Foundation

/// Opens files in the browser of the person at the terminal.
enum Browser {
  #if os(macOS)
  private static let opener = "open"
  #else
  private static let opener = "xdg-open"
  #endif

  /// Opens a file, without waiting for the browser to end; says so if there is no way to do it.
  static func open(_ path: String) {
    guard let program else {
      return Console.message(["note: \(path) was not opened: \(opener) is not installed"])
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [URL(fileURLWithPath: path).path]
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      Console.message(["note: \(path) was not opened: \(opener) could not be started"])
    }
  }

  /// The path of the program that opens files, as a shell would find it.
  private static var program: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(opener)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
