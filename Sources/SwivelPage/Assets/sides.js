// The bar of the current event, and below it what it came to in each run, side by side.

/** The keys of the page about two runs, with what each does. */
const DIFF_KEYS = /** @type {[string, string][]} */ ([
  ['← →', 'previous, next event'],
  ['f F', 'next, previous difference'],
  ['Home End', 'first, last event (on the timeline)'],
  ['+ −', 'zoom in, out'],
  ['0', 'both runs'],
  ['s', 'by time or by steps'],
  ['?', 'this list'],
]);

/**
 * @param {Diff} diff
 * @param {(by: number) => void} step
 * @param {(by: number) => void} nextDifference
 */
function sidesBar(diff, step, nextDifference) {
  const previous = button('←', () => step(-1), { 'aria-label': 'Previous event' });
  const next = button('→', () => step(1), { 'aria-label': 'Next event' });
  const times = RUNS.map(() => make('span', { class: 'time' }));
  const what = make('span', { class: 'what' });
  const panes = RUNS.map(() => ({ stage: make('div', { class: 'stage' }), whys: make('div', { class: 'whys' }) }));
  append(byID('live'), [
    make('h3', { class: 'unseen' }, 'The same event in both runs'),
    make(
      'div',
      { class: 'now', role: 'group', 'aria-label': 'The same event in both runs' },
      make('span', { class: 'steps' }, previous, next),
      RUNS.map((run, index) => [make('span', { class: `run ${run}` }, run), times[index]]),
      what,
      diff.differing.length > 0 &&
        button([make('span', { class: 'wide' }, 'Next '), 'difference'], () => nextDifference(1), { id: 'differ' }),
    ),
    make(
      'div',
      { class: 'sides' },
      panes.map(({ stage, whys }, index) =>
        make(
          'div',
          { class: 'side' },
          make('p', { class: 'sort' }, make('span', { class: `run ${RUNS[index]}` }, RUNS[index])),
          stage,
          whys,
        ),
      ),
    ),
    make('p', { id: 'announcements', class: 'unseen', 'aria-live': 'polite' }),
  ]);

  return {
    /** @param {number} at */
    show(at) {
      const { times: placed, moments, kind } = diff.pairs[at];
      for (const [run, time] of placed.entries()) {
        fill(times[run], time === null ? 'not in this run' : `${seconds(time)} s`);
        showSide(panes[run], diff.models[run], moments[run]);
      }
      const words = diff.words(at).map((text, index) => [index > 0 && ' | ', named(text)]);
      fill(what, words, ' ', make('small', { class: kind ? 'other' : null }, diff.status(at)));
      previous.disabled = at === 0;
      next.disabled = at === diff.count - 1;
    },
  };
}

/**
 * The drawings and gates of one run.
 * @param {{stage: Element, whys: Element}} pane
 * @param {Model} model
 * @param {number | null} moment
 */
function showSide({ stage, whys }, model, moment) {
  if (moment === null) {
    fill(stage);
    fill(whys, make('p', { class: 'none' }, 'The report has no details before this event.'));
    return;
  }
  showDrawings(stage, model, moment);
  const sections = model.windows(moment).flatMap(({ why }) => (why ? [whySection(why, model)] : []));
  fill(whys, sections.length ? sections : make('p', { class: 'none' }, 'No window yet: no controller is asked.'));
}
