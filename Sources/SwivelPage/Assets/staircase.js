// Draws the staircase of pages: a row for each depth, the top page filled, covered ones outlined.

/**
 * A staircase: a row for each depth, the top page filled.
 * @param {Scale} scale
 * @param {any} lane
 */
function pageShapes(scale, lane) {
  /** @type {any[][][]} */
  const rows = Array.from({ length: lane.depth }, () => []);
  for (const [from, to, level, text] of pagesOf(lane)) {
    rows[Math.min(level >> 1, lane.depth - 1)]?.push([from, to, level & 1, text]);
  }
  return rows.flatMap((row, depth) =>
    bandsOf(scale, row).map(({ x, end, values }) => {
      const [from, to, isTop, text] = values[0];
      const box = { x: percent(x), width: percent(end - x), y: 3 + PITCH * (lane.depth - 1 - depth), height: ROW };
      const paint = isTop ? { fill: '#e4e6ea', stroke: 'none' } : { fill: 'none', stroke: '#c9cdd4' };
      const name = isTop ? 'page top' : 'page covered';
      if (end - x < NARROW || values.length > 1) return make('rect', { class: `${name} thin`, ...box, ...paint });
      return make(
        'svg',
        { class: name, ...box },
        tip(
          `${seconds(from)} s to ${to < lane.end ? `${seconds(to)} s` : 'the end'}: ${text}${isTop ? '' : ', covered'}`,
        ),
        make('rect', { class: 'cell', x: 0.5, y: 0.5, width: '100%', height: ROW - 1, rx: 3, ...paint }),
        make('text', { x: 7, y: 14, 'font-size': 12, fill: isTop ? '#16181d' : '#6b727d' }, text),
      );
    }),
  );
}

/**
 * The flat column of a page lane as bands.
 * @param {any} lane
 * @returns {[number, number, number, string][]}
 */
function pagesOf(lane) {
  /** @type {[number, number, number, string][]} */
  const pages = [];
  for (let at = 0, from = 0; at < lane.flat.length; at += 4) {
    from += lane.flat[at];
    pages.push([from, from + lane.flat[at + 1], lane.flat[at + 2], lane.strings[lane.flat[at + 3]]]);
  }
  return pages;
}
