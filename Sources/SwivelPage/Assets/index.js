// The index: sorts and filters the rows that are in the page.

function startIndex() {
  const body = document.querySelector('#traces tbody');
  if (!body) return;
  document.documentElement.classList.add('live');
  const rows = /** @type {any[]} */ ([...body.querySelectorAll('tr')]);
  const words = new Map(rows.map((row) => [row, row.textContent.toLowerCase()]));
  const problems = /** @type {any[]} */ ([...document.querySelectorAll('#problems [data-problem]')]);
  const count = make('span', { 'aria-live': 'polite' });
  const failing = button('Failing only', () => toggle(failing), { 'aria-pressed': 'false' });
  const field = make('input', {
    id: 'filter',
    type: 'search',
    placeholder: 'Filter',
    'aria-label': 'Filter traces',
    'aria-keyshortcuts': '/',
    autocomplete: 'off',
    spellcheck: 'false',
    input: apply,
  });
  let problem = '';
  let isStarted = false;
  append(byID('filters'), [count, failing, field]);

  function apply() {
    const text = field.value.trim().toLowerCase();
    const isFailingOnly = failing.getAttribute('aria-pressed') === 'true';
    let listed = 0;
    for (const row of rows) {
      row.hidden =
        (problem && !row.dataset.problems.split(' ').includes(problem)) ||
        (isFailingOnly && !row.dataset.problems) ||
        (text && !words.get(row)?.includes(text));
      if (!row.hidden) listed += 1;
    }
    fill(
      count,
      listed === rows.length ? `${grouped(listed)} traces` : `${grouped(listed)} of ${grouped(rows.length)} traces`,
    );
    for (const each of problems) each.firstChild.setAttribute('aria-pressed', String(each.dataset.problem === problem));
    const values = new URLSearchParams({
      ...(text && { q: text }),
      ...(problem && { problem }),
      ...(isFailingOnly && { failing: '1' }),
    });
    if (isStarted) replaceAddress(`#${values}`);
  }

  /** @param {any} pressed */
  function toggle(pressed) {
    pressed.setAttribute('aria-pressed', String(pressed.getAttribute('aria-pressed') !== 'true'));
    apply();
  }

  /**
   * A problem becomes a button, which narrows the table.
   * @param {any} holder
   */
  function problemButton(holder) {
    const number = holder.dataset.problem;
    fill(
      holder,
      button(holder.textContent, () => {
        problem = problem === number ? '' : number;
        apply();
      }),
    );
  }

  /**
   * @param {any} header
   * @param {number} column
   */
  function sortButton(header, column) {
    const label = header.textContent;
    const cell = (/** @type {any} */ row) => row.cells[column];
    const value = (/** @type {any} */ row) => cell(row).dataset.value ?? cell(row).textContent.trim();
    fill(
      header,
      button(label, () => {
        const direction = header.getAttribute('aria-sort') === 'ascending' ? -1 : 1;
        for (const each of header.parentElement.children) each.removeAttribute('aria-sort');
        header.setAttribute('aria-sort', direction > 0 ? 'ascending' : 'descending');
        const isNumber = header.classList.contains('number');
        rows.sort(
          (left, right) =>
            direction *
            (isNumber
              ? Number(value(left)) - Number(value(right))
              : value(left) < value(right)
                ? -1
                : value(left) > value(right)
                  ? 1
                  : 0),
        );
        body?.replaceChildren(...rows);
      }),
    );
  }

  /**
   * Puts the focus on the next link.
   * @param {number} by
   * @param {boolean} isFailing
   */
  function move(by, isFailing) {
    const listed = rows.filter((row) => !row.hidden && (!isFailing || row.dataset.problems));
    const at = listed.indexOf(document.activeElement?.closest('tr'));
    listed[Math.min(Math.max(at + by, 0), listed.length - 1)]?.querySelector('a')?.focus();
  }

  /** Opens what a link leads into, where one page holds every trace. */
  function reveal() {
    const target = byID(location.hash.slice(1));
    const details = target?.closest('details');
    if (!details) return;
    details.open = true;
    target.scrollIntoView();
  }

  problems.forEach(problemButton);
  for (const header of document.querySelectorAll('#traces thead th[data-sort]')) {
    sortButton(header, /** @type {any} */ (header).cellIndex);
  }
  const values = new URLSearchParams(location.hash.slice(1));
  field.value = values.get('q') ?? '';
  const asked = values.get('problem') ?? '';
  problem = problems.some((each) => each.dataset.problem === asked) ? asked : '';
  failing.setAttribute('aria-pressed', String(values.has('failing')));
  apply();
  isStarted = true;
  reveal();
  addEventListener('hashchange', reveal);
  listenForKeys(
    {
      '/': () => field.focus(),
      j: () => move(1, false),
      k: () => move(-1, false),
      f: () => move(1, true),
      F: () => move(-1, true),
    },
    null,
    apply,
  );
}
