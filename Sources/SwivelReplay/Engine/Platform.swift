package import SwivelModel

/// What decides which rules are in force: the release of iOS, the linked SDK and the idiom.
package struct Platform: Hashable, Sendable {
  /// The release of iOS that runs.
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
