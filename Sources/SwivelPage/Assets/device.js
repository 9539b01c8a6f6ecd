// Draws the device as it is held, and in it the interface as the app draws it.

/** @typedef {{posture: string, shown: number, title: string, unwanted: boolean, pad: boolean}} Pose */

/** The lengths of the lines of text on a page, as shares of its width. */
const LINES = [0.9, 0.7, 0.82, 0.55];

/** @param {boolean} pad */
function bodySize(pad) {
  return pad ? { width: 128, height: 168, radius: 12 } : { width: 86, height: 172, radius: 17 };
}

/**
 * The page in the device, on a frame around the middle.
 * @param {number} width
 * @param {number} height
 * @param {string} title
 */
function pageFrame(width, height, title) {
  const left = -width / 2;
  const top = -height / 2;
  let lines = '';
  for (let y = top + 42, index = 0; y < top + height - 16; y += 12, index += 1) {
    lines += `M${left + 11} ${y}h${Math.floor((width - 22) * LINES[index % 4])}`;
  }
  return make(
    'g',
    { class: 'frame' },
    make('rect', { class: 'title-bar', x: left, y: top, width, height: 30, fill: '#eceff3' }),
    make(
      'text',
      { class: 'title', x: 0, y: top + 23, 'text-anchor': 'middle', 'font-size': 9, fill: '#16181d' },
      shortened(title, width < height ? 13 : 27),
    ),
    make('path', {
      class: 'lines',
      d: lines,
      stroke: '#d5dae1',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
    make('rect', { class: 'home', x: -16, y: top + height - 7, width: 32, height: 2.5, rx: 1.2, fill: '#7a828d' }),
  );
}

/**
 * What the interface group of a drawing holds.
 * @param {Pose} pose
 */
function interfaceShapes(pose) {
  const turn = interfaceTurn(pose.shown);
  if (turn === null) {
    return [
      make('text', { class: 'unknown', x: 0, y: 10, 'text-anchor': 'middle', 'font-size': 28, fill: '#6b727d' }, '?'),
    ];
  }
  const { width, height } = bodySize(pose.pad);
  const isTall = turn === 0 || turn === 180;
  const [short, long] = [width - 12, height - 14];
  return [isTall ? pageFrame(short, long, pose.title) : pageFrame(long, short, pose.title)];
}

/**
 * The angle of what is in the device; where the interface is not known, a question mark stands upright.
 * @param {Pose} pose
 */
function innerTurn(pose) {
  return interfaceTurn(pose.shown) ?? -(deviceTurn(pose.posture) ?? 0);
}

/**
 * The angle of an interface in the frame of its device, or null where it is not known.
 * @param {number} shown
 */
function interfaceTurn(shown) {
  const only = orientations(shown);
  return only.length === 1 ? only[0].turn : null;
}

/**
 * The angle at which a device is held, or null where it is not known.
 * @param {string} posture
 */
function deviceTurn(posture) {
  return ORIENTATIONS.find((each) => each.name === posture)?.turn ?? null;
}

/**
 * The words of a drawing for a screen reader.
 * @param {Pose} pose
 */
function poseWords(pose) {
  return `device ${pose.posture || 'unknown'}, interface ${shownWords(pose.shown)}`;
}

/**
 * A drawing of a device.
 * @param {Pose} pose
 * @param {number} size
 */
function deviceDrawing(pose, size) {
  const { width, height, radius } = bodySize(pose.pad);
  const isFlat = deviceTurn(pose.posture) === null;
  const glass = { x: -width / 2 + 4, y: -height / 2 + 4, width: width - 8, height: height - 8, rx: radius - 4 };
  return make(
    'svg',
    {
      class: `drawing${pose.unwanted ? ' unwanted' : ''}${isFlat ? ' flat' : ''}`,
      viewBox: '-100 -100 200 200',
      width: size,
      height: size,
      role: 'img',
      'aria-label': poseWords(pose),
    },
    make(
      'g',
      { class: 'held', transform: `rotate(${deviceTurn(pose.posture) ?? 0})` },
      make('rect', {
        class: 'body',
        x: -width / 2,
        y: -height / 2,
        width,
        height,
        rx: radius,
        fill: isFlat ? 'none' : '#2a2f36',
        stroke: isFlat ? '#6b727d' : 'none',
        'stroke-dasharray': isFlat ? '4 3' : null,
      }),
      make('rect', { class: 'glass', ...glass, fill: '#ffffff' }),
      make('g', { class: 'interface', transform: `rotate(${innerTurn(pose)})` }, interfaceShapes(pose)),
      !pose.pad &&
        make('rect', { class: 'island', x: -13, y: -height / 2 + 8, width: 26, height: 6, rx: 3, fill: '#2a2f36' }),
      make('rect', {
        class: 'rim',
        ...glass,
        fill: 'none',
        stroke: pose.unwanted ? '#b83b0b' : 'none',
        'stroke-width': 3,
      }),
    ),
  );
}

/**
 * The shorter way from one angle to another, so that a turn is drawn as a quarter.
 * @param {number} from
 * @param {number} to
 */
function nearestTurn(from, to) {
  return to + 360 * Math.round((from - to) / 360);
}

/**
 * Turns a drawing that is on the page, so that the turn is seen.
 * @param {any} drawing
 * @param {Pose} pose
 */
function turnDrawing(drawing, pose) {
  const fresh = deviceDrawing(pose, 200);
  for (const { name, value } of fresh.attributes)
    if (name !== 'width' && name !== 'height') drawing.setAttribute(name, value);
  for (const part of ['.body', '.rim']) drawing.querySelector(part).replaceWith(fresh.querySelector(part));
  const inside = drawing.querySelector('.interface');
  inside.replaceChildren(...fresh.querySelector('.interface').children);
  turnGroup(drawing.querySelector('.held'), deviceTurn(pose.posture) ?? 0);
  turnGroup(inside, innerTurn(pose));
}

/**
 * @param {any} group
 * @param {number} turn
 */
function turnGroup(group, turn) {
  const old = Number(group.dataset.turn ?? /-?\d+/.exec(group.getAttribute('transform'))?.[0]);
  const next = nearestTurn(old, turn);
  group.dataset.turn = String(next);
  group.setAttribute('transform', `rotate(${turn})`);
  group.style.transform = `rotate(${next}deg)`;
}
