// Draws what belongs to both runs: tints over their staves, and the lines between an event and its counterpart.

/** The height of the lane between the staves. */
const LINKS = 44;

/**
 * The stretches of a run in which the interface is another one than in the other run.
 * @param {Scale} scale
 * @param {Diff} diff
 * @param {number} run
 * @param {number} height
 */
function tintShapes(scale, diff, run, height) {
  const stretches = diff.stretches.map((/** @type {number[][]} */ each) => each[run]);
  return bandsOf(scale, stretches).map(({ x, end }) =>
    make('rect', {
      class: 'tint',
      x: percent(x),
      width: percent(end - x),
      y: 1,
      height: height - 2,
      fill: '#b83b0b',
      'fill-opacity': 0.1,
    }),
  );
}

/**
 * @param {Scale[]} scales
 * @param {Diff} diff
 */
function bridgeShapes(scales, diff) {
  const place = (/** @type {number} */ run, /** @type {number} */ time) =>
    Math.floor(scales[run].seen(time) * 100000 + 0.5);
  return diff.stretches.map((/** @type {number[][]} */ [base, head]) =>
    make(
      'svg',
      { viewBox: `0 0 100000 ${LINKS}`, preserveAspectRatio: 'none', width: '100%', height: LINKS },
      make('path', {
        class: 'tint',
        d: `M${place(0, base[0])} 0H${place(0, base[1])}L${place(1, head[1])} ${LINKS}H${place(1, head[0])}z`,
        fill: '#b83b0b',
        'fill-opacity': 0.1,
      }),
    ),
  );
}

/**
 * The lines of some pairs; what is too close to the last one is left out.
 * @param {Scale[]} scales
 * @param {Diff} diff
 * @param {string} name
 * @param {string} color
 * @param {boolean} isDifferent
 */
function lineShapes(scales, diff, name, color, isDifferent) {
  let last = [-1, -1];
  const lines = [];
  for (const { times, kind } of diff.pairs) {
    const [base, head] = times;
    if (base === null || head === null || (kind === 1) !== isDifferent) continue;
    const seen = [scales[0].seen(base), scales[1].seen(head)];
    if (Math.max(...seen) < 0 || Math.min(...seen) > 1) continue;
    if (seen.every((place, run) => place - last[run] <= DENSE / 2)) continue;
    last = seen;
    lines.push(
      make('line', {
        class: `link ${name}`,
        x1: percent(seen[0]),
        x2: percent(seen[1]),
        y1: 0,
        y2: LINKS,
        stroke: color,
      }),
    );
  }
  return lines;
}

/**
 * @param {Scale[]} scales
 * @param {Diff} diff
 * @param {string} text
 * @param {number | null | undefined} at
 * @param {number} y
 */
function linkFlag(scales, diff, text, at, y) {
  if (at === null || at === undefined) return null;
  const places = diff.pairs[at].times.flatMap((time, run) => (time === null ? [] : [scales[run].seen(time)]));
  const x = places.reduce((sum, place) => sum + place, 0) / places.length;
  if (x < 0 || x > 1) return null;
  const isRight = x <= 0.8;
  const anchor = { x: isRight ? 11 : -11, y: 4, 'text-anchor': isRight ? 'start' : 'end' };
  return pin(
    x,
    y,
    'flag',
    make('path', { d: 'M-5 0L0-5L5 0L0 5z', fill: '#b83b0b' }),
    make('text', { ...anchor, 'font-size': 12, fill: '#b83b0b' }, text),
  );
}

/**
 * Everything between the staves.
 * @param {Scale[]} scales
 * @param {Diff} diff
 * @returns {Child}
 */
function linkShapes(scales, diff) {
  const { first, consequences } = diff.document;
  return [
    bridgeShapes(scales, diff),
    lineShapes(scales, diff, 'same', '#c9cfd8', false),
    lineShapes(scales, diff, 'differs', '#b83b0b', true),
    linkFlag(scales, diff, 'first divergence', first?.pair, 12),
    linkFlag(scales, diff, 'outcome differs from here', consequences[0]?.pair, 32),
  ];
}
