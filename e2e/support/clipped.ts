import type { Locator, Page } from '@playwright/test';

/**
 * Finds text, images and controls that extend beyond the left or right edge of their scroll container. Skips visually hidden text, closed
 * sections, and navigation in a row that scrolls to the link in focus.
 */
export const clippedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const containers = new Map<Element, Element | null>();
    /** The nearest ancestor that scrolls or clips; null for the document. */
    const containerOf = (element: Element): Element | null => {
      const known = containers.get(element);
      if (known !== undefined) return known;
      const { parentElement: parent } = element;
      const cuts = parent && getComputedStyle(parent).overflowX !== 'visible' && parent !== document.body;
      const found = !parent || parent === document.documentElement ? null : cuts ? parent : containerOf(parent);
      containers.set(element, found);
      return found;
    };
    const isRead = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('[aria-hidden=true]:not(svg)') &&
      ![...ancestors(element)].some((each) => getComputedStyle(each).clipPath !== 'none');
    function* ancestors(element: Element): Generator<Element> {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) yield each;
    }

    const faults: string[] = [];
    const range = document.createRange();
    const nodes = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // In an SVG check only text, because lines may extend beyond the edge by half their width.
      if (!element || (node instanceof Text ? node.data.trim() === '' : element instanceof SVGElement)) continue;
      if (containerOf(element)?.matches('nav > ul')) continue;
      range.selectNodeContents(node);
      const { left, right, width, height } = node instanceof Text ? range.getBoundingClientRect() : element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const box = containerOf(element)?.getBoundingClientRect() ?? { left: 0, right: document.documentElement.clientWidth };
      if (right <= box.right + 1 && left >= box.left - 1) continue;
      if (!isRead(element)) continue;
      faults.push(
        `${element.tagName} ${node.textContent?.trim().slice(0, 40)}: ${Math.round(left)} to ${Math.round(right)} in ${Math.round(box.left)} to ${Math.round(box.right)}`,
      );
    }
    return faults;
  });

/** How far the page scrolls sideways, and which texts are wider than their element. */
export const overflowing = (page: Page) =>
  page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // Text wider than its control.
    cut: [...document.querySelectorAll('button, summary, h1, h2, h3, dt, dd, th, td')]
      .filter(
        (element) =>
          element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).position !== 'absolute',
      )
      .map((element) => element.textContent),
  }));

/** Opens every closed part, also those inside others. */
export async function openAll(root: Locator): Promise<void> {
  const closed = root.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.evaluateAll((all: HTMLElement[]) => all.forEach((summary) => summary.click()));
}
