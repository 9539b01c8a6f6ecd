import SwivelModel

extension LogReader.Core {
  /// Reads the contents of a block; `nil` if the caller needs none of it.
  mutating func readPayload(_ count: Int) throws(BlockDamage) -> LogReader.Section? {
    switch blocks.payload[0] {
    case SectionType.events, SectionType.plainEvents:
      let expected = decoder.nextSequence
      try decodeEvents(count)
      summary.eventCount += UInt64(events.count)
      lostAfterEvents = 0
      noteLoss(from: expected)
      dropRepeatedEvents()
      return events.isEmpty ? nil : .events
    case SectionType.checkpoint: return readCheckpoint(count).map { .checkpoint($0) }
    case SectionType.loss: return .loss(try readLoss(count))
    case SectionType.recovery: readRecovery(count)
    case let type where SectionType.hints.contains(type): auditHint(count)
    case SectionType.header where continuesFile(count): break
    case SectionType.firstIgnorable...: decoder.audit?.note(.section)
    case let type:
      decoder.audit?.note(.section)
      summary.skippedSections[type, default: 0] += 1
    }
    return nil
  }

  private mutating func decodeEvents(_ count: Int) throws(BlockDamage) {
    do throws(BlockDamage) {
      try decoder.decode(blocks.payload, count: count, into: &events)
    } catch {
      // Events before what a checkpoint at the head claimed: the claim was wrong.
      guard summary.droppedCount > 0, summary.eventCount == 0 else { throw error }
      var afresh = EventsDecoder()
      afresh.audit = decoder.audit
      do throws(BlockDamage) {
        try afresh.decode(blocks.payload, count: count, into: &events)
      } catch _ { throw error }
      decoder = afresh
      // It is as if the checkpoint did not exist: events before these are missing.
      (summary.droppedCount, summary.lostCount) = (0, 0)
    }
  }

  /// The first statement after a gap determines how many events were in it.
  private mutating func noteLoss(from expected: UInt64) {
    let next = events.first?.sequence ?? expected
    guard let last = summary.gaps.indices.last, summary.gaps[last].nextSequence == nil else {
      return
    }
    for index in summary.gaps.indices where summary.gaps[index].nextSequence == nil {
      summary.gaps[index].nextSequence = next
    }
  }

  /// An invalid checkpoint is ignored: the events have the same information.
  private mutating func readCheckpoint(_ count: Int) -> Checkpoint? {
    decoder.audit?.noteCheckpointPart()
    guard let section = try? assembly.add(blocks.payload, count: count) else { return nil }
    summary.checkpointCount += 1
    defer { decoder.audit?.note(section, beside: decoder.vocabulary.names) }
    // Between complete events it adds nothing.
    let isAhead = section.head.nextSequence > decoder.nextSequence
    guard needsState || isAhead || deliversCheckpoints else { return nil }
    let isFirst = summary.eventCount == 0 && decoder.nextSequence == 0
    guard decoder.resume(from: section) else { return nil }
    needsState = false
    if isFirst {
      summary.droppedCount = section.head.nextSequence
      summary.lostCount = section.head.lostCount
    }
    return section.checkpoint
  }

  private mutating func readLoss(_ count: Int) throws(BlockDamage) -> Loss {
    var cursor = ByteCursor(blocks.payload, count: count)
    _ = try cursor.byte()
    let lostCount = min(try cursor.variable(), Loss.maximumCount)
    let reason = UInt8(exactly: try cursor.variable()).flatMap(Loss.Reason.init)
    summary.lostCount = summary.lostCount.addingLost(lostCount)
    lostAfterEvents = lostAfterEvents.addingClamped(lostCount)
    if cursor.byteCountLeft > 0 { decoder.audit?.note(.section) }
    return Loss(count: lostCount, reason: reason ?? .unreadable)
  }

  private mutating func readRecovery(_ count: Int) {
    var cursor = ByteCursor(blocks.payload, count: min(count, LogReader.maximumRecoveryLength))
    guard (try? cursor.byte()) != nil else { return }
    let text = cursor.text()
    decoder.audit?.note(recovery: text)
    if count > LogReader.maximumRecoveryLength { decoder.audit?.note(.recoveryLine) }
    guard summary.recoveries.count < LogReader.Summary.detailLimit else { return }
    summary.recoveries.append(text)
  }

  /// Audits an index or a locator for surplus contents.
  private mutating func auditHint(_ count: Int) {
    guard decoder.audit != nil else { return }
    let isOwn =
      blocks.payload[0] == SectionType.index ? isOwnIndex(count) : isOwnLocator(count)
    if !isOwn { decoder.audit?.note(.section) }
  }

  /// Whether an index is exactly as stated, with nothing beyond the log.
  private func isOwnIndex(_ count: Int) -> Bool {
    guard IndexSection.isWhole(blocks.payload, count: count),
      let index = try? IndexSection(blocks.payload, count: count, before: blocks.offset)
    else { return false }
    return index.entries.allSatisfy { entry in
      entry.nextSequence <= decoder.nextSequence && entry.instant <= decoder.lastInstant.rawValue
    }
  }

  private func isOwnLocator(_ count: Int) -> Bool {
    guard count == LocatorSection.length,
      let locator = try? LocatorSection(blocks.payload, count: count)
    else { return false }
    return locator.index < blocks.offset && locator.eventCount <= decoder.nextSequence
      && locator.instant <= decoder.lastInstant.rawValue
  }

  /// Whether a header in the middle belongs to the next file of the same recording.
  private mutating func continuesFile(_ count: Int) -> Bool {
    var cursor = ByteCursor(blocks.payload, count: count)
    let text = cursor.text()
    guard let header = try? HeaderText.header(text) else { return false }
    let follows = header[.previous] != nil && header[.previous] == file[.id]
    let isSameRecording = header.recording != nil && header.recording == file.recording
    guard follows || isSameRecording else { return false }
    decoder.audit?.note(header, text: text)
    file = header
    // A file between them is missing, with its events.
    if !follows { needsState = true }
    return true
  }
}
