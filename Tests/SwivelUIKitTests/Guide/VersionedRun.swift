import Foundation
import SwivelModel
import SwivelRecorder
import SwivelUIKit

extension Recorder {
  /// Records this run of the app into a folder of its own, with the app's version.
  static func thisRun(in folder: String, install: String? = nil) throws -> Recorder {
    try Recorder(
      directory: "\(folder)/\(UUID().uuidString)", header: .thisApp(install: install))
  }
}
