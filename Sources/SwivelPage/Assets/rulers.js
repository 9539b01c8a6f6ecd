// The live time line of two runs: one scale for each, a line in each stave, and the pointer on them.

/**
 * @param {Diff} diff
 * @param {(at: number) => void} go
 * @param {() => number} current
 */
function sidesTimeline(diff, go, current) {
  const { span, count } = diff;
  const box = byID('lanes');
  const scales = diff.times.map((times) => scaleOf({ span, times, count, group: () => '' }));
  const knob = make('div', {
    id: 'knob',
    role: 'slider',
    tabindex: 0,
    'aria-label': 'Event',
    'aria-orientation': 'horizontal',
    'aria-valuemin': 1,
    'aria-valuemax': count,
    'aria-valuenow': 1,
  });
  const lines = RUNS.map((_, run) => make('div', { class: 'line' }, run === 0 && knob));
  const staves = RUNS.map((run) => [...box.querySelectorAll(`.run-${run} .track`)]);
  const byTime = button('Time', () => goBy(false), { 'aria-pressed': 'true' });
  const bySteps = button('Steps', () => goBy(true), { 'aria-pressed': 'false' });
  box.append(...lines);
  append(byID('tools'), [
    make('span', { class: 'group', role: 'group', 'aria-label': 'Scale' }, byTime, bySteps),
    make(
      'span',
      { class: 'group', role: 'group', 'aria-label': 'Zoom' },
      button('−', () => zoom(2), { 'aria-label': 'Zoom out' }),
      button('+', () => zoom(0.5), { 'aria-label': 'Zoom in' }),
      button('All', whole, { 'aria-label': 'Show both runs' }),
    ),
  ]);

  function draw() {
    const marked = { span, count, sequences: diff.pairs.map(({ events }) => events[1] ?? events[0]) };
    fill(trackOf('axis'), axisShapes(scales[0], /** @type {any} */ (marked)));
    fill(trackOf('links'), linkShapes(scales, diff));
    for (const [run, name] of RUNS.entries()) {
      for (const lane of diff.models[run].document.lanes) {
        const track = trackOf(`${name}-${lane.id}`);
        if (!track) continue;
        const tints = lane.kind === 'stave' ? tintShapes(scales[run], diff, run, lane.height) : null;
        fill(track, laneShapes(scales[run], diff.models[run], lane), tints);
      }
    }
    byTime.setAttribute('aria-pressed', String(!scales[0].steps));
    bySteps.setAttribute('aria-pressed', String(scales[0].steps));
    moveLines();
  }

  /**
   * @param {string} lane
   * @returns {any}
   */
  function trackOf(lane) {
    return box.querySelector(`[data-lane="${lane}"] .track`);
  }

  function moveLines() {
    const outer = box.getBoundingClientRect();
    for (const [run, line] of lines.entries()) {
      const tracks = staves[run].map((track) => track.getBoundingClientRect());
      if (!tracks.length) continue;
      const top = Math.min(...tracks.map((track) => track.top));
      const place = scales[run].seenOfMoment(current());
      line.style.top = `${top - outer.top - 2}px`;
      line.style.height = `${Math.max(...tracks.map((track) => track.bottom)) - top + 4}px`;
      line.style.setProperty('--place', String(place));
      line.classList.toggle('absent', diff.pairs[current()].times[run] === null);
      line.hidden = place < -0.0001 || place > 1.0001;
    }
  }

  /**
   * @param {number} factor
   */
  function zoom(factor) {
    const { kind, times } = diff.pairs[current()];
    const run = kind && times[0] === null ? 1 : 0;
    scales[run].zoom(factor, scales[run].placeOfMoment(current()));
    show(scales[run].from, scales[run].to - scales[run].from);
  }

  /**
   * Shows a part of the width of both runs.
   * @param {number} from
   * @param {number} width
   */
  function show(from, width) {
    for (const scale of scales) scale.show(from, width);
    draw();
  }

  function whole() {
    show(0, 1);
  }

  /** @param {boolean} steps */
  function goBy(steps) {
    for (const scale of scales) scale.goBy(steps);
    draw();
  }

  /** @param {any} event */
  function goToPointer(event) {
    const { left, width } = trackOf('axis').getBoundingClientRect();
    const run = event.clientY < trackOf('links').getBoundingClientRect().bottom ? 0 : 1;
    go(scales[run].momentAt((event.clientX - left) / width));
  }

  let isDragging = false;
  box.addEventListener('pointerdown', (/** @type {any} */ event) => {
    if (event.button) return;
    isDragging = true;
    box.setPointerCapture(event.pointerId);
    goToPointer(event);
    knob.focus({ preventScroll: true });
  });
  box.addEventListener('pointermove', (/** @type {any} */ event) => {
    if (isDragging) goToPointer(event);
  });
  for (const end of ['pointerup', 'pointercancel'])
    box.addEventListener(end, () => {
      isDragging = false;
    });
  addEventListener('resize', moveLines);

  return {
    zoom,
    whole,
    toggleScale: () => goBy(!scales[0].steps),
    /**
     * Moves the lines to the current pair, and what is seen with them.
     * @param {string} words
     */
    follow(words) {
      knob.setAttribute('aria-valuenow', String(current() + 1));
      knob.setAttribute('aria-valuetext', printable(words));
      const moved = scales[0].reveal(current());
      if (moved) show(scales[0].from, scales[0].to - scales[0].from);
      else moveLines();
    },
  };
}
