import CSwivel

/// The operating system's process information.
enum SystemProcesses {
  /// The start time of a process, or 0 if unknown, and whether it is a zombie.
  struct Process {
    var start: UInt64 = 0
    var isDead = false
  }

  /// The two words of a boot id, given as hexadecimal digits with hyphens.
  private static func words(ofBoot text: some StringProtocol) -> [UInt64] {
    let digits = text.filter(\.isHexDigit)
    guard digits.count == 32 else { return [0, 0] }
    return [digits.prefix(16), digits.suffix(16)].map {
      (UInt64(String($0), radix: 16) ?? 0).byteSwapped
    }
  }
}

#if canImport(Darwin)
import Darwin

extension SystemProcesses {
  static func boot() -> [UInt64] {
    var text = [UInt8](repeating: 0, count: 64)
    var length = text.count
    guard sysctlbyname("kern.bootsessionuuid", &text, &length, nil, 0) == 0 else {
      return [0, 0]
    }
    return words(ofBoot: String(decoding: text.prefix { $0 != 0 }, as: UTF8.self))
  }

  static func look(_ number: UInt64) -> Process {
    var info = kinfo_proc()
    var length = MemoryLayout<kinfo_proc>.size
    var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, Int32(number)]
    guard sysctl(&name, 4, &info, &length, nil, 0) == 0, length > 0 else { return Process() }
    let start = info.kp_proc.p_un.__p_starttime
    return Process(
      start: UInt64(start.tv_sec) * 1_000_000 + UInt64(start.tv_usec),
      isDead: Int32(info.kp_proc.p_stat) == SZOMB)
  }

  static func space() -> UInt64 { 0 }
}
#else
extension SystemProcesses {
  static func boot() -> [UInt64] { words(ofBoot: text(of: "/proc/sys/kernel/random/boot_id")) }

  static func look(_ number: UInt64) -> Process {
    // The second field is a name in parentheses, which may contain anything. After it come the
    // state (Z for a zombie, X for dead) and, as the 22nd field, the start time.
    let text = text(of: "/proc/\(number)/stat")
    guard let end = text.lastIndex(of: ")") else { return Process() }
    let fields = text[end...].split(separator: " ")
    return Process(
      start: fields.count > 20 ? UInt64(fields[20]) ?? 0 : 0,
      isDead: fields.count > 1 && ["Z", "X"].contains(fields[1]))
  }

  static func space() -> UInt64 { swivel_inode("/proc/self/ns/pid") }

  private static func text(of path: String) -> String {
    let descriptor = swivel_open(path, O_RDONLY)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1_024)
    let count = swivel_read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
#endif
