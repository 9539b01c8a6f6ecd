// The live time line: its tools, the head, and the pointer on it.

/**
 * @param {Model} model
 * @param {Scale} scale
 * @param {(at: number) => void} go
 * @param {() => number} current
 * @param {() => void} changed
 */
function liveTimeline(model, scale, go, current, changed) {
  const box = byID('lanes');
  const tracks = [...box.querySelectorAll('.lane')].map((lane) => lane.querySelector('.track'));
  const knob = make('div', {
    id: 'knob',
    role: 'slider',
    tabindex: 0,
    'aria-label': 'Moment',
    'aria-orientation': 'horizontal',
    'aria-valuemin': 1,
    'aria-valuemax': model.count,
    'aria-valuenow': 1,
  });
  const head = make('div', { id: 'head' }, knob);
  const byTime = button('Time', () => goBy(false), { 'aria-pressed': 'true' });
  const bySteps = button('Steps', () => goBy(true), { 'aria-pressed': 'false' });
  box.append(head);
  append(byID('tools'), [
    make(
      'span',
      { class: 'hints', 'aria-hidden': 'true' },
      [
        ['← →', 'step'],
        ['f', 'finding'],
        ['?', 'keys'],
      ].map(([key, word]) => make('span', {}, make('kbd', {}, key), ` ${word}`)),
    ),
    make('span', { class: 'group', role: 'group', 'aria-label': 'Scale' }, byTime, bySteps),
    make(
      'span',
      { class: 'group', role: 'group', 'aria-label': 'Zoom' },
      button('−', () => zoom(2), { 'aria-label': 'Zoom out' }),
      button('+', () => zoom(0.5), { 'aria-label': 'Zoom in' }),
      button('All', whole, { 'aria-label': 'Show the whole run' }),
    ),
  ]);

  function draw() {
    fill(tracks[0], axisShapes(scale, model));
    for (const [index, lane] of model.document.lanes.entries()) fill(tracks[index + 1], laneShapes(scale, model, lane));
    moveHead();
    byTime.setAttribute('aria-pressed', String(!scale.steps));
    bySteps.setAttribute('aria-pressed', String(scale.steps));
  }

  function redraw() {
    draw();
    changed();
  }

  function moveHead() {
    const place = scale.seenOfMoment(current());
    head.style.setProperty('--place', String(place));
    head.hidden = place < -0.0001 || place > 1.0001;
  }

  /**
   * @param {number} factor
   * @param {number} [place]
   */
  function zoom(factor, place = scale.placeOfMoment(current())) {
    scale.zoom(factor, place);
    redraw();
  }

  function whole() {
    scale.show(0, 1);
    redraw();
  }

  /** @param {boolean} steps */
  function goBy(steps) {
    scale.goBy(steps);
    redraw();
  }

  /**
   * The place of a pointer on what is seen of the width.
   * @param {any} event
   */
  function place(event) {
    const { left, width } = tracks[0].getBoundingClientRect();
    return (event.clientX - left) / width;
  }

  let isDragging = false;
  box.addEventListener('pointerdown', (/** @type {any} */ event) => {
    if (event.button) return;
    isDragging = true;
    box.setPointerCapture(event.pointerId);
    go(scale.momentAt(place(event)));
    knob.focus({ preventScroll: true });
  });
  box.addEventListener('pointermove', (/** @type {any} */ event) => {
    if (isDragging) go(scale.momentAt(place(event)));
  });
  for (const end of ['pointerup', 'pointercancel'])
    box.addEventListener(end, () => {
      isDragging = false;
    });
  box.addEventListener(
    'wheel',
    (/** @type {any} */ event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(event.deltaY > 0 ? 1.25 : 0.8, scale.from + place(event) * (scale.to - scale.from));
    },
    { passive: false },
  );

  return {
    draw,
    zoom,
    whole,
    toggleScale: () => goBy(!scale.steps),
    /**
     * Moves the head to the current moment, and what is seen with it.
     * @param {string} words
     */
    follow(words) {
      knob.setAttribute('aria-valuenow', String(current() + 1));
      knob.setAttribute('aria-valuetext', printable(words));
      if (scale.reveal(current())) draw();
      else moveHead();
    },
  };
}
