#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelRecorder
import UIKit

/// The delegates that stand in for the app's, one for each and kind.
///
/// UIKit keeps none of them alive.
struct ProxyList {
  private struct Entry {
    weak var proxy: DelegateProxy?
    // What nobody else keeps.
    let kept: DelegateProxy?
    let hadTarget: Bool
  }

  private var entries: [Entry] = []

  /// The proxy of a delegate, made when there is none yet.
  @MainActor
  mutating func proxy<Proxy: DelegateProxy>(
    of target: (any NSObjectProtocol)?, _ make: () -> Proxy
  ) -> Proxy {
    entries.removeAll { $0.hadTarget && $0.proxy?.target == nil }
    // A proxy in front of another of the same kind would tell everything twice.
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
