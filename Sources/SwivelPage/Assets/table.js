// The table of events: a filter by group and text, and only the rows that are seen where there are many.

/** From this many rows on only those in view are in the page. */
const MANY_ROWS = 600;

/** The height of a row in pixels where only those in view are in the page, and how many of them there are. */
const ROW_HEIGHT = 29;
const ROWS_IN_PAGE = 60;

/** What the table can be narrowed to. */
const GROUPS = ['all', 'findings', 'rulings', 'device', 'page', 'request', 'set-up'];

/**
 * @param {Model} model
 * @param {() => number} current
 * @param {() => void} changed
 */
function eventTable(model, current, changed) {
  const box = byID('rows');
  const body = box.querySelector('tbody');
  box.querySelector('table').setAttribute('aria-rowcount', String(model.count + 1));
  const count = make('span', { id: 'count' });
  const groupField = make(
    'select',
    { id: 'group', 'aria-label': 'Which events', change: () => table.filter() },
    GROUPS.map((group) => make('option', { value: group }, group === 'all' ? 'all events' : group)),
  );
  const textField = make('input', {
    id: 'filter',
    type: 'search',
    placeholder: 'Filter',
    'aria-label': 'Filter events',
    'aria-keyshortcuts': '/',
    autocomplete: 'off',
    spellcheck: 'false',
    input: () => table.filter(),
  });
  append(byID('filters'), [count, groupField, textField]);
  /** @type {number[]} */
  let listed = [];
  let first = 0;

  /** @param {number} at */
  function row(at) {
    const found = model.findings(at);
    return make(
      'tr',
      {
        class: `in-${model.group(at)}${found.length ? ' flagged' : ''}`,
        'data-at': at,
        'aria-current': at === current() && 'true',
        'aria-rowindex': at + 2,
      },
      make('td', { class: 'number' }, make('a', { href: `#event=${model.sequences[at]}` }, model.sequences[at])),
      make('td', { class: 'number' }, seconds(model.times[at])),
      make('td', { class: 'kind' }, model.kind(at)),
      make('td', { class: 'text' }, model.text(at)),
      make(
        'td',
        { class: 'result' },
        found.map(({ severity, id }) => [badge(severity), ' ', id, ' ']),
        model.mark(at),
      ),
    );
  }

  /**
   * @param {number} at
   * @param {string} group
   * @param {string} text
   */
  function isListed(at, group, text) {
    if (group === 'findings' && !model.findings(at).length) return false;
    if (group === 'rulings' && !model.mark(at)) return false;
    if (!['all', 'findings', 'rulings'].includes(group) && model.group(at) !== group) return false;
    if (!text) return true;
    const all = `${model.sequences[at]} ${seconds(model.times[at])} ${model.kind(at)} ${model.text(at)} ${model.mark(at)}`;
    return all.toLowerCase().includes(text) || model.findings(at).some(({ id }) => id.includes(text));
  }

  const isLong = () => listed.length > MANY_ROWS;

  /**
   * Room for the rows that are not in the page.
   * @param {number} rows
   */
  function gap(rows) {
    const cell = make('td', { colspan: 5 });
    cell.style.height = `${rows * ROW_HEIGHT}px`;
    return rows > 0 && make('tr', { class: 'gap', 'aria-hidden': 'true' }, cell);
  }

  function drawWindow() {
    first = Math.max(0, Math.min(Math.floor(box.scrollTop / ROW_HEIGHT) - 15, listed.length - ROWS_IN_PAGE));
    const shown = listed.slice(first, first + ROWS_IN_PAGE);
    fill(body, gap(first), shown.map(row), gap(listed.length - first - shown.length));
  }

  const table = {
    text: () => textField.value.trim(),
    group: () => groupField.value,

    /** Narrows the table to what its fields say. */
    filter() {
      const text = table.text().toLowerCase();
      listed = [];
      for (let at = 0; at < model.count; at += 1) if (isListed(at, table.group(), text)) listed.push(at);
      box.classList.toggle('long', isLong());
      box.scrollTop = 0;
      if (isLong()) drawWindow();
      else fill(body, listed.map(row));
      const [some, every] = [grouped(listed.length), grouped(model.count)];
      fill(count, listed.length === model.count ? `${every} events` : `${some} of ${every} events`);
      changed();
    },

    /**
     * Sets both fields.
     * @param {string} text
     * @param {string} group
     */
    narrow(text, group) {
      textField.value = text;
      groupField.value = GROUPS.includes(group) ? group : 'all';
      table.filter();
    },

    /** Marks the row of the current moment and brings it into view within the table. */
    follow() {
      const place = countBelow(listed, current());
      if (isLong() && listed[place] === current()) {
        const top = place * ROW_HEIGHT;
        const isSeen = top >= box.scrollTop && top <= box.scrollTop + box.clientHeight - 2 * ROW_HEIGHT;
        if (!isSeen) box.scrollTop = top - box.clientHeight / 2;
        if (!isSeen || place < first || place >= first + ROWS_IN_PAGE) drawWindow();
      }
      body.querySelector('[aria-current]')?.removeAttribute('aria-current');
      body.querySelector(`[data-at="${current()}"]`)?.setAttribute('aria-current', 'true');
    },
    focus: () => textField.focus(),
  };
  // Paper cannot be scrolled: it gets the rows around the current moment, and the note above says where the rest is.
  addEventListener('beforeprint', () => {
    const start = Math.max(0, Math.min(countBelow(listed, current()) - MANY_ROWS / 2, listed.length - MANY_ROWS));
    if (isLong()) fill(body, listed.slice(start, start + MANY_ROWS).map(row));
  });
  addEventListener('afterprint', () => {
    if (isLong()) drawWindow();
  });
  box.addEventListener('scroll', () => {
    const wanted = Math.floor(box.scrollTop / ROW_HEIGHT) - 15;
    if (isLong() && Math.abs(wanted - first) > 10) drawWindow();
  });
  return table;
}
