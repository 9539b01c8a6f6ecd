/// Names that reveal nothing about an app: those of the system's classes, and of Apple's hardware.
enum PublicNames {
  /// Controllers of the system's frameworks, by their exact names.
  ///
  /// A closed list, for an app's own class may begin with the same letters. What is missing in it
  /// gets a token, which costs some clearness and no more. The last three are not documented; crash
  /// reports and view hierarchies name them.
  ///
  /// Source: Apple's documentation of the frameworks, as of iOS 26.
  static let classes: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UITableViewController", "UICollectionViewController",
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIDocumentPickerViewController", "UIDocumentBrowserViewController", "UIDocumentViewController",
    "UIReferenceLibraryViewController", "UISearchController", "UISearchContainerViewController",
    "UIVideoEditorController", "UICloudSharingController", "UIFontPickerViewController",
    "UIColorPickerViewController", "UIInputViewController", "UIHostingController",
    "AVPlayerViewController", "SFSafariViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "PHPickerViewController", "QLPreviewController",
    "EKEventEditViewController", "EKEventViewController", "EKCalendarChooser",
    "CNContactPickerViewController", "CNContactViewController", "GKGameCenterViewController",
    "SKStoreProductViewController", "MPMediaPickerController", "PKAddPassesViewController",
    "PKPaymentAuthorizationViewController", "VNDocumentCameraViewController",
    "MPMoviePlayerViewController", "AVFullScreenViewController",
    "MPInlineVideoFullscreenViewController", "UIInputWindowController",
  ]

  /// The values with which Swivel itself describes a log's source.
  static let sources: Set<String> = [
    "pipe", "unified-log", "import sentry", "import bugsnag", "import unified-log",
  ]

  /// Whether bytes are the identifier of a model, such as `iPhone14,5`, or of a simulator's
  /// processor.
  static func isHardware(_ bytes: some Collection<UInt8>) -> Bool {
    for family in families {
      let isOfFamily = family.withUTF8Buffer { bytes.starts(with: $0) }
      if isOfFamily { return isModel(bytes.dropFirst(family.utf8CodeUnitCount)) }
    }
    return processors.contains { processor in
      processor.withUTF8Buffer { $0.elementsEqual(bytes) }
    }
  }

  private static let families: [StaticString] = ["iPhone", "iPad", "iPod"]
  private static let processors: [StaticString] = ["arm64", "x86_64", "i386"]

  /// Two numbers of two digits at most, and a comma between them.
  private static func isModel(_ bytes: some Collection<UInt8>) -> Bool {
    guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else { return false }
    return [bytes[..<comma], bytes[comma...].dropFirst()].allSatisfy { number in
      (1...2).contains(number.count) && number.allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}
