import SwivelModel
import SwivelRecorder

/// The recorder of the guide to privacy.
func redactingRecorder(in folder: String) throws -> Recorder {
  var options = Recorder.Options()
  options.redaction = .names(
    except: ["HomePage", "SearchPage"], salt: "a long text of this app's own")
  let recorder = try Recorder(directory: folder, options: options)
  return recorder
}
