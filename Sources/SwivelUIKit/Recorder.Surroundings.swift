#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelModel
public import SwivelRecorder

extension Recorder {
  /// Facts that UIKit does not provide: the app's build settings, and the hardware.
  public struct Surroundings: Sendable {
    /// `UISupportedInterfaceOrientations`, by suffix of the key.
    private let orientations: [String: [String]]
    let requiresFullScreen: Bool
    /// The version of iOS from which the system ignores `UIRequiresFullScreen`.
    ///
    /// A fact, and no decision: the same recording is replayed on other versions. A text that is no
    /// version is left out.
    let fullScreenIgnoredFrom: SystemVersion?
    let hasScenes: Bool
    let isExtension: Bool
    let linkedSDK: SystemVersion?
    let deviceIdentifier: String?

    /// Makes them from an Info.plist and a hardware identifier.
    ///
    /// - Parameters:
    ///   - infoDictionary: The Info.plist.
    ///   - deviceIdentifier: The hardware, as in `iPhone14,5`.
    public init(infoDictionary: [String: Any]?, deviceIdentifier: String?) {
      let information = infoDictionary ?? [:]
      var orientations: [String: [String]] = [:]
      for suffix in ["", "~iphone", "~ipad"] {
        orientations[suffix] = information["UISupportedInterfaceOrientations" + suffix] as? [String]
      }
      self.orientations = orientations
      requiresFullScreen = information["UIRequiresFullScreen"] as? Bool ?? false
      // Apple, TN3192: a text, honored from iOS 26.2 on.
      fullScreenIgnoredFrom =
        (information["UIRequiresFullScreenIgnoredStartingWithVersion"] as? String)
        .flatMap { SystemVersion($0) }
      hasScenes = information["UIApplicationSceneManifest"] != nil
      isExtension = information["NSExtension"] != nil
      linkedSDK = Self.sdk(of: information)
      self.deviceIdentifier = deviceIdentifier
    }

    /// Those of the process.
    public static var current: Self {
      Self(infoDictionary: Bundle.main.infoDictionary, deviceIdentifier: Hardware.identifier)
    }

    /// The orientations in the order of the file; those for the device family override the general
    /// ones.
    func orientations(isPad: Bool) -> [InterfaceOrientation] {
      let words = orientations[isPad ? "~ipad" : "~iphone"] ?? orientations[""] ?? []
      return words.compactMap { Self.orientationsByWord[$0] }
    }

    private static let orientationsByWord: [String: InterfaceOrientation] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    /// Xcode writes the name of the SDK, such as `iphoneos17.2`, and its version.
    private static func sdk(of information: [String: Any]) -> SystemVersion? {
      if let name = information["DTSDKName"] as? String,
        let version = SystemVersion(name.drop { $0.isLetter })
      {
        return version
      }
      return (information["DTPlatformVersion"] as? String).flatMap { SystemVersion($0) }
    }
  }
}
#endif
