import SwivelModel
import SwivelReplay

extension Detector {
  static let clientBugLogged = Detector(
    id: "client-bug-logged", severity: .note,
    problem:
      "UIKit logged an error because the app set UIDevice's orientation, which UIKit does not support",
    explanation: """
      Since iOS 16, UIKit logs BUG IN CLIENT OF UIKIT when an app sets UIDevice's orientation by \
      key-value coding. Setting it has no effect in an app linked against the iOS 16 SDK or later, \
      and may rotate the interface of an app linked against an earlier one. The finding is about \
      the logged message only, not about whether the interface should have rotated.
      """,
    help: [
      .from(16): """
      do not set UIDevice's orientation; change the mask, call \
      setNeedsUpdateOfSupportedInterfaceOrientations, and request the orientation with \
      requestGeometryUpdate
      """
    ],
    rules: [.setDeviceOrientationLogged],
    reports: [
      "https://github.com/appinioGmbH/flutter_packages/issues/62",
      "https://github.com/flutter/flutter/issues/111587",
    ],
    consequenceOf: [forceIneffective.id],
    loudExample: "findings/client-bug-logged", quietExample: "forcing-is-logged-for-older-apps",
    interest: .kinds(.messageLogged, .setDeviceOrientation),
    look: { past, run in
      if case .request = run.kind { past.asked.deviceSetting = run.event.sequence }
      guard run.kind == .outcome(.messageLogged(message: .kvcUnsupported)) else { return nil }
      defer { past.asked.deviceSetting = nil }
      var report = run.situation.reportOnMain(rule: .setDeviceOrientationLogged)
      report.evidence = [past.asked.deviceSetting]
      return report
    })
}
