import SwivelModel

/// Code for each kind of container.
extension CodeBlock {
  private typealias Code = PackageResources

  static let containersFrom16 = [
    container(.tab, Code.TabControllerMaskFrom16_swift, asked: "MainTabController"),
    container(.navigation, Code.StackMaskFrom16_swift, asked: "PageStack"),
    container(.split, Code.SplitControllerMaskFrom16_swift, asked: "MainSplitController"),
    container(.page, Code.PageControllerMaskFrom16_swift, asked: "BookController"),
    container(.container, Code.ContainerMaskFrom16_swift, asked: "ContainerController"),
  ]
  static let containersOfLock = [
    container(.tab, Code.TabControllerLock_swift, asked: "GameTabController"),
    container(.navigation, Code.StackLock_swift, asked: "GameStack"),
    container(.split, Code.SplitControllerLock_swift, asked: "GameSplitController"),
    container(.page, Code.PageControllerLock_swift, asked: "GameBookController"),
    container(.container, Code.ContainerLock_swift, asked: "GameContainer"),
  ]
  static let containersBefore16 = [
    container(.tab, Code.TabControllerMaskBefore16_swift, asked: "MainTabController"),
    container(.navigation, Code.StackMaskBefore16_swift, asked: "PageStack"),
    container(.split, Code.SplitControllerMaskBefore16_swift, asked: "MainSplitController"),
    container(.page, Code.PageControllerMaskBefore16_swift, asked: "BookController"),
    container(.container, Code.ContainerMaskBefore16_swift, asked: "ContainerController"),
  ]
}
