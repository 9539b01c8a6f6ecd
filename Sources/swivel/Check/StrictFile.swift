import SwivelLog
import SwivelScenario
import SwivelTrace

/// A small file of JSON in which nothing may be wrong.
enum StrictFile {
  /// Reads a file as a whole.
  ///
  /// - Throws: ``Failure`` that names the file and the place in it.
  static func read<Value>(
    _ path: String, _ make: ([UInt8]) throws(ScenarioError) -> Value
  ) throws(Failure) -> Value {
    let bytes: [UInt8]
    do throws(LogError) {
      bytes = try WholeFile.read(path: path)
    } catch {
      throw Failure(path, error)
    }
    do throws(ScenarioError) {
      return try make(bytes)
    } catch {
      throw Failure(path, error.description)
    }
  }
}
