package import SwivelModel

/// What decides which rules are in force: what runs, what the app was linked against, and on what.
package struct Platform: Hashable, Sendable {
  /// The version of iOS that runs.
  package let system: SystemVersion
  /// The SDK that the app was linked against.
  package let linkedSDK: SystemVersion
  /// The kind of interface.
  package let idiom: Idiom

  /// Makes the platform of a session.
  package init(_ session: SessionState) {
    (system, linkedSDK, idiom) = (session.system, session.linkedSDK, session.device.idiom)
  }
}
