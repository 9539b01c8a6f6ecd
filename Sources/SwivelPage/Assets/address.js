// The link to what the page shows: the moment, and filter and zoom where they are not as at first.

/**
 * What a link says; what it does not say stays as it is.
 * @typedef {{event?: number, time?: number, text?: string, group?: string, steps?: boolean, zoom: [number, number] | null}} Address
 */

/**
 * Reads a link as `#event=29&q=video&zoom=0.2,0.4`; what makes no sense is left out.
 * @param {string} hash
 * @returns {Address}
 */
function parsedAddress(hash) {
  const values = new URLSearchParams(hash.slice(1));
  const number = (/** @type {string} */ key) =>
    /^\d+(\.\d+)?$/.test(values.get(key) ?? '') ? Number(values.get(key)) : undefined;
  const zoom = /^(0(?:\.\d+)?),(0(?:\.\d+)?|1)$/.exec(values.get('zoom') ?? '');
  const ends = zoom && Number(zoom[1]) < Number(zoom[2]) ? [Number(zoom[1]), Number(zoom[2])] : null;
  return {
    event: number('event'),
    time: number('t'),
    text: values.get('q') ?? undefined,
    group: values.get('show') ?? undefined,
    steps: values.has('scale') ? values.get('scale') === 'steps' : undefined,
    zoom: /** @type {[number, number] | null} */ (ends),
  };
}

/**
 * @param {number} event
 * @param {Scale} scale
 * @param {string} text
 * @param {string} group
 */
function writtenAddress(event, scale, text, group) {
  const parts = [`event=${event}`];
  if (text) parts.push(`q=${encodeURIComponent(text)}`);
  if (group !== 'all') parts.push(`show=${group}`);
  if (scale.steps) parts.push('scale=steps');
  if (!scale.isWhole()) parts.push(`zoom=${Number(scale.from.toFixed(6))},${Number(scale.to.toFixed(6))}`);
  return `#${parts.join('&')}`;
}

/**
 * Puts a link into the address bar without a new entry in the history.
 * @param {string} hash
 */
function replaceAddress(hash) {
  if (location.hash === hash) return;
  try {
    history.replaceState(null, '', hash);
  } catch {
    // A browser that limits how often this may be done, or forbids it, keeps the old link.
  }
}
