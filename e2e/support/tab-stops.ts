/** Tabs through a page and reports problems with its focus stops. */
import type { CDPSession, Page } from '@playwright/test';
import { pressTab } from './keyboard.ts';

interface Watch {
  /** The focus has left the page or returned to an earlier stop. */
  ended: boolean;
  /** Returns the problems and unreached elements, then restarts from the page's last stop. */
  readonly take: () => string[];
}
type Watched = Window & { readonly tabStops: Watch };

/**
 * Runs inside the page and watches where Tab stops.
 * @param parts - selector of the elements to watch
 */
function watchTabStops(parts: string): void {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const faults: string[] = [];
  const seen = new Set<Element>();
  let last: Element | null = null;

  const nameOf = (element: Element) =>
    `${element.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 80)} ${element.textContent.slice(0, 40)}`;
  /** A label is the click target of its radio button or checkbox, and the frame around a select shows its outline. */
  const targetOf = (element: Element) => (element.matches('label > :is(input, select)') ? (element.parentElement ?? element) : element);
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    // Of a radio group only the checked button is a stop; arrow keys reach the others.
    !element.matches('[type=radio]:not(:checked)') &&
    element.closest(parts) !== null &&
    element.closest('[inert]') === null;
  const stops = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isStop);

  /** Counts how many of nine points in each of the element's boxes are visible; of more in a box taller than the window. */
  const seenPoints = (target: Element) => {
    const points = [...target.getClientRects()].flatMap(({ left, top, width, height }) => {
      const rows = height <= window.innerHeight ? [0.15, 0.5, 0.85] : Array.from({ length: 100 }, (_row, index) => index / 100 + 0.005);
      return [0.08, 0.5, 0.92].flatMap((x) => rows.map((y) => [left + width * x, top + height * y] as const));
    });
    const free = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    });
    return { all: points.length, free: free.length };
  };

  const look = () => {
    const focused = document.activeElement;
    // A date input has several stops.
    if (watch.ended || focused === last) return;
    if (!(focused instanceof HTMLElement) || !focused.closest(parts) || seen.has(focused)) {
      watch.ended = true;
      return;
    }
    last = focused;
    seen.add(focused);
    const target = targetOf(focused);
    const { width, height } = target.getBoundingClientRect();
    const tell = (what: string) => faults.push(`${what}: ${nameOf(focused)}`);

    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = window.innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom);
    const { all, free } = seenPoints(target);
    // Of an element taller than the visible area, one visible point is enough.
    if (height <= room ? free < all : free === 0) tell(`covered, ${all - free} of ${all} points`);

    let wearer: Element | null = focused;
    const outlined = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    while (wearer && !outlined(wearer)) wearer = wearer.parentElement;
    if (!wearer) tell('without a visible focus');

    const inSentence =
      getComputedStyle(focused).display === 'inline' && (focused.parentElement?.textContent.trim() ?? '') !== focused.textContent.trim();
    if (!inSentence && (width < 24 || height < 24)) tell(`only ${Math.round(width)} by ${Math.round(height)} pixels`);
  };
  // On keyup the browser has already scrolled to the element.
  document.addEventListener('keyup', (event) => event.key === 'Tab' && look(), true);

  const watch: Watch = {
    ended: false,
    take: () => {
      const order = stops();
      const places = [...seen].map((element) => order.indexOf(element as HTMLElement)).filter((place) => place >= 0);
      const steps = places.slice(1).map((place, index) => Math.sign(place - (places[index] ?? 0)));
      const found = [
        ...faults.splice(0),
        ...order.filter((element) => !seen.has(element)).map((element) => `not reached: ${nameOf(element)}`),
        ...(new Set(steps).size > 1 ? ['not in the order of the page'] : []),
      ];
      seen.clear();
      watch.ended = false;
      last = null;
      order.at(-1)?.focus();
      look();
      return found;
    },
  };
  Object.assign(window, { tabStops: watch });
}

/** More stops than any page has, to detect a focus trap. */
const MOST_STOPS = 400;
const AT_ONCE = 8;

async function throughThePage(page: Page, browser: CDPSession, modifiers: number): Promise<string[]> {
  for (let stops = 0; stops < MOST_STOPS; stops += AT_ONCE) {
    await pressTab(browser, AT_ONCE, modifiers);
    if (await page.evaluate(() => (window as unknown as Watched).tabStops.ended))
      return page.evaluate(() => (window as unknown as Watched).tabStops.take());
  }
  return ['the focus never leaves the page'];
}

/**
 * Tabs through the page's content forward and backward.
 * @param all - also tabs through the parts that are the same on every page
 * @returns the problems: stops that are covered, show no focus, are smaller than 24 pixels or cannot be reached
 */
export async function tabStopFaults(page: Page, browser: CDPSession, { all = false } = {}): Promise<string[]> {
  // Exclude the scroll buttons, which come and go with the scroll position.
  await page.evaluate(watchTabStops, all ? 'header, main, footer, section, a' : 'main');
  if (!all) await page.getByRole('main').focus();
  const forwards = await throughThePage(page, browser, 0);
  const backwards = await throughThePage(page, browser, 8);
  return [...forwards, ...backwards.map((fault) => `backwards, ${fault}`)];
}
