// Reads a `swivel.report/1` document. Nothing is concluded here: every word and bit is in the document.

/**
 * @typedef {object} Why What the engine says about one window at one moment.
 * @property {number} window
 * @property {string} name
 * @property {string} outcome
 * @property {boolean} unwanted
 * @property {boolean} ruling
 * @property {string} basis
 * @property {number} shown
 * @property {number} allowed
 * @property {string | null} asked
 * @property {string | null} answered
 * @property {string | null} visible
 * @property {boolean} neverAsked
 * @property {string | null} heldBy
 * @property {boolean} masksCount
 * @property {[string, number, number, string, string | null][]} gates
 * @property {string[]} rules
 */

/** @typedef {{window: number, shown: number, why: Why | null}} WindowState */
/** @typedef {{depth: number, place: string, name: string, mask: number, badges: number}} TreeNode */
/** @typedef {{id: string, summary: string, versions: string, confidence: string, sources: any[]}} Rule */
/** @typedef {{id: string, severity: string, summary: string, seq: number, t: number}} Finding */

/**
 * Adds up a column of steps.
 * @param {number[]} steps
 */
function summed(steps) {
  const sums = new Array(steps.length);
  let sum = 0;
  for (let index = 0; index < steps.length; index += 1) sums[index] = sum += steps[index];
  return sums;
}

/**
 * The stretches of a flat array: from, to and value of each.
 * @param {number[]} flat step to the start, length and value of each stretch
 * @returns {number[][]}
 */
function unrolled(flat) {
  const stretches = [];
  for (let at = 0, from = 0; at < flat.length; at += 3) {
    from += flat[at];
    stretches.push([from, from + flat[at + 1], flat[at + 2]]);
  }
  return stretches;
}

/**
 * A lane with its stretches and texts decoded.
 * @param {any} lane
 * @param {string[]} strings
 */
function decodedLane(lane, strings) {
  const decoded = { ...lane };
  if (lane.held)
    decoded.bands = unrolled(lane.held).map(([from, to, text]) => [from, to, strings[text], strings[text]]);
  if (lane.allowed) decoded.allowed = unrolled(lane.allowed);
  if (lane.shown) {
    decoded.shown = unrolled(lane.shown).map(([from, to, value]) => [from, to, value & 15, value & 16, value & 32]);
  }
  if (lane.marks) {
    decoded.marks = lane.marks.map((/** @type {any[]} */ [time, name, text, event]) => [
      time,
      name,
      strings[text],
      event,
    ]);
  }
  return decoded;
}

/**
 * The document with its columns decoded.
 * @param {any} document
 */
function decoded(document) {
  const { strings, moments, states, whys, trees, nodes, groups } = document;
  document.lanes = document.lanes.map((/** @type {any} */ lane) => decodedLane(lane, strings));
  const times = summed(moments.t);
  const sequences = summed(moments.seq);
  /** @type {Map<number, number[]>} */
  const findings = new Map(moments.findings);
  const rules = new Map(document.rules.map((/** @type {Rule} */ rule) => [rule.id, rule]));
  const flagged = [...findings.keys()].sort((left, right) => left - right);
  return {
    document,
    times,
    sequences,
    rules,
    flagged,
    count: times.length,
    span: Math.max(document.trace.span, 1),
    /**
     * @param {number} at
     * @returns {string}
     */
    kind: (at) => strings[moments.kind[at]],
    /**
     * @param {number} at
     * @returns {string}
     */
    text: (at) => strings[moments.text[at]],
    /**
     * @param {number} at
     * @returns {string}
     */
    held: (at) => strings[moments.held[at]],
    /**
     * @param {number} at
     * @returns {string}
     */
    mark: (at) => strings[moments.mark[at]],
    /**
     * @param {number} at
     * @returns {string}
     */
    group: (at) => groups[strings[moments.kind[at]]] ?? 'other',
    /**
     * @param {number} at
     * @returns {Finding[]}
     */
    findings: (at) => (findings.get(at) ?? []).map((index) => document.findings[index]),
    /**
     * @param {number} at
     * @returns {WindowState[]}
     */
    windows: (at) =>
      states[moments.state[at]].map((/** @type {[number, number, number | null]} */ each) => ({
        window: each[0],
        shown: each[1],
        why: each[2] === null ? null : whys[each[2]],
      })),
    /**
     * @param {number} at
     * @returns {number | null}
     */
    decided: (at) => (moments.decided[at] ? at - moments.decided[at] : null),
    /**
     * @param {number} at
     * @returns {TreeNode[]}
     */
    tree: (at) =>
      trees[moments.tree[at]].map((/** @type {number} */ number) => {
        const [depth, place, name, mask, badges] = nodes[number];
        return { depth, place: strings[place], name: strings[name], mask, badges };
      }),
    /**
     * @param {number} at
     * @returns {string}
     */
    command: (at) => `swivel why ${document.trace.argument} --event ${sequences[at]}`,
  };
}

/** @typedef {ReturnType<typeof decoded>} Model */

/**
 * The number of values in an ascending column that are below a limit.
 * @param {number[]} column
 * @param {number} limit
 */
function countBelow(column, limit) {
  let low = 0;
  let high = column.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (column[middle] < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The moment whose time is nearest.
 * @param {Model} model
 * @param {number} time
 */
function nearest(model, time) {
  const after = countBelow(model.times, time);
  if (after === 0) return 0;
  if (after === model.count) return model.count - 1;
  return time - model.times[after - 1] < model.times[after] - time ? after - 1 : after;
}

/**
 * The last moment whose time, in the three places that the page shows, is not after a time.
 * @param {Model} model
 * @param {number} time
 */
function lastUpTo(model, time) {
  return Math.max(0, countBelow(model.times, (milliseconds(time) + 1) * 1000) - 1);
}

/**
 * The moment of an event, or the last one before it where the event is no moment.
 * @param {Model} model
 * @param {number} sequence
 */
function momentOf(model, sequence) {
  return Math.max(0, countBelow(model.sequences, sequence + 1) - 1);
}
