// The words, marks and angles that the page has for what the document gives as numbers.

/** @typedef {{bit: number, name: string, words: string, short: string, turn: number}} Orientation */

/**
 * The four orientations in the order of the gates' columns.
 * @type {Orientation[]}
 */
const ORIENTATIONS = [
  { bit: 1, name: 'portrait', words: 'portrait', short: 'P', turn: 0 },
  { bit: 2, name: 'portraitUpsideDown', words: 'upside down', short: 'UD', turn: 180 },
  { bit: 8, name: 'landscapeLeft', words: 'landscape left', short: 'LL', turn: -90 },
  { bit: 4, name: 'landscapeRight', words: 'landscape right', short: 'LR', turn: 90 },
];

/** Every orientation at once, which is how a log says that it is not known. */
const UNKNOWN = 15;

/**
 * The mark of a severity, on a square from -8 to 8.
 * @type {Record<string, string>}
 */
const MARKS = {
  error: 'M-5-5h10v10h-10z',
  warning: 'M0-6L6 5H-6z',
  note: 'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5z',
  marker: 'M-1-6h2V6h-2z',
};

/**
 * How sure a rule is.
 * @type {Record<string, string>}
 */
const CONFIDENCE = { documented: '●●●', observed: '●●○', disputed: '●○○' };

/**
 * The orientations in a mask.
 * @param {number} bits
 */
function orientations(bits) {
  return ORIENTATIONS.filter((each) => bits & each.bit);
}

/**
 * A mask in the names of UIKit.
 * @param {number} bits
 */
function maskWords(bits) {
  if (bits === UNKNOWN) return 'all orientations';
  return (
    orientations(bits)
      .map((each) => each.name)
      .join(', ') || 'nothing'
  );
}

/**
 * What a window shows, in the names of UIKit.
 * @param {number} bits
 */
function shownWords(bits) {
  return bits === 0 || bits === UNKNOWN
    ? 'unknown'
    : orientations(bits)
        .map((each) => each.name)
        .join(' or ');
}

/**
 * Whole milliseconds of a time in microseconds, truncated as in all other reports.
 * @param {number} time
 */
function milliseconds(time) {
  return Math.floor(time / 1000);
}

/**
 * Seconds with three places.
 * @param {number} time
 */
function seconds(time) {
  const whole = milliseconds(time);
  return `${Math.floor(whole / 1000)}.${String(whole % 1000).padStart(3, '0')}`;
}

/**
 * A number with thousands apart.
 * @param {number} number
 */
function grouped(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * A text of at most so many characters.
 * @param {string} text
 * @param {number} limit
 */
function shortened(text, limit) {
  const characters = [...printable(text)];
  return characters.length <= limit ? characters.join('') : `${characters.slice(0, limit - 1).join('')}…`;
}

/**
 * The mark of a severity.
 * @param {string} severity
 */
function badge(severity) {
  const box = { class: `badge ${severity}`, viewBox: '-8 -8 16 16', width: 14, height: 14, 'aria-hidden': 'true' };
  return make('svg', box, make('path', { d: MARKS[severity], fill: severity === 'note' ? '#6b727d' : '#b83b0b' }));
}

/** The outline of a small device. */
const OUTLINE = 'M-2-7h4a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM-1.5 4.6h3';

/**
 * A small device that is turned.
 * @param {number} turn
 */
function glyph(turn) {
  return make(
    'svg',
    { class: 'glyph', viewBox: '-8 -8 16 16', width: 14, height: 14, 'aria-hidden': 'true' },
    make('path', { transform: `rotate(${turn})`, d: OUTLINE, fill: 'none', stroke: '#6b727d', 'stroke-width': 1.4 }),
  );
}
