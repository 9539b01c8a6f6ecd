public import SwivelModel

/// An event with a name, as text.
///
/// The families, kinds and fields are those of ``Event/Kind``, where a name is a handle in one
/// log's table.
public enum NamedEvent: Hashable, Sendable {
  /// The environment of the app.
  case session(Session)
  /// The properties and declarations of a view controller.
  case controller(Controller)
  /// Notes of people and tools.
  case remark(Remark)

  /// The environment of the app.
  public enum Session: Hashable, Sendable {
    /// The device, and its identifier, such as `iPhone15,2`.
    case device(model: Device, identifier: String)
  }

  /// The properties and declarations of a view controller.
  public enum Controller: Hashable, Sendable {
    /// A controller is assigned this handle; events that declare its properties follow.
    case controller(controller: ControllerID, type: ControllerKind, name: String)
  }

  /// Notes of people and tools.
  public enum Remark: Hashable, Sendable {
    /// Free-form text.
    case note(text: String)
    /// A point in time that several logs of one run share.
    case marker(name: String)
    /// Where in the app's source a controller, or the app, declares its masks.
    case declaredAt(controller: ControllerID?, file: String, line: UInt32)
  }
}

extension NamedEvent {
  /// The handle in place of the name: a recorder replaces it.
  private static let placeholder = NameID(rawValue: 0)

  /// The event, and its name.
  package var parts: (kind: Event.Kind, name: String) {
    let id = Self.placeholder
    return switch self {
    case .session(.device(let model, let name)):
      (.session(.device(model: model, identifier: id)), name)
    case .controller(.controller(let controller, let type, let name)):
      (.controller(.controller(controller: controller, type: type, name: id)), name)
    case .remark(.note(let name)): (.remark(.note(text: id)), name)
    case .remark(.marker(let name)): (.remark(.marker(name: id)), name)
    case .remark(.declaredAt(let controller, let name, let line)):
      (.remark(.declaredAt(controller: controller, file: id, line: line)), name)
    }
  }
}
