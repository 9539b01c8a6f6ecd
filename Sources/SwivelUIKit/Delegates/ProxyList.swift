#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelRecorder
import UIKit

/// The proxies of the app's delegates, one per delegate and kind.
///
/// UIKit does not retain them.
struct ProxyList {
  private struct Entry {
    weak var proxy: DelegateProxy?
    // A proxy that nothing else retains.
    let kept: DelegateProxy?
    let hadTarget: Bool
  }

  private var entries: [Entry] = []

  /// The proxy of a delegate, created if necessary.
  @MainActor
  mutating func proxy<Proxy: DelegateProxy>(
    of target: (any NSObjectProtocol)?, _ make: () -> Proxy
  ) -> Proxy {
    entries.removeAll { $0.hadTarget && $0.proxy?.target == nil }
    // Wrapping another proxy of the same kind would record everything twice.
    if let proxy = target as? Proxy { return proxy }
    for entry in entries where entry.hadTarget == (target != nil) {
      if let proxy = entry.proxy as? Proxy, proxy.target === target { return proxy }
    }
    let proxy = make()
    let kept = proxy.isKeptByTarget ? nil : proxy
    entries.append(Entry(proxy: proxy, kept: kept, hadTarget: target != nil))
    return proxy
  }
}
#endif
