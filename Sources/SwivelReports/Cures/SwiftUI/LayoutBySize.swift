import SwiftUI

struct DashboardPage: View {
  var body: some View {
    // Use the size of the window, not the orientation of the device.
    GeometryReader { window in
      let isWide = window.size.width > window.size.height
      let columns = Array(repeating: GridItem(), count: isWide ? 4 : 2)
      ScrollView {
        LazyVGrid(columns: columns) {
          ForEach(0..<40, id: \.self) { Text("\($0)") }
        }
      }
    }
  }
}
