/// What each kind of event states, in the words of the guide about privacy.
enum RecordedFacts {
  /// What a field of a type may hold.
  static let types = [
    "bool": "yes or no", "number": "a number", "integer": "a number",
    "controller": "which controller, a number", "window": "which window, a number",
    "scene": "which scene, a number", "name": "**a name**",
    "cause": "how many events ago its cause was", "version": "a version",
    "device": "iPad or iPhone, large or not, with a home button or not",
    "deviceOrientation": "one of seven orientations", "orientation": "one of four orientations",
    "preferred": "one of four orientations, or unknown", "mask": "which of four orientations",
    "windowing": "one of three ways", "appLifecycle": "app or scene delegate",
    "process": "app or extension", "phase": "one of eight stages",
    "controllerKind": "one of nine kinds", "style": "one of nine styles",
    "forwarding": "one of eight ways", "hook": "one of two hooks",
    "willShowPolicy": "one of three policies", "exception": "one of four kinds",
    "message": "one of two kinds", "shape": "portrait or landscape",
  ]

  /// What each kind says.
  static let sentences: [String: String] = [
    session, app, controller, navigation, window, device, outcome, observation, remark,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  private static let session = [
    "systemVersion": "which version of iOS runs",
    "linkedSDK": "which SDK the app was linked against",
    "device": "what hardware it is", "windowing": "how an iPad shows the app",
    "appLifecycle": "who owns the windows", "process": "whether it is an app or an extension",
    "deviceNotifications": "whether the app enables device orientation notifications",
    "requiresFullScreen": "whether the Info.plist has UIRequiresFullScreen",
    "phase": "the app was launched, became active, went to the background and so on",
  ]

  private static let app = [
    "plistOrientation": "an entry of the Info.plist's orientations",
    "appMask": "the app delegate's mask",
    "appMaskForVisible": "the app delegate's mask while a controller is top-most",
    "appMaskForWindow": "the app delegate's mask for a window",
    "sceneMask": "the scene delegate's mask",
  ]

  private static let controller = [
    "controller": "a controller appears", "controllerEnded": "a controller is gone",
    "supported": "its supported orientations", "shouldAutorotate": "whether it rotates",
    "preferred": "its preferred orientation",
    "shouldAutorotateTo": "to which orientations it rotates (iOS 5)",
    "customMask": "a mask that it states otherwise", "forwarding": "whose answer it gives",
    "delegateMask": "the mask of a container's delegate",
    "presentationStyle": "how it is presented", "prefersLock": "whether it prefers to be locked",
    "lockChild": "which child decides about the lock",
    "willShowPolicy": "what its navigation delegate does", "childAdded": "it has a new child",
    "childRemoved": "a child leaves it", "childSelected": "a child comes to the front",
  ]

  private static let navigation = [
    "willShow": "a page is about to be shown", "didShow": "a page was shown",
    "interactivePopMoved": "how far a swipe back has come, in thousandths, where it was held",
    "interactivePopEnded": "a swipe back ended", "presentBegan": "a page is about to be presented",
    "presentEnded": "a page was presented", "dismissBegan": "a page is about to be dismissed",
    "dismissEnded": "a page was dismissed, or it was given up",
  ]

  private static let window = [
    "windowAdded": "a window appears", "windowRemoved": "a window is gone",
    "windowKey": "a window becomes the key window", "windowHidden": "a window is hidden or shown",
    "rootChanged": "a window gets another root", "viewAdded": "a controller's view is in a window",
    "systemAlertShown": "the system shows an alert; not which",
    "sceneConnected": "a scene connects or disconnects",
  ]

  private static let device = [
    "deviceTurned": "the device is held another way",
    "deviceOrientation": "the app was notified of the device orientation",
    "rotationLock": "the rotation lock is switched",
    "deviceOrientationRead": "the app read how the device is held",
    "deviceOrientationAmong": "how the device is held, as one of some",
    "attemptRotation": "the app asked UIKit to look again", "needsUpdate": "a controller did so",
    "geometryRequest": "the app requested orientations",
    "setDeviceOrientation": "the app set the device's orientation",
    "setStatusBarOrientation": "the app set the status bar's orientation",
    "needsLockUpdate": "a controller's lock changed",
  ]

  private static let outcome = [
    "geometryRefused": "a request was refused, by which error code",
    "supportedTold": "what UIKit named as supported when it refused",
    "exceptionRaised": "UIKit threw; not the text",
    "messageLogged": "UIKit logged a known warning; not the text",
    "maskAnswered": "a controller's answer", "shouldAutorotateAnswered": "a controller's answer",
    "preferredAnswered": "a controller's answer", "appMaskAnswered": "the app delegate's answer",
    "sceneMaskAnswered": "the scene delegate's answer",
    "shouldAutorotateToAnswered": "a controller's answer (iOS 5)",
  ]

  private static let observation = [
    "interfaceOrientation": "how a window was seen", "sceneOrientation": "how a scene was seen",
    "statusBarOrientation": "how the status bar was seen",
    "interfaceLocked": "whether a scene was seen locked",
    "windowBounds": "whether a window was higher than wide; not its size",
    "willTransition": "a controller was notified of a change",
    "viewTransform": "by how many degrees a page's view is rotated",
    "appeared": "a page is on screen",
  ]

  private static let remark = [
    "note": "what the app notes", "marker": "a point that several logs share",
    "declaredAt": "where in the app's source masks are declared",
  ]
}
