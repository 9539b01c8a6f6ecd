// The comparison of two runs: steps through the pairs of the same event, on both staves at once.

/** @typedef {{base: number | null, head: number | null, baseTime: number | null, headTime: number | null, differs: boolean, text: string}} Pair */

/** @param {any} comparison */
function startDiff(comparison) {
  const { strings, span } = comparison;
  const differing = new Set(comparison.differing);
  /** @type {Pair[]} */
  const pairs = comparison.pairs.map((/** @type {any[]} */ [base, baseTime, head, headTime, baseText, headText], /** @type {number} */ index) => ({
    base, baseTime, head, headTime, differs: differing.has(index),
    text: [...new Set([baseText, headText].filter((text) => text !== null).map((text) => strings[text]))].join(' | '),
  }));
  if (!pairs.length) return;
  document.documentElement.classList.add('live');
  const box = byID('lanes');
  const heads = ['base', 'head'].map((run) => ({ run, track: box.querySelector(`.run-${run} .track`), line: make('div', { class: 'line' }) }));
  box.append(...heads.map(({ line }) => line));
  const previous = button('←', () => go(current - 1), { 'aria-label': 'Previous event' });
  const next = button('→', () => go(current + 1), { 'aria-label': 'Next event' });
  const times = heads.map(() => make('span', { class: 'time' }));
  const what = make('span', { class: 'what' });
  append(byID('live'), [make('div', { class: 'now', role: 'group', 'aria-label': 'The same event in both runs' },
    make('span', { class: 'steps' }, previous, next),
    make('span', { class: 'run base' }, 'base'), times[0], make('span', { class: 'run head' }, 'head'), times[1], what,
    differing.size > 0 && button('Next difference', () => differ(1))),
  make('p', { id: 'announcements', class: 'unseen', 'aria-live': 'polite' })]);
  let current = 0;

  /** @param {number} wanted */
  function go(wanted) {
    current = Math.min(Math.max(wanted, 0), pairs.length - 1);
    const pair = pairs[current];
    const pairTimes = [pair.baseTime, pair.headTime];
    heads.forEach(({ line, track }, index) => {
      const time = pairTimes[index];
      const [inner, outer] = [track.getBoundingClientRect(), box.getBoundingClientRect()];
      line.hidden = time === null;
      line.style.top = `${inner.top - outer.top - 2}px`;
      line.style.height = `${inner.height + 4}px`;
      line.style.setProperty('--place', String((time ?? 0) / span));
      fill(times[index], time === null ? 'not there' : `${seconds(time)} s`);
    });
    const words = `event ${pair.head ?? pair.base}, ${pair.differs ? 'differs' : 'the same'}`;
    fill(what, pair.text, ' ', make('small', {}, words));
    previous.disabled = current === 0;
    next.disabled = current === pairs.length - 1;
    announce(`${pair.text}, ${words}`);
  }

  /** @param {number} by */
  function differ(by) {
    for (let steps = 1; steps <= pairs.length; steps += 1) {
      const at = (current + by * steps + pairs.length * 2) % pairs.length;
      if (pairs[at].differs) return go(at);
    }
  }

  /** @param {any} event */
  function goToPointer(event) {
    const side = event.clientY < heads[0].track.getBoundingClientRect().bottom ? 'baseTime' : 'headTime';
    const { left, width } = heads[0].track.getBoundingClientRect();
    const time = (event.clientX - left) / width * span;
    const distance = (/** @type {Pair} */ pair) => Math.abs((pair[side] ?? Infinity) - time);
    go(pairs.reduce((best, pair, at) => distance(pair) < distance(pairs[best]) ? at : best, 0));
  }

  let isDragging = false;
  box.addEventListener('pointerdown', (/** @type {any} */ event) => {
    isDragging = true;
    box.setPointerCapture(event.pointerId);
    goToPointer(event);
  });
  box.addEventListener('pointermove', (/** @type {any} */ event) => { if (isDragging) goToPointer(event); });
  for (const end of ['pointerup', 'pointercancel']) box.addEventListener(end, () => { isDragging = false; });
  addEventListener('resize', () => go(current));
  listenForKeys({
    ArrowRight: () => go(current + 1), ArrowLeft: () => go(current - 1), f: () => differ(1), F: () => differ(-1),
  }, null, () => {});
  go(comparison.focus);
}
