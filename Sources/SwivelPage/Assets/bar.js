// The bar of the current moment, and the panes below it.

/**
 * @param {Model} model
 * @param {() => number} current
 * @param {(by: number) => void} step
 * @param {(by: number) => void} nextFinding
 */
function momentBar(model, current, step, nextFinding) {
  const previous = button('←', () => step(-1), { 'aria-label': 'Previous event' });
  const next = button('→', () => step(1), { 'aria-label': 'Next event' });
  const time = make('span', { class: 'time' });
  const what = make('span', { class: 'what' });
  const copyButton = button(['Copy', make('span', { class: 'wide' }, ' command')], copyCommand, { id: 'copy' });
  const stage = make('div', { class: 'stage' });
  const whys = make('div', { class: 'whys' });
  const tree = make('div', { class: 'hierarchy' });
  const toFinding =
    model.flagged.length > 0 &&
    button(
      [make('span', { class: 'wide' }, model.flagged.length > 1 ? 'Next ' : 'To the '), 'finding'],
      () => nextFinding(1),
      { id: 'to-finding' },
    );
  append(byID('live'), [
    make('h3', { class: 'unseen' }, 'The moment'),
    make(
      'div',
      { class: 'now', role: 'group', 'aria-label': 'The moment' },
      make('span', { class: 'steps' }, previous, next),
      time,
      what,
      toFinding,
      copyButton,
    ),
    make('div', { class: 'columns' }, stage, whys, tree),
    make('p', { id: 'announcements', class: 'unseen', 'aria-live': 'polite' }),
  ]);

  function copyCommand() {
    copy(model.command(current()), copyButton);
  }

  return {
    copy: copyCommand,

    /** @param {number} at */
    show(at) {
      fill(time, `${seconds(model.times[at])} s`);
      fill(
        what,
        model.findings(at).map(({ severity }) => [badge(severity), ' ']),
        named(model.text(at)),
        ' ',
        make('small', {}, `event ${model.sequences[at]}, ${model.kind(at)}`),
      );
      copyButton.title = model.command(at);
      previous.disabled = at === 0;
      next.disabled = at === model.count - 1;
      showDrawings(stage, model, at);
      fill(whys, whyParts(model, at));
      fill(tree, make('h4', {}, 'Controllers'), hierarchy(model, at));
    },
  };
}
