// The keys, and the dialog that lists them.

/**
 * The keys of a report with what each does.
 * @type {[string, string][]}
 */
const REPORT_KEYS = [
  ['← →', 'previous, next event'],
  ['⇧← ⇧→', 'previous, next decision'],
  ['f F', 'next, previous finding'],
  ['Home End', 'first, last event (on the timeline)'],
  ['+ −', 'zoom in, out'],
  ['0', 'the whole run'],
  ['s', 'by time or by steps'],
  ['c', 'copy the command'],
  ['/', 'filter events'],
  ['Esc', 'leave the filter'],
  ['?', 'this list'],
];

/** @param {[string, string][]} keys */
function keysDialog(keys) {
  const dialog = make(
    'dialog',
    { 'aria-labelledby': 'keys-title' },
    make('h2', { id: 'keys-title' }, 'Keys'),
    make(
      'dl',
      {},
      keys.map(([key, action]) => [make('dt', {}, make('kbd', {}, key)), make('dd', {}, action)]),
    ),
    button('Close', () => dialog.close()),
  );
  document.body.append(dialog);
  return dialog;
}

/**
 * Runs an action for each key, but not while a field or the dialog has it.
 * @param {Record<string, (event: KeyboardEvent) => void>} actions
 * @param {any} dialog
 * @param {() => void} cleared
 */
function listenForKeys(actions, dialog, cleared) {
  addEventListener('keydown', (event) => {
    if (isForeign(event) || dialog?.open) return;
    const target = /** @type {any} */ (event.target);
    if (target.closest?.('input, select, textarea')) {
      if (event.key !== 'Escape') return;
      if ('value' in target && target.type === 'search') target.value = '';
      target.blur();
      cleared();
      return;
    }
    const isOnSlider = target.getAttribute?.('role') === 'slider';
    if ((event.key === 'Home' || event.key === 'End') && !isOnSlider) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action(event);
  });
}
