public import Foundation

/// What a scene has to say for itself.
@available(iOS 13.0, *)
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {}
