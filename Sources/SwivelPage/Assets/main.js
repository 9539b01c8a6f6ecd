// Puts the report together: one moment is looked at, and time line, panes and table all show it.

/** @param {any} report */
function startReport(report) {
  const model = decoded(report);
  if (!model.count) return;
  document.documentElement.classList.add('live');
  const scale = scaleOf(model);
  let current = -1;
  /** @type {any} */
  let later = 0;

  const bar = momentBar(model, () => current, step, nextFinding);
  const timeline = liveTimeline(model, scale, go, () => current, saveLater);
  const table = eventTable(model, () => current, saveLater);
  const dialog = keysDialog(REPORT_KEYS);

  /**
   * Looks at a moment.
   * @param {number} wanted
   */
  function go(wanted) {
    const at = Math.min(Math.max(wanted, 0), model.count - 1);
    if (at === current) return;
    current = at;
    bar.show(at);
    timeline.follow(`${seconds(model.times[at])} seconds, ${model.text(at)}`);
    table.follow();
    saveLater();
  }

  /** @param {number} by */
  function step(by) {
    go(current + by);
  }

  /**
   * The next moment for which something holds, round the end if need be.
   * @param {number} by
   * @param {number[]} among
   */
  function nextAmong(by, among) {
    if (!among.length) return;
    const below = countBelow(among, by > 0 ? current + 1 : current);
    const place = by > 0 ? below : below - 1;
    go(among[(place + among.length) % among.length]);
  }

  /** @param {number} by */
  function nextFinding(by) {
    nextAmong(by, model.flagged);
  }

  /** @param {number} by */
  function nextRuling(by) {
    for (let at = current + by; at >= 0 && at < model.count; at += by) if (model.mark(at)) return go(at);
  }

  /** Writes the link and speaks once stepping has paused. */
  function saveLater() {
    clearTimeout(later);
    if (isReading || current < 0) return;
    const before = location.hash;
    later = setTimeout(() => {
      const link = writtenAddress(model.sequences[current], scale, table.text(), table.group());
      // A link that was followed since then stays in the address bar.
      if (location.hash === before) replaceAddress(link);
      const outcomes = model.windows(current).flatMap(({ why }) => (why ? [`${why.name} ${why.outcome}.`] : []));
      announce(`${seconds(model.times[current])} seconds. ${model.text(current)}. ${outcomes.join(' ')}`);
    }, 150);
  }

  let isReading = true;

  /** Follows the link, and says whether it names a moment. */
  function readAddress() {
    const { event, time, text, group, steps, zoom } = parsedAddress(location.hash);
    isReading = true;
    if (text !== undefined || group !== undefined) table.narrow(text ?? '', group ?? 'all');
    if (steps !== undefined && steps !== scale.steps) timeline.toggleScale();
    if (zoom) {
      scale.show(zoom[0], zoom[1] - zoom[0]);
      timeline.draw();
    }
    if (event !== undefined) go(momentOf(model, event));
    else if (time !== undefined) go(lastUpTo(model, time * 1_000_000));
    isReading = false;
    return event !== undefined || time !== undefined;
  }

  byID('rows').addEventListener('click', (/** @type {any} */ event) => {
    const row = event.target.closest('tr[data-at]');
    if (row && !event.target.closest('a')) go(Number(row.dataset.at));
  });
  addEventListener('hashchange', () => {
    if (readAddress()) byID('timeline').scrollIntoView({ block: 'start' });
  });
  listenForKeys(
    {
      ArrowRight: (event) => (event.shiftKey ? nextRuling(1) : step(1)),
      ArrowLeft: (event) => (event.shiftKey ? nextRuling(-1) : step(-1)),
      Home: () => go(0),
      End: () => go(model.count - 1),
      f: () => nextFinding(1),
      F: () => nextFinding(-1),
      '+': () => timeline.zoom(0.5),
      '=': () => timeline.zoom(0.5),
      '-': () => timeline.zoom(2),
      0: timeline.whole,
      s: timeline.toggleScale,
      c: bar.copy,
      '/': table.focus,
      '?': () => dialog.showModal(),
    },
    dialog,
    () => table.filter(),
  );
  addCopyButtons();
  table.filter();
  if (!readAddress()) {
    const ruling = model.times.findIndex((_, at) => model.mark(at));
    isReading = true;
    go(model.flagged[0] ?? Math.max(0, ruling));
    isReading = false;
  }
}
