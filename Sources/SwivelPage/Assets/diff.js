// Puts the comparison together: one event is looked at, and both staves, the panes and the table show it.

/** @param {any} comparison */
function startDiff(comparison) {
  const diff = decodedDiff(comparison);
  if (!diff.count) return;
  document.documentElement.classList.add('live');
  const rows = new Map(
    [...document.querySelectorAll('.steps tr[data-pair]')].map((row) => [
      Number(/** @type {any} */ (row).dataset.pair),
      row,
    ]),
  );
  let current = -1;
  /** @type {any} */
  let later = 0;
  const bar = sidesBar(diff, (by) => go(current + by), nextDifference);
  const timeline = sidesTimeline(diff, go, () => current);
  const dialog = keysDialog(DIFF_KEYS);

  /**
   * Looks at a pair.
   * @param {number} wanted
   */
  function go(wanted) {
    const at = Math.min(Math.max(wanted, 0), diff.count - 1);
    if (at === current) return;
    rows.get(current)?.removeAttribute('aria-current');
    rows.get(at)?.setAttribute('aria-current', 'true');
    current = at;
    bar.show(at);
    timeline.follow(`${diff.words(at).join(' | ')}, ${diff.status(at)}`);
    clearTimeout(later);
    later = isReading ? 0 : setTimeout(settle, 150);
  }

  /** Writes the link and speaks once stepping has paused. */
  function settle() {
    const [base, head] = diff.pairs[current].events;
    replaceAddress(head === null ? `#base-event=${base}` : `#event=${head}`);
    announce(`${diff.words(current).join(' | ')}. ${diff.status(current)}.`);
  }

  /**
   * The next difference, round the end if need be.
   * @param {number} by
   */
  function nextDifference(by) {
    const { differing } = diff;
    if (!differing.length) return;
    const below = countBelow(differing, by > 0 ? current + 1 : current);
    const place = by > 0 ? below : below - 1;
    go(differing[(place + differing.length) % differing.length]);
  }

  let isReading = true;

  /** Follows the link, and says whether it names an event. */
  function readAddress() {
    const values = new URLSearchParams(location.hash.slice(1));
    const run = values.has('base-event') ? 0 : 1;
    const event = values.get(run ? 'event' : 'base-event') ?? '';
    if (!/^\d{1,15}$/.test(event)) return false;
    isReading = true;
    go(diff.placeOf(run, Number(event)));
    isReading = false;
    return true;
  }

  for (const [at, row] of rows) {
    row.addEventListener('click', (/** @type {any} */ event) => {
      if (!event.target.closest('a')) go(at);
    });
  }
  addEventListener('hashchange', () => {
    if (readAddress()) byID('timeline').scrollIntoView({ block: 'start' });
  });
  listenForKeys(
    {
      ArrowRight: () => go(current + 1),
      ArrowLeft: () => go(current - 1),
      Home: () => go(0),
      End: () => go(diff.count - 1),
      f: () => nextDifference(1),
      F: () => nextDifference(-1),
      '+': () => timeline.zoom(0.5),
      '=': () => timeline.zoom(0.5),
      '-': () => timeline.zoom(2),
      0: timeline.whole,
      s: timeline.toggleScale,
      '?': () => dialog.showModal(),
    },
    dialog,
    () => {},
  );
  addCopyButtons();
  if (!readAddress()) go(comparison.focus);
  isReading = false;
}
