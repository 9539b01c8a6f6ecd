import Foundation
import SwivelRecorder
import UIKit

extension UIViewController {
  /// Offers the log of what has happened so far; for a menu that testers have.
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
