import CSwivel
import SwivelLog

/// The recordings of one name in a directory: `NAME`, and beside it `NAME-2` and so on.
///
/// After a restart of the device it may be unknown whether the recorder of `NAME` still runs: the
/// system may not say which boot this is, and another process may have its number. Its files then
/// stay as they are, and the next recording begins beside them. So no two recorders share a file,
/// and an app whose earlier recorder cannot be recognized still records.
struct RecordingFamily {
  let directory: String
  let name: String

  /// The common prefix of a recording's paths, by its number from 1 on.
  func base(_ number: Int) -> String { "\(directory)/\(name(number))" }

  private func name(_ number: Int) -> String { number == 1 ? name : "\(name)-\(number)" }

  /// Claims the first recording whose recorder is not perhaps still running.
  ///
  /// - Returns: What was claimed, and its number.
  /// - Throws: ``LogError/beingRecorded(path:process:)`` if its recorder certainly is.
  func claimFirst(
    _ claim: (String) throws(LogError) -> (Journal, SealedLog)
  ) throws(LogError) -> (Journal, SealedLog, Int) {
    var number = 1
    while true {
      do throws(LogError) {
        let (journal, log) = try claim(name(number))
        return (journal, log, number)
      } catch .perhapsBeingRecorded {
        repeat { number += 1 } while isOneFile(number)
      }
    }
  }

  /// Adopts what dead recorders left of the other recordings.
  ///
  /// What cannot be adopted stays as it is, for a later start. Nothing is dropped for a limit,
  /// which may be another one for a recording that only has such a name.
  func adopt(except own: Int, _ settings: SealedLog.Settings) {
    let names = (try? DirectoryList.names(in: directory)) ?? []
    for number in names.compactMap(number(ofHotFile:)).sorted()
    where number != own && !isOneFile(number) {
      do throws(LogError) {
        guard let orphan = try Orphan.claim(LogPlace.hotPath(ofSegmentsOf: base(number))) else {
          continue
        }
        var adoption = Adoption(orphan: orphan, settings: settings)
        _ = try adoption.run(
          SegmentFolder(directory, name: name(number), byteLimit: .max))
      } catch {
        continue
      }
    }
  }

  /// Whether a log of one file has the name, and so its hot file: that is another recorder's.
  private func isOneFile(_ number: Int) -> Bool {
    swivel_exists(LogPlace.path(base(number), segment: 0)) != 0
  }

  /// The number of the recording that a file is the hot file of, if it is one of these.
  private func number(ofHotFile file: String) -> Int? {
    let suffix = LogPlace.hotPath(ofSegmentsOf: "")
    guard file.hasPrefix(name), file.hasSuffix(suffix) else { return nil }
    let rest = file.dropFirst(name.count).dropLast(suffix.count)
    guard !rest.isEmpty else { return 1 }
    guard let number = Int(rest.dropFirst()), number > 1, rest == "-\(number)" else { return nil }
    return number
  }
}
