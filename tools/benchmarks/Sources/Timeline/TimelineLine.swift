/// A line of a timeline, taken apart into what a program would put into it.
enum TimelineLine {
  case ruling(Time, window: Substring, outcome: Substring, cause: Substring, event: Int)
  case sighting(Time, window: Substring, seen: Substring)

  /// A moment as a timeline shows it.
  struct Time {
    let blanks: Substring
    let seconds: Int
    let thousandths: Substring
  }

  init?(_ line: Substring) {
    let digits = line.drop { $0 == " " }
    guard let point = digits.firstIndex(of: "."), let unit = digits.firstIndex(of: "s"),
      let seconds = Int(digits[..<point])
    else { return nil }
    let time = Time(
      blanks: line[..<digits.startIndex], seconds: seconds,
      thousandths: digits[digits.index(after: point)..<unit])
    let words = digits[unit...].dropFirst(3)
    guard let gap = words.firstIndex(of: " ").map({ words.index(after: $0) }),
      let end = words[gap...].firstIndex(of: " ")
    else { return nil }
    let (window, rest) = (words[..<end], words[end...].dropFirst())
    if rest.hasPrefix("was observed in ") {
      self = .sighting(time, window: window, seen: rest.dropFirst("was observed in ".count))
      return
    }
    guard let border = rest.firstIndex(of: ";"), let number = rest.lastIndex(of: " "),
      let bracket = rest.lastIndex(of: "("),
      let event = Int(rest[rest.index(after: number)...].dropLast())
    else { return nil }
    self = .ruling(
      time, window: window, outcome: rest[..<border],
      cause: rest[border..<bracket].dropFirst(2).dropLast(), event: event)
  }

  /// The line, put together again.
  var text: String {
    switch self {
    case .ruling(let time, let window, let outcome, let cause, let event):
      "\(time.blanks)\(time.seconds).\(time.thousandths)s  \(window) \(outcome); \(cause) (event \(event))"
    case .sighting(let time, let window, let seen):
      "\(time.blanks)\(time.seconds).\(time.thousandths)s  \(window) was observed in \(seen)"
    }
  }
}

extension TimelineLine {
  /// Prints the line as a program would that takes no special care.
  func print() {
    switch self {
    case .ruling(let time, let window, let outcome, let cause, let event):
      Swift.print(
        "\(time.blanks)\(time.seconds).\(time.thousandths)s  \(window) \(outcome); \(cause) (event \(event))"
      )
    case .sighting(let time, let window, let seen):
      Swift.print(
        "\(time.blanks)\(time.seconds).\(time.thousandths)s  \(window) was observed in \(seen)")
    }
  }
}
