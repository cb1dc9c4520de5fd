/** The rules of one component with the marker of styled-components, which lists its class names. */
const COMPONENT = /[^]*?data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/g;

const CLASS_NAMES = / class="([^"]*)"/g;

export interface PlacedStyles {
  /** CSS for the head. */
  readonly head: string;
  /** CSS that only what follows the first form needs; empty if the page has no form. */
  readonly later: string;
  /** The body's HTML until the end of its first form, or all of it. */
  readonly until: string;
  readonly after: string;
}

/**
 * Divides a page at the end of its first form, so that the form arrives before the styles of what follows it. Global styles and keyframes stay
 * in the head. Components keep their order, and one that extends another is never ahead of it, because its elements have the class names of both.
 * @param styles - CSS that styled-components wrote for `body`
 */
export function placeStyles(styles: string, body: string): PlacedStyles {
  const [beforeForm, form, ...afterForm] = body.split(/(<\/form>)/);
  const until = `${beforeForm}${form ?? ''}`;
  if (!form) return { head: styles, later: '', until, after: '' };
  const names = new Set([...until.matchAll(CLASS_NAMES)].flatMap(([, list = '']) => list.split(' ')));
  const parts = { head: '', later: '' };
  for (const [rules, id = '', list = ''] of styles.matchAll(COMPONENT))
    parts[id.startsWith('sc-') || list.split(',').some((name) => names.has(name)) ? 'head' : 'later'] += rules;
  return { ...parts, until, after: afterForm.join('') };
}
