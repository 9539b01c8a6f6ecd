import SwivelRecorder
import SwivelUnifiedLog

func mirroringRecorder(at path: String) throws -> Recorder {
  var options = Recorder.Options()
  options.mirrorToUnifiedLog()
  return try Recorder(path: path, options: options)
}
