extension Inflater {
  /// How far the codes of a block were read.
  private enum Progress {
    case end
    case damage
    /// There may be more.
    case open
  }

  /// Reads the codes of a block up to its end.
  func inflateCodes(_ bits: inout BitReader, into output: inout Output) -> Bool {
    switch inflateQuickly(&bits, into: &output) {
    case .end: true
    case .damage: false
    case .open: inflateCarefully(&bits, into: &output)
    }
  }

  /// Reads codes as long as neither the bits nor the room for bytes can come to an end, so that
  /// neither needs to be looked after.
  private func inflateQuickly(_ bits: inout BitReader, into output: inout Output) -> Progress {
    // In registers, for what is passed on by address lies in memory.
    var (source, target) = (bits, output)
    defer { (bits, output) = (source, target) }
    while source.hasWords, target.hasRoom {
      source.refillFromWord()
      var entry = literals[source.bits]
      // Four times ten bits at most.
      if entry.isLiteral {
        target.append(entry)
        source.drop(entry.bitCount)
        entry = literals[source.bits]
        if entry.isLiteral {
          target.append(entry)
          source.drop(entry.bitCount)
          entry = literals[source.bits]
          if entry.isLiteral {
            target.append(entry)
            source.drop(entry.bitCount)
            entry = literals[source.bits]
            if entry.isLiteral {
              target.append(entry)
              source.drop(entry.bitCount)
              continue
            }
          }
        }
      }
      // A length and a distance take 48 bits at most.
      source.refillFromWord()
      if entry.isSpecial {
        if entry.isMissing { entry = literals.search(source.bits) }
        if entry.isLiteral {
          target.append(entry)
          source.drop(entry.bitCount)
          continue
        }
        guard !entry.isSpecial else {
          source.drop(entry.bitCount)
          return entry.isEnd ? .end : .damage
        }
      }
      let length = source.take(entry)
      let place = distances.entry(source.bits)
      guard !place.isSpecial else { return .damage }
      guard target.repeatBytes(length, from: source.take(place)) else { return .damage }
    }
    return .open
  }

  private func inflateCarefully(_ bits: inout BitReader, into output: inout Output) -> Bool {
    while true {
      bits.refill()
      let entry = literals.entry(bits.bits)
      if entry.isLiteral {
        bits.drop(entry.bitCount)
        guard !bits.isOverdrawn, output.appendChecked(entry) else { return false }
        continue
      }
      guard !entry.isSpecial else {
        bits.drop(entry.bitCount)
        return entry.isEnd && !bits.isOverdrawn
      }
      let length = bits.take(entry)
      let place = distances.entry(bits.bits)
      guard !place.isSpecial else { return false }
      let distance = bits.take(place)
      guard !bits.isOverdrawn, output.repeatChecked(length, from: distance) else { return false }
    }
  }
}
