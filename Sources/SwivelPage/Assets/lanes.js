// Draws the lanes of the time line. The static page holds the same shapes with the same attributes.

/** The height of a row with its gap, and without. */
const PITCH = 22;
const ROW = 20;

/** Below this share of the width a band has no room for a text. */
const NARROW = 0.012;

/** Marks of one class are at least this share of the width apart. */
const APART = 0.004;

/** The assumed width of a letter on a flag, as a share of the width. */
const LETTER = 0.0071;

/** @typedef {{x: number, end: number, values: any[]}} Band What is seen of one or more neighboring values. */

/**
 * Places values that have a start and an end, and joins neighbors that are too narrow to see.
 * @param {Scale} scale
 * @param {any[][]} values sorted by their start, each with start and end first
 * @returns {Band[]}
 */
function bandsOf(scale, values) {
  /** @type {Band[]} */
  const bands = [];
  for (const value of values) {
    const start = scale.seen(value[0]);
    const end = scale.seen(value[1]);
    if (end < 0 || start > 1) continue;
    const last = bands[bands.length - 1];
    const isNarrow = end - start < DENSE;
    if (isNarrow && last && last.end - last.x <= DENSE * 1.5 && start < last.x + DENSE) {
      last.values.push(value);
      continue;
    }
    const x = Math.max(start, 0);
    bands.push({ x, end: Math.max(Math.min(end, 1), x + DENSE), values: [value] });
  }
  return bands;
}

/**
 * Marks that are far enough apart, each class by itself or all.
 * @param {Scale} scale
 * @param {any[][]} marks time, class first
 */
function marksOf(scale, marks, apart = APART, isJoint = false) {
  /** @type {Record<string, number>} */
  const last = {};
  const seen = [];
  for (const mark of marks) {
    const x = scale.seen(mark[0]);
    const row = isJoint ? '' : mark[1];
    if (x < 0 || x > 1 || x - (last[row] ?? -1) < apart) continue;
    last[row] = x;
    seen.push({ x, mark });
  }
  return seen;
}

/** @param {string} text */
function tip(text) {
  return make('title', {}, text);
}

/**
 * A hidden box at a place, out of which shapes may stand.
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function pin(x, y, name, /** @type {Child[]} */ ...children) {
  return make('svg', { class: name, x: percent(x), y, overflow: 'visible' }, children);
}

/**
 * @param {Scale} scale
 * @param {any} lane
 */
function flagShapes(scale, lane) {
  const flags = marksOf(scale, lane.marks, APART, true);
  let taken = 0;
  return flags.map(({ x, mark: [time, severity, text] }, index) => {
    const room = [...text].length * LETTER + 0.015;
    const next = flags[index + 1]?.x ?? 1;
    const side = x + room <= next ? 'start' : x - room >= taken ? 'end' : null;
    taken = side === 'start' ? x + room : x + APART;
    const color = severity === 'error' || severity === 'warning' ? '#b83b0b' : '#545b66';
    return pin(
      x,
      13,
      `flag ${severity}`,
      tip(`${seconds(time)} s: ${text}`),
      make('path', { d: MARKS[severity], fill: color }),
      side &&
        make('text', { x: side === 'start' ? 12 : -12, y: 4, 'text-anchor': side, 'font-size': 12, fill: color }, text),
    );
  });
}

/**
 * A stretch with a text at its left edge.
 * @param {Scale} scale
 * @param {any[][]} bands from, to, text, posture
 */
function bandShapes(scale, bands) {
  return bandsOf(scale, bands).map(({ x, end, values }) => {
    const width = end - x;
    const [from, , text, posture] = values[0];
    const turn = ORIENTATIONS.find((each) => each.name === posture)?.turn;
    const edge = make('path', { class: 'edge', d: 'M.5 0v22', stroke: '#9aa1ab', fill: 'none' });
    const box = { class: 'band', x: percent(x), width: percent(width), y: 2, height: 22 };
    if (width < NARROW || values.length > 1) return make('svg', box, edge);
    return make(
      'svg',
      box,
      tip(`${seconds(from)} s: ${text}`),
      edge,
      turn !== undefined &&
        make('path', {
          class: 'held',
          transform: `translate(15 11) rotate(${turn})`,
          d: OUTLINE,
          fill: 'none',
          stroke: '#545b66',
          'stroke-width': 1.4,
        }),
      make('text', { x: turn === undefined ? 8 : 28, y: 15, 'font-size': 12, fill: '#545b66' }, text),
    );
  });
}

/**
 * @param {Scale} scale
 * @param {any} lane
 */
function markShapes(scale, lane) {
  return marksOf(scale, lane.marks).map(({ x, mark: [time, name, text] }) => {
    const isRefusal = name === 'refusal';
    return pin(
      x,
      10,
      `mark ${name}`,
      tip(`${seconds(time)} s: ${text}`),
      make('path', {
        d: isRefusal ? 'M-4-4L4 4M4-4L-4 4' : 'M0-5L5 0L0 5L-5 0z',
        fill: 'none',
        stroke: isRefusal ? '#b83b0b' : '#545b66',
        'stroke-width': 1.6,
      }),
    );
  });
}

/**
 * @param {Scale} scale
 * @param {Model} model
 */
function tickShapes(scale, model) {
  const marks = model.times.map((time, at) => [time, model.group(at)]);
  return marksOf(scale, marks, DENSE).map(({ x, mark: [, group] }) => {
    const isLow = group === NARROW_GROUP;
    return make('rect', {
      class: `tick in-${group}`,
      x: percent(x),
      width: 1,
      y: isLow ? 10 : 4,
      height: isLow ? 6 : 12,
      fill: group === 'seen' ? '#1d4f9c' : '#8a919b',
    });
  });
}

/**
 * @param {number} count
 */
function lossWords(count) {
  return count === 1 ? '1 event is missing' : `${grouped(count)} events are missing`;
}

/**
 * What is missing in the log, drawn over a lane.
 * @param {Scale} scale
 * @param {any[][]} losses
 * @param {number} height
 */
function lossShapes(scale, losses, height) {
  return bandsOf(scale, losses).map(({ x, end, values }) =>
    make(
      'rect',
      {
        class: 'loss',
        x: percent(x),
        width: percent(end - x),
        y: 1,
        height: height - 2,
        fill: '#ffffff',
        'fill-opacity': 0.75,
        stroke: '#6b727d',
        'stroke-dasharray': '2 3',
      },
      tip(lossWords(values.reduce((sum, value) => sum + value[2], 0))),
    ),
  );
}

/**
 * @param {Scale} scale
 * @param {Model} model
 */
function axisShapes(scale, model) {
  return axisMarks(scale, model).flatMap(([x, text]) => [
    make('line', { x1: percent(x), x2: percent(x), y1: 16, y2: 22, stroke: '#9aa1ab' }),
    make(
      'text',
      {
        x: percent(x),
        y: 12,
        'font-size': 11,
        fill: '#6b727d',
        'text-anchor': x < 0.02 ? 'start' : x > 0.97 ? 'end' : 'middle',
      },
      text,
    ),
  ]);
}

/**
 * All shapes of one lane.
 * @param {Scale} scale
 * @param {Model} model
 * @param {any} lane
 * @returns {Child}
 */
function laneShapes(scale, model, lane) {
  switch (lane.kind) {
    case 'flags':
      return flagShapes(scale, lane);
    case 'device':
    case 'bands':
      return bandShapes(scale, lane.bands);
    case 'stave':
      return [staveShapes(scale, lane), lossShapes(scale, model.document.losses, 4 + PITCH * lane.rows.length)];
    case 'pages':
      return pageShapes(scale, { ...lane, strings: model.document.strings, end: model.span });
    case 'marks':
      return markShapes(scale, lane);
    case 'ticks':
      return tickShapes(scale, model);
  }
  return null;
}
