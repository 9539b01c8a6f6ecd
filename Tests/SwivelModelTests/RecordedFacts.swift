/// What each kind of event states, in the words of the guide about privacy.
enum RecordedFacts {
  /// What a field of a type may hold.
  static let types = [
    "bool": "yes or no", "number": "a number", "integer": "a number",
    "controller": "which controller, a number", "window": "which window, a number",
    "scene": "which scene, a number", "name": "**a name**",
    "cause": "how many events ago its cause was", "version": "a version",
    "device":
      "iPad or iPhone, large or foldable or not, with a home button or not, or an iPhone app on an iPad",
    "deviceOrientation": "one of seven orientations", "orientation": "one of four orientations",
    "preferred": "one of four orientations, or unknown", "mask": "which of four orientations",
    "windowing": "one of four ways", "display": "outer or inner",
    "appLifecycle": "app or scene delegate",
    "process": "app or extension", "phase": "one of eight stages",
    "controllerKind": "one of nine kinds", "style": "one of nine styles",
    "forwarding": "one of eight ways", "hook": "one of two hooks",
    "willShowPolicy": "one of three policies", "exception": "one of four kinds",
    "message": "one of five kinds", "shape": "portrait or landscape",
  ]

  /// What each kind says.
  static let sentences: [String: String] = [
    session, app, controller, navigation, window, device, outcome, observation, remark,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  private static let session = [
    "systemVersion": "which version of iOS runs",
    "linkedSDK": "which SDK the app was linked against",
    "device": "which hardware it is", "windowing": "how the system shows the app",
    "appLifecycle": "whether the app or a scene delegate owns the windows",
    "process": "whether it is an app or an extension",
    "deviceNotifications": "whether the app enables device orientation notifications",
    "requiresFullScreen": "whether the Info.plist has UIRequiresFullScreen",
    "phase": "the app was launched, became active, went to the background and so on",
    "fullScreenIgnoredFrom":
      "from which version of iOS on UIRequiresFullScreen is ignored, as the Info.plist says",
    "sceneMissing": "that the app gave the recorder no scene to observe",
    "sceneResizing": "that the user begins or ends to resize a scene",
    "screenChanged": "that a scene moves to another screen; not to which one",
    "runBegan": "that the app is started again",
  ]

  private static let app = [
    "plistOrientation": "an entry of the Info.plist's orientations",
    "appMask": "the app delegate's mask",
    "appMaskForVisible": "the app delegate's mask while a controller is the topmost one",
    "appMaskForWindow": "the app delegate's mask for a window",
    "sceneMask": "the scene delegate's mask",
  ]

  private static let controller = [
    "controller": "a controller exists", "controllerEnded": "a controller was deallocated",
    "supported": "its supported orientations", "shouldAutorotate": "whether it autorotates",
    "preferred": "its preferred orientation",
    "shouldAutorotateTo": "to which orientations it rotates (iOS 5)",
    "customMask": "a mask that it declares in another way",
    "forwarding": "the controller whose mask it returns",
    "delegateMask": "the mask of a container's delegate",
    "presentationStyle": "how it is presented", "prefersLock": "whether it prefers to be locked",
    "lockChild": "which child decides the lock",
    "willShowPolicy": "what its navigation delegate does", "childAdded": "it has a new child",
    "childRemoved": "a child was removed", "childSelected": "a child was selected",
  ]

  private static let navigation = [
    "willShow": "a page is about to be shown", "didShow": "a page was shown",
    "interactivePopMoved": "how far a swipe back has moved, in thousandths, where it was held",
    "interactivePopEnded": "a swipe back ended", "presentBegan": "a page is about to be presented",
    "presentEnded": "a page was presented", "dismissBegan": "a page is about to be dismissed",
    "dismissEnded": "a page was dismissed, or the dismissal was canceled",
  ]

  private static let window = [
    "windowAdded": "a window appears", "windowRemoved": "a window was removed",
    "windowKey": "a window becomes the key window", "windowHidden": "a window is hidden or shown",
    "rootChanged": "a window gets another root", "viewAdded": "a controller's view is in a window",
    "systemAlertShown": "the system shows an alert; not which one",
    "sceneConnected": "a scene connects or disconnects",
  ]

  private static let device = [
    "deviceTurned": "the device was rotated",
    "deviceOrientation": "the app was notified of the device orientation",
    "rotationLock": "the rotation lock is switched",
    "deviceOrientationRead": "the app read how the device is held",
    "deviceOrientationAmong": "how the device is held, as one of several orientations",
    "displayUsed": "which display of a foldable iPhone shows the app",
    "attemptRotation": "the app asked UIKit to evaluate the orientation again",
    "needsUpdate": "a controller did so",
    "geometryRequest": "the app requested orientations",
    "setDeviceOrientation": "the app set the device's orientation",
    "setStatusBarOrientation": "the app set the status bar's orientation",
    "needsLockUpdate": "a controller's lock changed",
  ]

  private static let outcome = [
    "geometryRefused": "a request was refused, with its error code",
    "supportedTold": "the orientations that UIKit listed as supported when it refused",
    "sceneMaskTold": "the orientations that UIKit logged as supported in a scene, before and after",
    "exceptionRaised": "UIKit threw an exception; not its text",
    "messageLogged": "UIKit logged a known warning; not its text",
    "maskAnswered": "the mask that a controller returned",
    "shouldAutorotateAnswered": "what a controller returned from shouldAutorotate",
    "preferredAnswered": "the preferred orientation that a controller returned",
    "appMaskAnswered": "the mask that the app delegate returned",
    "sceneMaskAnswered": "the mask that the scene delegate returned",
    "shouldAutorotateToAnswered": "what a controller returned for an orientation (iOS 5)",
    "lockAnswered": "whether a controller prefers a locked orientation",
  ]

  private static let observation = [
    "interfaceOrientation": "the observed orientation of a window",
    "sceneOrientation": "the observed orientation of a scene",
    "statusBarOrientation": "the observed orientation of the status bar",
    "interfaceLocked": "whether a scene was observed locked",
    "windowBounds": "whether a window was taller than wide; not its size",
    "willTransition": "a controller was notified of a rotation",
    "viewTransform": "by how many degrees a page's view is rotated",
    "appeared": "a page is on screen",
  ]

  private static let remark = [
    "note": "a note by the app", "marker": "a point that several logs share",
    "declaredAt": "where in the app's source masks are declared",
  ]
}
