import SwivelTestKit
import Testing

@testable import SwivelLog

/// Files that get their names when they are whole.
struct NewFileTests {
  @Test func `a file has its name when it is whole, and not before`() throws {
    try withFolder { folder in
      let file = try NewFile(folder.path("a"))
      try file.write([1, 2])
      #expect(!folder.exists("a"))
      #expect(file.isThere)
      try file.write([3])

      try file.keep()

      #expect(try folder.bytes("a") == [1, 2, 3])
      #expect(try folder.names == ["a"])
      #expect(file.isThere)
      try file.write([4])
      #expect(try folder.bytes("a") == [1, 2, 3, 4])
    }
  }

  @Test func `a file that is given up is not there at all`() throws {
    try withFolder { folder in
      try folder.write([9], to: "b")
      do {
        let (new, replacing) = (
          try NewFile(folder.path("a")), try NewFile(replacing: folder.path("b"))
        )
        try new.write([1])
        try replacing.write([1])
        #expect(try folder.names.count == 3)
      }

      #expect(try folder.names == ["b"])
      #expect(try folder.bytes("b") == [9])
    }
  }

  @Test func `a file that is there stays, unless it is to be replaced`() throws {
    let isThere = LogError.io(operation: .create, errno: 17)
    try withFolder { folder in
      let late = try NewFile(folder.path("a"))
      try late.write([1])
      try folder.write([9], to: "a")

      #expect(throws: isThere) { _ = try NewFile(folder.path("a")) }
      // Another was quicker.
      #expect(throws: isThere) { try late.keep() }
      #expect(try folder.bytes("a") == [9])

      let next = try NewFile(replacing: folder.path("a"))
      try next.write([2])
      try next.keep()
      #expect(try folder.bytes("a") == [2])
    }
  }

  @Test func `what a dead process left of a file is removed`() throws {
    try withFolder { folder in
      try folder.write([1], to: UnfinishedNameTests.dead(for: "a"))

      try NewFile(folder.path("a")).keep()

      #expect(try folder.names == ["a"])
    }
  }

  @Test func `a file that was moved away is not there`() throws {
    try withFolder { folder in
      let file = try NewFile(folder.path("a"))
      try file.keep()
      LogPlace.remove(folder.path("a"))
      #expect(!file.isThere)
      try folder.write([1], to: "a")
      #expect(!file.isThere)
    }
  }
}
