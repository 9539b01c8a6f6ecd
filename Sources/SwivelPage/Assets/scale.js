// Where a time or a moment lies on the width of the time line: by time, or with one width for each moment.

/** The moments of one group that are drawn as narrow as a quarter. */
const NARROW_GROUP = 'set-up';

/** Below this share of the width neighbors are drawn as one. */
const DENSE = 0.0012;

/**
 * @param {{span: number, times: number[], count: number, group: (at: number) => string}} model
 */
function scaleOf(model) {
  /** @type {number[]} */
  let edges = [];
  const scale = {
    from: 0,
    to: 1,
    steps: false,

    /**
     * The place of a time on the whole width, from 0 to 1.
     * @param {number} time
     */
    place(time) {
      if (!scale.steps) return time / model.span;
      const after = countBelow(model.times, time);
      return after < model.count ? scale.placeOfMoment(after) : 1;
    },

    /**
     * The place of a moment on the whole width.
     * @param {number} at
     */
    placeOfMoment(at) {
      return scale.steps ? (edges[at] + edges[at + 1]) / 2 / edges[model.count] : model.times[at] / model.span;
    },

    /**
     * The place of a time on what is seen of the width.
     * @param {number} time
     */
    seen(time) {
      return (scale.place(time) - scale.from) / (scale.to - scale.from);
    },

    /**
     * The place of a moment on what is seen of the width.
     * @param {number} at
     */
    seenOfMoment(at) {
      return (scale.placeOfMoment(at) - scale.from) / (scale.to - scale.from);
    },

    /**
     * The moment nearest to a place on what is seen of the width.
     * @param {number} seen
     */
    momentAt(seen) {
      const place = scale.from + seen * (scale.to - scale.from);
      if (!scale.steps) return nearest(/** @type {any} */ (model), place * model.span);
      const at = countBelow(edges, place * edges[model.count]) - 1;
      return Math.min(Math.max(at, 0), model.count - 1);
    },

    /**
     * Shows a part of the width.
     * @param {number} from
     * @param {number} width
     */
    show(from, width) {
      const seen = Math.min(1, Math.max(width, 2e-6));
      scale.from = Math.min(Math.max(from, 0), 1 - seen);
      scale.to = scale.from + seen;
    },

    /**
     * Zooms around a place on the whole width.
     * @param {number} factor
     * @param {number} place
     */
    zoom(factor, place) {
      const seen = scale.to - scale.from;
      const width = Math.min(1, seen * factor);
      scale.show(place - width * ((place - scale.from) / seen), width);
    },

    /**
     * Moves what is seen so that a moment is in it, and says whether it moved.
     * @param {number} at
     */
    reveal(at) {
      const place = scale.placeOfMoment(at);
      if (place >= scale.from && place <= scale.to) return false;
      scale.show(place - (scale.to - scale.from) / 2, scale.to - scale.from);
      return true;
    },

    /**
     * Goes by time or by steps.
     * @param {boolean} steps
     */
    goBy(steps) {
      scale.steps = steps;
      scale.show(0, 1);
      if (!steps || edges.length) return;
      edges = [0];
      for (let at = 0; at < model.count; at += 1) {
        edges.push(edges[at] + (model.group(at) === NARROW_GROUP ? 1 : 4));
      }
    },

    /** Whether everything is seen, by time. */
    isWhole: () => scale.from === 0 && scale.to === 1,
  };
  return scale;
}

/** @typedef {ReturnType<typeof scaleOf>} Scale */

/**
 * A share of the width as an SVG attribute with three places.
 * @param {number} share
 */
function percent(share) {
  return `${(Math.floor(share * 100000 + 0.5) / 1000).toFixed(3)}%`;
}

const MINUTE = 60_000_000;
const STEPS_IN_MINUTES = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1440];

/**
 * A round step for about eight marks on a stretch.
 * @param {number} stretch
 */
function roundStep(stretch) {
  const least = stretch / 8;
  if (least > 30_000_000) {
    const minutes = STEPS_IN_MINUTES.find((each) => each * MINUTE >= least);
    return minutes ? minutes * MINUTE : Math.ceil(least / (1440 * MINUTE)) * 1440 * MINUTE;
  }
  let power = 1;
  while (power * 10 <= least) power *= 10;
  return power * ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10);
}

/**
 * The text of a mark on the axis.
 * @param {number} time
 * @param {number} span
 */
function axisText(time, span) {
  const whole = Math.floor(time / 1_000_000);
  const rest = time % 1_000_000;
  const fraction = rest ? `.${String(rest).padStart(6, '0').replace(/0+$/, '')}` : '';
  if (span < 2 * MINUTE) return `${whole}${fraction} s`;
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  if (span < 120 * MINUTE) return `${minutes}:${two(whole % 60)}${fraction}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}${fraction}`;
}

/**
 * The marks of the axis: place on what is seen, text.
 * @param {Scale} scale
 * @param {Model} model
 * @returns {[number, string][]}
 */
function axisMarks(scale, model) {
  if (scale.steps) return axisMarksOfSteps(scale, model);
  const from = model.span * scale.from;
  const to = model.span * scale.to;
  const step = roundStep(to - from);
  /** @type {[number, string][]} */
  const marks = [];
  for (let time = Math.ceil(from / step) * step; time <= to; time += step) {
    marks.push([scale.seen(time), axisText(time, model.span)]);
  }
  return marks;
}

/**
 * @param {Scale} scale
 * @param {Model} model
 * @returns {[number, string][]}
 */
function axisMarksOfSteps(scale, model) {
  /** @type {[number, string][]} */
  const marks = [];
  let last = -1;
  for (let at = 0; at < model.count; at += 1) {
    const seen = scale.seenOfMoment(at);
    if (seen < 0 || seen > 1 || seen - last < 0.055) continue;
    marks.push([seen, (last < 0 ? 'event ' : '') + model.sequences[at]]);
    last = seen;
  }
  return marks;
}
