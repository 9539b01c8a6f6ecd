#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
public import SwivelModel

extension TraceHeader {
  /// The header of a recording that this app begins now: which app it is, in which version and
  /// build, and what time it is.
  ///
  /// Pass it to a recorder for logs that are compared across releases. Without it, a log has no
  /// time of day and does not state the app.
  ///
  /// - Parameter install: An id of this installation, by which its logs can be counted. Make a
  ///   random one and keep it in the app; do not use one of the person or of the device.
  /// - Returns: The header, without what the app's Info.plist does not state.
  public static func thisApp(install: String? = nil) -> TraceHeader {
    TraceHeader(infoDictionary: Bundle.main.infoDictionary, install: install, start: Date())
  }

  /// Makes it of an Info.plist; what is missing there, or is no text of one line, is left out.
  init(infoDictionary: [String: Any]?, install: String?, start: Date) {
    self.init()
    let information = infoDictionary ?? [:]
    let texts: [(Key, Any?)] = [
      (.app, information["CFBundleIdentifier"]),
      (.version, information["CFBundleShortVersionString"]),
      (.build, information["CFBundleVersion"]), (.install, install),
      (.start, Date.ISO8601FormatStyle(includingFractionalSeconds: true).format(start)),
    ]
    for case (let key, let text as String) in texts where !text.isEmpty { _ = set(key, to: text) }
  }
}
#endif
