import SwiftUI

// An App has scenes; a hosting controller in an app delegate's window has none.
@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Text("Library") }
  }
}
