// Reads a `swivel.report-diff/1` document: the documents of both runs, and which event of one belongs to which of the other.

/** The two runs, in the order of the page. */
const RUNS = ['base', 'head'];

/** How the events of a pair compare, by their number. */
const COMPARED = ['the same', 'differs', 'differs in its outcome'];

/**
 * An event in both runs; `null` where one of them does not have it.
 * @typedef {object} Pair
 * @property {(number | null)[]} events
 * @property {(number | null)[]} times
 * @property {(string | null)[]} texts
 * @property {(number | null)[]} moments
 * @property {number} kind
 */

/**
 * @param {string[]} strings
 * @param {any[]} row
 * @returns {Pair}
 */
function decodedPair(strings, row) {
  const [base, baseTime, head, headTime, baseText, headText, baseMoment, headMoment, kind] = row;
  const text = (/** @type {number | null} */ number) => (number === null ? null : strings[number]);
  return {
    events: [base, head],
    times: [baseTime, headTime],
    texts: [text(baseText), text(headText)],
    moments: [baseMoment, headMoment],
    kind,
  };
}

/**
 * A column of numbers without gaps: what is missing is as before.
 * @param {(number | null)[]} column
 */
function filled(column) {
  let last = 0;
  return column.map((value) => {
    last = value ?? last;
    return last;
  });
}

/**
 * The document with its parts decoded.
 * @param {any} document
 */
function decodedDiff(document) {
  /** @type {Pair[]} */
  const pairs = document.pairs.map((/** @type {any[]} */ row) => decodedPair(document.strings, row));
  const models = RUNS.map((run) => decoded(document[run]));
  const times = RUNS.map((_, run) => filled(pairs.map((pair) => pair.times[run])));
  const numbers = RUNS.map((_, run) => filled(pairs.map((pair) => pair.events[run])));
  return {
    document,
    pairs,
    models,
    times,
    count: pairs.length,
    span: Math.max(document.span, 1),
    /** @type {number[]} */
    differing: document.differing,

    /**
     * The pair of an event of one run, or the last one before it.
     * @param {number} run
     * @param {number} event
     */
    placeOf: (run, event) => Math.max(0, countBelow(numbers[run], event + 1) - 1),

    /**
     * What happened, in words: once if it is the same.
     * @param {number} at
     * @returns {string[]}
     */
    words: (at) => {
      const [base, head] = pairs[at].texts;
      if (pairs[at].kind !== 1) return [head ?? base ?? ''];
      return [base, head].flatMap((text) => (text === null ? [] : [text]));
    },

    /**
     * The event by its number, and how it compares.
     * @param {number} at
     */
    status: (at) => {
      const [base, head] = pairs[at].events;
      if (head === null) return `event ${base} of the base, not in the head`;
      return base === null ? `event ${head}, not in the base` : `event ${head}, ${COMPARED[pairs[at].kind]}`;
    },

    /** The stretches in which the interface is another one: begin and end in each run. */
    stretches: document.consequences
      .filter((/** @type {any} */ each) => each.orientation)
      .map((/** @type {any} */ each) => RUNS.map((run) => [each.t[run], each.end[run]])),
  };
}

/** @typedef {ReturnType<typeof decodedDiff>} Diff */
