// Draws the stave of a window: a row for each orientation, blue where it is allowed, a line where the interface is.

/**
 * @param {Scale} scale
 * @param {any} lane
 */
function staveShapes(scale, lane) {
  /** @type {number[]} */
  const bits = lane.rows;
  const top = (/** @type {number} */ row) => 3 + PITCH * row;
  const rows = bits.map((_, row) =>
    make('rect', { class: 'row', x: '0%', width: '100%', y: top(row), height: ROW, fill: '#f4f5f6' }),
  );
  const allowed = bandsOf(scale, lane.allowed).flatMap(({ x, end, values }) => {
    const mask = values.reduce((sum, value) => sum | value[2], 0);
    return bits.flatMap((bit, row) =>
      mask & bit
        ? [
            make('rect', {
              class: 'allowed',
              x: percent(x),
              width: percent(end - x),
              y: top(row),
              height: ROW,
              fill: '#d6e3f5',
            }),
          ]
        : [],
    );
  });
  return [rows, allowed, shownShapes(scale, lane)];
}

/**
 * The line of what a window shows.
 * @param {Scale} scale
 * @param {any} lane
 */
function shownShapes(scale, lane) {
  /** @type {any[]} */
  const shapes = [];
  /** @type {number | null} */
  let before = null;
  const known = lane.shown.filter((/** @type {number[]} */ value) => value[2] !== 0 && value[2] !== UNKNOWN);
  let reached = 0;
  for (const { x, end, values } of bandsOf(scale, known)) {
    const lines = linesOf(lane.rows, values);
    const only = lines.length === 1 ? lines[0] : null;
    if (only && before !== null && before !== only.row && x > 0 && x - reached <= DENSE) {
      const [upper, lower] = [Math.min(before, only.row), Math.max(before, only.row)];
      shapes.push(shownLine(only, `join`, x, x, 13 + PITCH * upper, 13 + PITCH * lower, 1.5));
    }
    for (const line of lines) {
      const y = 13 + PITCH * line.row;
      const shape = shownLine(line, lines.length > 1 ? 'many' : '', x, end, y, y, lines.length > 1 ? 2 : 4);
      if (values.length === 1) append(shape, tip(shownTip(values[0])));
      shapes.push(shape);
    }
    before = only ? only.row : null;
    reached = end;
  }
  return shapes;
}

/**
 * @param {number[]} rows
 * @param {any[][]} values from, to, bits, seen, unwanted
 */
function linesOf(rows, values) {
  return rows.flatMap((bit, row) => {
    const here = values.filter((value) => value[2] & bit);
    const unwanted = here.some((value) => value[4]);
    return here.length ? [{ row, unwanted, predicted: here.every((value) => !value[3]) }] : [];
  });
}

/** @param {any[]} value */
function shownTip([from, , bits, seen, unwanted]) {
  return `${seconds(from)} s: ${shownWords(bits)}${seen ? '' : `, ${bits & (bits - 1) ? 'undetermined' : 'predicted'}, not observed`}${unwanted ? ', unwanted' : ''}`;
}

/**
 * @param {{unwanted: boolean, predicted: boolean}} line @param {string} extra
 * @param {number} x1 @param {number} x2 @param {number} y1 @param {number} y2 @param {number} width
 */
function shownLine(line, extra, x1, x2, y1, y2, width) {
  const dashed = line.predicted && extra !== 'join';
  return make('line', {
    class: ['shown', line.unwanted ? 'unwanted' : '', dashed ? 'predicted' : '', extra].filter(Boolean).join(' '),
    x1: percent(x1),
    x2: percent(x2),
    y1,
    y2,
    stroke: line.unwanted ? '#b83b0b' : '#1d4f9c',
    'stroke-width': width,
    'stroke-dasharray': extra === 'many' ? '1 3' : dashed ? '7 3' : null,
  });
}
