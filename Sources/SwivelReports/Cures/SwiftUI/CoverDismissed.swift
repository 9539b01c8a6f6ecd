import SwiftUI

// AppDelegate is in the next example.
struct TrailerPage: View {
  @State private var isPlaying = false

  var body: some View {
    Button("Play") {
      AppDelegate.rotate(to: .allButUpsideDown)
      isPlaying = true
    }
    .fullScreenCover(isPresented: $isPlaying) {
      AppDelegate.rotate(to: .portrait)
    } content: {
      Text("Trailer")
    }
  }
}
