import Foundation
import PackagePlugin

/// `swift package swivel …`: runs `swivel` in the folder of the package, with the arguments as they
/// are.
@main
struct SwivelPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "swivel").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // A plugin's own standard input is its connection to SwiftPM.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }
}
