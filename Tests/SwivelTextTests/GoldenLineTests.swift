import SwivelModel
import SwivelText
import Testing

struct GoldenLineTests {
  @Test func `one line of every kind is written as it always was`() {
    var vocabulary = Vocabulary()
    _ = vocabulary.names.intern("Page")

    let written = EventSchema.known.enumerated().map { index, schema in
      var record = Record(code: schema.code)
      for field in schema.fields { record.append(Self.number(of: field.type)) }
      return TraceItem.event(
        Event(
          sequence: UInt64(index), instant: Instant(rawValue: UInt64(index) * 1_000), record: record
        ))
    }

    #expect(lines(written, vocabulary) == Self.golden.split(separator: "\n").map(String.init))
  }

  @Test func `the first line and a loss are written as they always were`() throws {
    var header = TraceHeader()
    for (key, value) in [(TraceHeader.Key.id, "0f"), (.app, "com.example")] {
      let isSet = header.set(key, to: value)
      try #require(isSet)
    }
    var bytes: [UInt8] = []
    EventTextWriter().write(header, into: &bytes)

    #expect(
      text(bytes)
        == #"{"swivel":"1.0","unit":"1us","header":{"id":"0f","app":"com.example"}}"# + "\n")
    #expect(
      lines([.loss(Loss(count: 3, reason: .bufferFull))]) == [#"{"loss":3,"reason":"bufferFull"}"#])
  }

  /// A number that has a word in every version.
  private static func number(of type: FieldType) -> UInt32 {
    switch type {
    case .name: 0
    case .name.optional: 1
    case .version: SystemVersion(16, 4).rawValue
    case .device: 3
    case .mask: 13
    case .mask.optional: 14
    case .integer: 3
    default: type.rawValue.hasSuffix("?") ? 2 : 1
    }
  }

  private static let golden = #"""
    {"seq":0,"t":0,"kind":"systemVersion","version":"16.4"}
    {"seq":1,"t":1000,"kind":"linkedSDK","version":"16.4"}
    {"seq":2,"t":2000,"kind":"device","model":["pad","homeButton"],"identifier":"Page"}
    {"seq":3,"t":3000,"kind":"windowing","mode":"windowed"}
    {"seq":4,"t":4000,"kind":"appLifecycle","owner":"scene"}
    {"seq":5,"t":5000,"kind":"process","process":"extension"}
    {"seq":6,"t":6000,"kind":"deviceNotifications","on":true}
    {"seq":7,"t":7000,"kind":"requiresFullScreen","value":true}
    {"seq":8,"t":8000,"kind":"phase","phase":"active"}
    {"seq":9,"t":9000,"kind":"fullScreenIgnoredFrom","version":"16.4"}
    {"seq":10,"t":10000,"kind":"sceneMissing"}
    {"seq":11,"t":11000,"kind":"sceneResizing","scene":1,"on":true}
    {"seq":12,"t":12000,"kind":"screenChanged","scene":1}
    {"seq":13,"t":13000,"kind":"runBegan"}
    {"seq":14,"t":14000,"kind":"plistOrientation","orientation":"portrait"}
    {"seq":15,"t":15000,"kind":"appMask","mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":16,"t":16000,"kind":"appMaskForVisible","controller":1,"mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":17,"t":17000,"kind":"appMaskForWindow","window":1,"mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":18,"t":18000,"kind":"sceneMask","mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":19,"t":19000,"kind":"controller","controller":1,"type":"navigation","name":"Page"}
    {"seq":20,"t":20000,"kind":"controllerEnded","controller":1}
    {"seq":21,"t":21000,"kind":"supported","controller":1,"mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":22,"t":22000,"kind":"shouldAutorotate","controller":1,"value":true}
    {"seq":23,"t":23000,"kind":"preferred","controller":1,"orientation":"portrait"}
    {"seq":24,"t":24000,"kind":"shouldAutorotateTo","controller":1,"mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":25,"t":25000,"kind":"customMask","controller":1,"mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":26,"t":26000,"kind":"forwarding","controller":1,"to":"top","hook":"delegate"}
    {"seq":27,"t":27000,"kind":"delegateMask","controller":1,"mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":28,"t":28000,"kind":"presentationStyle","controller":1,"style":"pageSheet","removesPresenter":true}
    {"seq":29,"t":29000,"kind":"prefersLock","controller":1,"value":true}
    {"seq":30,"t":30000,"kind":"lockChild","controller":1,"child":1}
    {"seq":31,"t":31000,"kind":"willShowPolicy","controller":1,"policy":"forcePreferred"}
    {"seq":32,"t":32000,"kind":"childAdded","parent":1,"child":1}
    {"seq":33,"t":33000,"kind":"childRemoved","parent":1,"child":1}
    {"seq":34,"t":34000,"kind":"childSelected","parent":1,"child":1}
    {"seq":35,"t":35000,"kind":"willShow","on":1,"controller":1,"animated":true,"interactive":true}
    {"seq":36,"t":36000,"kind":"didShow","on":1,"controller":1}
    {"seq":37,"t":37000,"kind":"interactivePopMoved","on":1,"progress":1,"custom":true}
    {"seq":38,"t":38000,"kind":"interactivePopEnded","on":1,"cancelled":true}
    {"seq":39,"t":39000,"kind":"presentBegan","on":1,"controller":1,"animated":true}
    {"seq":40,"t":40000,"kind":"presentEnded","controller":1}
    {"seq":41,"t":41000,"kind":"dismissBegan","controller":1,"animated":true,"interactive":true}
    {"seq":42,"t":42000,"kind":"dismissEnded","controller":1,"cancelled":true}
    {"seq":43,"t":43000,"kind":"windowAdded","window":1,"scene":1,"level":-2,"hidden":true}
    {"seq":44,"t":44000,"kind":"windowRemoved","window":1}
    {"seq":45,"t":45000,"kind":"windowKey","window":1}
    {"seq":46,"t":46000,"kind":"windowHidden","window":1,"hidden":true}
    {"seq":47,"t":47000,"kind":"rootChanged","window":1,"controller":1}
    {"seq":48,"t":48000,"kind":"viewAdded","window":1,"controller":1}
    {"seq":49,"t":49000,"kind":"systemAlertShown"}
    {"seq":50,"t":50000,"kind":"sceneConnected","scene":1,"connected":true}
    {"seq":51,"t":51000,"kind":"deviceTurned","to":"portrait"}
    {"seq":52,"t":52000,"kind":"deviceOrientation","orientation":"portrait"}
    {"seq":53,"t":53000,"kind":"rotationLock","on":true}
    {"seq":54,"t":54000,"kind":"deviceOrientationRead","orientation":"portrait"}
    {"seq":55,"t":55000,"kind":"deviceOrientationAmong","sides":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":56,"t":56000,"kind":"displayUsed","display":"inner"}
    {"seq":57,"t":57000,"kind":"attemptRotation","cause":56}
    {"seq":58,"t":58000,"kind":"needsUpdate","controller":1,"cause":57}
    {"seq":59,"t":59000,"kind":"geometryRequest","scene":1,"mask":["portrait","landscapeLeft","landscapeRight"],"cause":58}
    {"seq":60,"t":60000,"kind":"setDeviceOrientation","orientation":"portrait","cause":59}
    {"seq":61,"t":61000,"kind":"setStatusBarOrientation","orientation":"portrait","cause":60}
    {"seq":62,"t":62000,"kind":"needsLockUpdate","controller":1,"cause":61}
    {"seq":63,"t":63000,"kind":"geometryRefused","code":1,"request":62}
    {"seq":64,"t":64000,"kind":"exceptionRaised","exception":"preferredNotSupported"}
    {"seq":65,"t":65000,"kind":"messageLogged","message":"preferredNotSupported"}
    {"seq":66,"t":66000,"kind":"supportedTold","mask":["portrait","landscapeLeft","landscapeRight"],"request":65}
    {"seq":67,"t":67000,"kind":"sceneMaskTold","scene":1,"old":["portrait","landscapeLeft","landscapeRight"],"new":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":68,"t":68000,"kind":"maskAnswered","controller":1,"mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":69,"t":69000,"kind":"shouldAutorotateAnswered","controller":1,"value":true}
    {"seq":70,"t":70000,"kind":"preferredAnswered","controller":1,"orientation":"portrait"}
    {"seq":71,"t":71000,"kind":"appMaskAnswered","window":1,"mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":72,"t":72000,"kind":"sceneMaskAnswered","scene":1,"mask":["portrait","landscapeLeft","landscapeRight"]}
    {"seq":73,"t":73000,"kind":"shouldAutorotateToAnswered","controller":1,"orientation":"portrait","value":true}
    {"seq":74,"t":74000,"kind":"lockAnswered","controller":1,"value":true}
    {"seq":75,"t":75000,"kind":"interfaceOrientation","window":1,"orientation":"portrait"}
    {"seq":76,"t":76000,"kind":"sceneOrientation","scene":1,"orientation":"portrait"}
    {"seq":77,"t":77000,"kind":"statusBarOrientation","orientation":"portrait"}
    {"seq":78,"t":78000,"kind":"interfaceLocked","scene":1,"locked":true}
    {"seq":79,"t":79000,"kind":"windowBounds","window":1,"shape":"landscape"}
    {"seq":80,"t":80000,"kind":"willTransition","controller":1}
    {"seq":81,"t":81000,"kind":"viewTransform","controller":1,"degrees":-2}
    {"seq":82,"t":82000,"kind":"appeared","controller":1}
    {"seq":83,"t":83000,"kind":"note","text":"Page"}
    {"seq":84,"t":84000,"kind":"marker","name":"Page"}
    {"seq":85,"t":85000,"kind":"declaredAt","controller":1,"file":"Page","line":1}
    """#
}
