// Made by EventTextGuideTests: SWIVEL_RECORD=1 swift test.
extension KindPage {
  static let lines = #"""
    systemVersion	The version of iOS that the app runs on. Send it first: without it, no rule applies.
    linkedSDK	The SDK that the app was linked against; if not recorded, the version of iOS is assumed. Send it at the start if the app was built with an earlier Xcode.
    device	The hardware, with its identifier if known. Send it at the start; without it, a phone without a home button is assumed.
    windowing	How the system shows the scene. Send it at the start, and whenever it changes; without it, full screen is assumed.
    appLifecycle	Whether the app delegate or scene delegates own the windows. Send it once, at the start; since iOS 27, it decides whether the app launches.
    process	Whether the interface belongs to an app or to an app extension. Send it once, at the start, in an extension.
    deviceNotifications	Whether `beginGeneratingDeviceOrientationNotifications` is in effect. Send it when the app begins or ends it; UIDevice reports `unknown` otherwise.
    requiresFullScreen	Whether the Info.plist has UIRequiresFullScreen. Send it once, at the start, for an app that runs on iPads, or on iOS 27 or later.
    phase	The app reached a stage of its lifecycle. Send it in the methods of the app or scene delegate.
    fullScreenIgnoredFrom	The Info.plist's UIRequiresFullScreenIgnoredStartingWithVersion: the version of iOS from which the system ignores UIRequiresFullScreen; systems since 26.2 read it. Send it once, at the start, for an app that has the key.
    sceneMissing	The recorder was to observe a scene, and was given none. `SwivelUIKit` sends it once, if `observe(_:)` gets `nil` before it gets the first scene.
    sceneResizing	The user begins or ends to resize a scene; if no scene is given, every scene. Send it when `isInteractivelyResizing` of the scene's geometry changes (iOS 26+). Since iOS 27, the masks of some scenes count until the user resizes them.
    screenChanged	A scene moved to another `UIScreen`: into iPhone Mirroring, to an external display, or by discrete resizing (iOS 27+). Send it when the screen of the scene changes.
    runBegan	Another process of the app runs from here on, in which nothing holds that was recorded before, apart from the version of iOS and the device. Importers of consoles write it where one console has several runs.
    plistOrientation	The next entry of UISupportedInterfaceOrientations. Send one event for each entry at the start, in the order of the Info.plist.
    appMask	The app delegate's mask from now on; `nil` if it does not implement the method. Send it at the start, and whenever the mask changes. For a mask that depends on the page or the window, send `appMaskForVisible` or `appMaskForWindow`.
    appMaskForVisible	The app delegate's mask while the given controller is topmost; if no controller is given, its mask while any other is topmost. Send it once for each controller that the delegate treats differently.
    appMaskForWindow	The app delegate's mask for the given window; if no window is given, for all others. Send it once for each window that the delegate treats differently.
    sceneMask	The scene delegate's mask from now on (iOS 27+); `nil` if it does not implement the method. Send it at the start, and whenever the mask changes.
    controller	A controller is assigned this handle. Send it once, before all other events of the controller. It does not put the controller on screen: send `rootChanged`, `childAdded`, `willShow` or `presentBegan` for that.
    controllerEnded	The controller was deallocated. Send it if its handle is reused afterwards.
    supported	The controller's `supportedInterfaceOrientations`; `nil` if not overridden. A declaration: what the method would return, whether or not UIKit calls it. To record what it returned to UIKit, use `maskAnswered`.
    shouldAutorotate	The controller's `shouldAutorotate`; `nil` if not overridden. Send it when the value is known, and whenever it changes.
    preferred	The controller's `preferredInterfaceOrientationForPresentation`; `nil` if not overridden. Send it before the controller is presented. UIKit reads it only for presentations and dismissals, and it does not limit the mask.
    shouldAutorotateTo	The orientations that the controller's `shouldAutorotateToInterfaceOrientation:` accepts; `nil` if not overridden. Send it for apps that run on iOS 5, or that override none of the newer methods.
    customMask	The controller's mask from a property or protocol that the app defines. UIKit never reads it; only containers that forward to it with `leafCustom` do. UIKit reads `supported`.
    forwarding	The controller whose mask this controller returns, and whether it does so in an override or through its delegate. Send it once for each container that forwards; a container without this event returns its own mask. `leaf` means the innermost page's `supported`, `leafCustom` its `customMask`.
    delegateMask	The fixed mask that the container's delegate returns; `nil` if not implemented. Send it when the delegate is set. For a delegate that returns a page's mask, send `forwarding` with the hook `delegate`.
    presentationStyle	The controller's `modalPresentationStyle`, and whether a custom presentation removes the presenter's view. Send it before the controller is presented.
    prefersLock	The controller's `prefersInterfaceOrientationLocked` (iOS 26+). Send it whenever the value changes. For whether the scene was locked as a result, send `interfaceLocked`; for the user's lock, `rotationLock`.
    lockChild	The controller's `childForInterfaceOrientationLock` (iOS 26+). Send it when a container returns a child there.
    willShowPolicy	What the navigation controller's delegate does in `willShow`. Send it once for a delegate that forces an orientation there. The requests themselves are events of their own, such as `setDeviceOrientation`.
    childAdded	A controller becomes the last child of another. Send it after `addChild(_:)`, and for each child of a container at the start. A push needs only `willShow`.
    childRemoved	A controller leaves its parent. Send it after `removeFromParent()`. A pop needs only `willShow`.
    childSelected	A container shows one of its children. Send it when a tab is selected, and at the start for a container with several children.
    willShow	A page is about to be shown: pushed if it is not in the stack; otherwise, the stack is popped to it. This event alone updates the stack; a push or a pop needs no `childAdded` or `childRemoved`.
    didShow	A page was shown: the push or pop that began with `willShow` has ended. Send it in the navigation controller's delegate. Without a `willShow`, it is the push or pop itself. Findings about a pop are based on the state after this event.
    interactivePopMoved	The progress of a swipe back, in thousandths; `custom` if it is not UIKit's gesture. Send it while the finger moves, if the progress is known; the swipe begins with a `willShow` that is `interactive`.
    interactivePopEnded	A swipe back ended; no `didShow` follows if it was canceled. Send it when the finger is lifted.
    presentBegan	A presentation begins. Send it when the app calls `present(_:animated:)`, after `presentationStyle`. `on` is the controller that presents, `controller` the page.
    presentEnded	The presented page has appeared. Send it in the completion handler of `present(_:animated:)`, or in `viewDidAppear`.
    dismissBegan	A dismissal begins. Send it when the app calls `dismiss(animated:)`, or when the user begins to pull a sheet down (`interactive`). `controller` is the page that leaves.
    dismissEnded	The presented page disappeared, or an interactive dismissal was canceled. Send it in the completion handler of `dismiss(animated:)`, or in `viewDidDisappear`.
    windowAdded	A window appears. Send it before all other events of the window. The first one is the main window; for what it shows, send `rootChanged`.
    windowRemoved	The window was removed. Send it if a window other than the main one goes away, or if its handle is reused.
    windowKey	The window becomes the key window. Send it in `UIWindow.didBecomeKeyNotification`. The key window is not necessarily the main window.
    windowHidden	The window is hidden or shown. Send it when `isHidden` changes.
    rootChanged	The window's root view controller is set, replaced or removed. Send it after `windowAdded`, and whenever `rootViewController` changes.
    viewAdded	A controller's view is added directly to the window, without being its root. Send it after `addSubview(_:)`. For a root, send `rootChanged`; for a child controller, `childAdded`.
    systemAlertShown	The system shows an alert in its own window. Send it if the app knows, for example when it asks for a permission. For the app's own alerts, send `presentBegan`.
    sceneConnected	A scene connects or disconnects. Send it in the scene delegate's methods.
    deviceTurned	The hardware was rotated, whether or not the app was notified. An app cannot observe this: only a test, or a person who rotates the device, can record it. The notification that an app receives is `deviceOrientation`.
    deviceOrientation	`UIDevice.orientationDidChangeNotification` arrived with this value. Send it for each notification; UIKit then evaluates the orientation. For a value that was only read, send `deviceOrientationRead`. When the device is in `landscapeLeft`, the interface is in `landscapeRight`.
    rotationLock	The user toggled the rotation lock. An app cannot observe this: only a test, or a person who uses the device, can record it.
    deviceOrientationRead	The app reads `UIDevice.current.orientation`; `nil` if the value was not recorded. Send it where the app uses the value. UIKit does nothing; for a notification, send `deviceOrientation`.
    deviceOrientationAmong	`UIDevice.orientationDidChangeNotification` arrived, but only the set of possible interface orientations is known. Importers write it; an app sends `deviceOrientation`.
    displayUsed	A foldable iPhone shows the app on this display: the outer one while it is folded, the inner one while it is unfolded (iOS 27.1+). Send it at the start, and whenever the user folds or unfolds the device.
    attemptRotation	The app calls `attemptRotationToDeviceOrientation()` (iOS 5–15). Send it before the call. For the result, send `interfaceOrientation`.
    needsUpdate	The app calls `setNeedsUpdateOfSupportedInterfaceOrientations()` (iOS 16+). Send it before the call, after the mask that changed. It makes UIKit read the masks again; to request an orientation, the app needs `geometryRequest`.
    geometryRequest	The app calls `requestGeometryUpdate(.iOS(interfaceOrientations:))` (iOS 16+). Send it before the call. If UIKit refuses, `geometryRefused` follows.
    setDeviceOrientation	The app calls `UIDevice.setValue(_, forKey: "orientation")`. Send it before the call, with the side of the device: `landscapeLeft` asks for the interface in `landscapeRight`, and the other way around. For a notification that the device was rotated, send `deviceOrientation`.
    setStatusBarOrientation	The app calls `UIApplication.setStatusBarOrientation` (iOS 12 and earlier). Send it before the call. For the orientation that was read, send `statusBarOrientation`.
    needsLockUpdate	The app calls `setNeedsUpdateOfPrefersInterfaceOrientationLocked()` (iOS 26+). Send it before the call, after `prefersLock`.
    geometryRefused	The error handler of a geometry request received this error code of `UISceneErrorDomain`. Send it in the handler. For the request itself, send `geometryRequest`.
    exceptionRaised	UIKit threw an exception about an interface orientation. Importers of crash reports write it; it is the last event of an app that was terminated.
    messageLogged	UIKit logged a message about orientations. Importers of console output write it. For a request that was refused with an error code, send `geometryRefused`.
    supportedTold	UIKit listed the supported orientations when it refused a request or a preferred orientation. Importers of console output write it.
    sceneMaskTold	UIKit logged which orientations the scene supported before and supports from now on; a set is empty before the scene has any. Importers of console output write it.
    maskAnswered	A controller returned its mask. Send it in the getter, each time that UIKit calls it. For what the getter would return if UIKit called it, send `supported`.
    shouldAutorotateAnswered	A controller returned whether it rotates. Send it in `shouldAutorotate`, each time that UIKit calls it. If UIKit does not call it, send `shouldAutorotate`.
    preferredAnswered	A controller returned its preferred orientation. Send it in the getter, each time that UIKit calls it. If UIKit does not call it, send `preferred`.
    appMaskAnswered	The app delegate returned its mask for a window. Send it in the delegate's method, each time that UIKit calls it. If UIKit does not call it, send `appMask`.
    sceneMaskAnswered	A scene delegate returned its mask. Send it in the delegate's method, each time that UIKit calls it. If UIKit does not call it, send `sceneMask`.
    shouldAutorotateToAnswered	A controller returned whether it rotates to one orientation (iOS 5 and earlier). Send it each time that UIKit calls the method. If UIKit does not call it, send `shouldAutorotateTo`.
    lockAnswered	A controller returned whether it prefers a locked orientation (iOS 26+). Send it in `prefersInterfaceOrientationLocked`, each time that UIKit calls it. If UIKit does not call it, send `prefersLock`.
    interfaceOrientation	A window's interface was observed in this orientation: the result that findings are based on. Send it whenever the orientation is read: at the start, after each rotation, and after each transition. For a scene, send `sceneOrientation`. `statusBarOrientation` and `windowBounds` describe the status bar and the size of the window; no finding about a page is based on them alone.
    sceneOrientation	A scene's `interfaceOrientation` was read; it also counts for the first window of the scene. Send it if the scene is known and the window is not; otherwise, send `interfaceOrientation`.
    statusBarOrientation	The status bar was observed in this orientation, which may differ from the interface's. Send it if the app reads `UIApplication.statusBarOrientation`; an app built with the SDK of iOS 27 reads `unknown`. It does not replace `interfaceOrientation`.
    interfaceLocked	A scene's `isInterfaceOrientationLocked` was read (iOS 26+). Send it when the scene's geometry changes. For what a page prefers, send `prefersLock`.
    windowBounds	A window's bounds were observed in this shape. Send it if an app lays out by the size of the window. It does not replace `interfaceOrientation`: in a resizable scene, the two may differ.
    willTransition	A controller was notified that it is about to rotate or change its size. Send it in `viewWillTransition(to:with:)`. For the result, send `interfaceOrientation`.
    viewTransform	A page's view has a rotation transform, in degrees. Send it when the app sets the transform. It rotates the content and not the interface.
    appeared	This page, or another page of its type, appeared on screen. Importers write it, when a report contains only the type; an app sends `didShow` or `presentEnded`.
    note	Free-form text. Send it anywhere; no rule reads it. For a point in time that two logs share, send `marker`.
    marker	A point in time that several logs of one run share. Send it in the app and in the UI test at the same moment; `swivel merge` aligns the logs by it.
    declaredAt	Where in the app's source a controller, or the app, declares its masks. Send it after `controller`; findings are then reported at this file and line.
    """#
}
