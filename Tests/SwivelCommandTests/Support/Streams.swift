/// Text forms of events, made as they are needed.
enum Streams {
  /// A device that rotates to and fro, once a millisecond.
  static func turns(_ count: Int, from first: Int = 0, at start: Int = 0) -> String {
    var text = ""
    for index in 0..<count {
      let side = index.isMultiple(of: 2) ? "landscapeLeft" : "portrait"
      let place = "\"seq\":\(first + index),\"t\":\(start + index * 1_000)"
      text += "{\(place),\"kind\":\"deviceOrientation\",\"orientation\":\"\(side)\"}\n"
    }
    return text
  }

  /// Markers as an app prints them, without numbers and times.
  static func markers(_ names: String...) -> String {
    names.map { "{\"kind\":\"marker\",\"name\":\"\($0)\"}\n" }.joined()
  }
}
