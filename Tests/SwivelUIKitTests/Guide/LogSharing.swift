import Foundation
import SwivelRecorder
import UIKit

extension UIViewController {
  /// Shares the log of everything up to now; for a testers' menu.
  func shareLog() async throws {
    guard let path = try await recorder?.export() else { return }
    let sheet = UIActivityViewController(
      activityItems: [URL(fileURLWithPath: path)], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    sheet.completionWithItemsHandler = { _, _, _, _ in
      try? FileManager.default.removeItem(atPath: path)
    }
    present(sheet, animated: true)
  }
}
