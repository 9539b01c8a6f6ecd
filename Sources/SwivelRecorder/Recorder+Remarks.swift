import SwivelModel

extension Recorder {
  /// Records a free text.
  public func note(_ text: String) {
    record(.remark(.note(text: text)))
  }

  /// Records a named marker; logs of one run can be merged by common markers.
  public func mark(_ name: String) {
    record(.remark(.marker(name: name)))
  }
}
