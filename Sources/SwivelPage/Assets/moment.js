// The panes of one moment: drawings, gates and hierarchy. The static page has the same parts with the same text.

/**
 * A pair in a list of facts.
 * @param {string} term
 * @param {...Child} value
 */
function fact(term, ...value) {
  return make('div', {}, make('dt', {}, term), make('dd', {}, value));
}

/**
 * @param {string} name
 * @param {string} mark
 * @param {string} word
 * @param {string} [said]
 */
function gateCell(name, mark, word, said = '') {
  return make(
    'td',
    { class: name },
    make('i', {}, mark),
    ' ',
    make('span', { class: name.startsWith('shown') ? 'word' : 'unseen' }, word),
    said && make('span', { class: 'unseen' }, said),
  );
}

/**
 * @param {Child} gate
 * @param {Child} source
 * @param {Child} note
 */
function gateHeader(gate, source, note) {
  return make(
    'th',
    { scope: 'row' },
    make('span', { class: 'gate' }, gate),
    ' ',
    make('span', { class: 'source' }, source, note && [' ', make('small', {}, note)]),
  );
}

/**
 * The gates as a sieve: a column for each orientation, a row for each gate.
 * @param {Why} why
 */
function gatesTable(why) {
  let left = UNKNOWN;
  const rows = why.gates.map(([gate, allows, removed, source, note]) => {
    const cells = ORIENTATIONS.map(({ bit }) => {
      if (removed & bit) return gateCell('removed', '✕', 'excluded here');
      return left & allows & bit ? gateCell('passes', '●', 'allowed') : gateCell('gone', '·', 'already excluded');
    });
    left &= allows;
    return make('tr', {}, gateHeader(gate, named(source), note), cells);
  });
  const results = ORIENTATIONS.map(({ bit }) => {
    const isAllowed = why.allowed & bit;
    if (why.shown & bit) {
      return isAllowed ? gateCell('shown', '◆', 'shown') : gateCell('shown unwanted', '◆', 'shown', ' and not allowed');
    }
    return isAllowed ? gateCell('passes', '●', 'allowed') : gateCell('gone', '·', 'not allowed');
  });
  return make(
    'table',
    { class: 'gates' },
    make(
      'thead',
      {},
      make(
        'tr',
        {},
        make('th', { scope: 'col' }, 'gate'),
        ORIENTATIONS.map(({ words, turn }) => make('th', { scope: 'col' }, glyph(turn), ' ', make('span', {}, words))),
      ),
    ),
    make('tbody', {}, rows, make('tr', { class: 'result' }, gateHeader('result', why.basis, null), results)),
  );
}

/**
 * Who was asked, who answered.
 * @param {Why} why
 */
function partiesList(why) {
  return make(
    'dl',
    { class: 'parties' },
    why.asked && fact('asked', named(why.asked)),
    why.answered && fact('mask from', named(why.answered)),
    why.visible &&
      fact('visible', named(why.visible), why.neverAsked && [' ', make('strong', { class: 'never' }, 'never asked')]),
    why.heldBy && fact('kept by rule', make('a', { href: `#rule-${why.heldBy}` }, why.heldBy)),
    !why.masksCount && fact('masks', 'not read here'),
  );
}

/** @param {Rule} rule */
function ruleItem(rule) {
  const count = rule.sources.length;
  return make(
    'li',
    {},
    make('p', {}, rule.summary),
    ' ',
    make(
      'p',
      { class: 'cite' },
      make('a', { href: `#rule-${rule.id}` }, rule.id),
      ` ${rule.versions}, ${rule.confidence === 'observed' ? 'reported' : rule.confidence} `,
      make('span', { class: 'sure', 'aria-hidden': 'true' }, CONFIDENCE[rule.confidence]),
      `, ${count} ${count === 1 ? 'source' : 'sources'}`,
    ),
  );
}

/**
 * @param {Why} why
 * @param {Model} model
 */
function whySection(why, model) {
  const rules = why.rules.map((id) => model.rules.get(id)).filter((rule) => rule !== undefined);
  return make(
    'section',
    { class: 'why' },
    make(
      'h4',
      {},
      named(why.name),
      ` ${why.outcome}`,
      why.unwanted && make('span', { class: 'bad' }, ', which is not allowed'),
    ),
    gatesTable(why),
    partiesList(why),
    rules.length > 0 && make('ul', { class: 'rules' }, rules.map(ruleItem)),
  );
}

/**
 * Where the engine decided what is still so.
 * @param {Model} model
 * @param {number} at
 */
function decidedLine(model, at) {
  const decided = model.decided(at);
  if (decided === null) return null;
  const rulings = model.windows(decided).flatMap(({ why }) => (why?.ruling ? [why] : []));
  const words = rulings.map((why) => why.outcome + (why.heldBy ? `, kept by rule ${why.heldBy}` : '')).join('; ');
  return make(
    'p',
    { class: 'decided' },
    'Decided at ',
    make('a', { href: `#event=${model.sequences[decided]}` }, `${seconds(model.times[decided])} s`),
    `, event ${model.sequences[decided]}${words && ': '}${words}`,
  );
}

/**
 * The badges of a controller.
 * @type {[number, string, string][]}
 */
const BADGES = [
  [1, 'asked', 'asked'],
  [2, 'answered', 'mask used'],
  [4, 'visible', 'visible'],
  [8, 'never', 'never asked'],
];

/**
 * @param {Model} model
 * @param {number} at
 */
function hierarchy(model, at) {
  const nodes = model.tree(at);
  if (!nodes.length) return make('p', { class: 'none' }, 'No window yet.');
  return make(
    'ul',
    { class: 'tree' },
    nodes.map(({ depth, place, name, mask, badges }) =>
      make(
        'li',
        { class: `d${Math.min(depth, 9)}` },
        make('span', { class: 'name' }, named(name)),
        BADGES.map(([bit, style, word]) =>
          badges & bit ? [' ', make('span', { class: `tag ${style}` }, word)] : null,
        ),
        ' ',
        make('span', { class: 'place' }, place, mask >= 0 && `; allows ${maskWords(mask)}`),
      ),
    ),
  );
}

/**
 * What the drawing of a window shows.
 * @param {Model} model
 * @param {number} at
 * @param {WindowState} state
 * @returns {Pose}
 */
function poseOf(model, at, state) {
  return {
    posture: model.held(at),
    shown: state.shown,
    pad: model.document.trace.pad,
    title: state.why?.visible ?? '',
    unwanted: state.why?.unwanted ?? false,
  };
}

/**
 * @param {Model} model
 * @param {number} at
 * @param {WindowState} state
 * @param {boolean} isNamed
 */
function poseCaption(model, at, state, isNamed) {
  return make(
    'dl',
    {},
    isNamed && fact('window', named(windowName(model, state.window))),
    fact('device', model.held(at) || 'unknown'),
    make(
      'div',
      {},
      make('dt', {}, 'interface'),
      make('dd', { class: state.why?.unwanted ? 'bad' : null }, shownWords(state.shown)),
    ),
    state.why && fact('allows', maskWords(state.why.allowed)),
  );
}

/**
 * @param {Model} model
 * @param {number} handle
 * @returns {string}
 */
function windowName(model, handle) {
  return model.document.windows.find((/** @type {[number, string]} */ each) => each[0] === handle)?.[1] ?? 'window';
}

/**
 * Shows the drawings of a moment; a drawing that is there for a window already is turned.
 * @param {Element} stage
 * @param {Model} model
 * @param {number} at
 */
function showDrawings(stage, model, at) {
  const states = model.windows(at);
  const drawn = states.length ? states : [{ window: -1, shown: 0, why: null }];
  const figures = drawn.map((state) => {
    const pose = poseOf(model, at, state);
    const old = stage.querySelector(`figure[data-window="${state.window}"]`);
    const figure = old ?? make('figure', { 'data-window': state.window }, deviceDrawing(pose, 200), make('figcaption'));
    if (old) turnDrawing(old.querySelector('.drawing'), pose);
    fill(figure.querySelector('figcaption'), poseCaption(model, at, state, states.length > 1));
    return figure;
  });
  if (figures.length !== stage.children.length || figures.some((figure, index) => figure !== stage.children[index])) {
    stage.replaceChildren(...figures);
  }
}

/**
 * What the engine says about a moment.
 * @param {Model} model
 * @param {number} at
 * @returns {Child}
 */
function whyParts(model, at) {
  const whys = model.windows(at).flatMap(({ why }) => (why ? [whySection(why, model)] : []));
  return [
    whys.length ? whys : make('p', { class: 'none' }, 'No window yet: no controller is asked.'),
    decidedLine(model, at),
  ];
}
