/// How the bytes of a block are best compressed.
struct PayloadExtent {
  /// Up to here the bytes repeat themselves.
  let mixed: Int
  /// Up to here some bytes are more frequent than others.
  let dense: Int
  /// Up to here the bytes are noise.
  let count: Int

  /// Whether there is anything but noise.
  var isCompressible: Bool { dense > 0 }
}

extension PayloadExtent {
  /// Bytes that may all repeat themselves.
  init(mixed count: Int) {
    self.init(mixed: count, dense: count, count: count)
  }

  /// Bytes that are not compressed.
  init(plain count: Int) {
    self.init(mixed: 0, dense: 0, count: count)
  }
}
