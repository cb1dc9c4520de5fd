import type { Page } from '@playwright/test';

/**
 * What of the page's content ends beyond the edge of what it scrolls in, at the right or at the left: texts, pictures and controls.
 * What is only read aloud is left out, and so is what nobody has opened.
 */
export const clippedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const containers = new Map<Element, Element | null>();
    /** The nearest element around it that scrolls or cuts off; the document where there is none. */
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
      // Of a picture its texts: lines may be drawn half beyond its edge.
      if (!element || (node instanceof Text ? node.data.trim() === '' : element instanceof SVGElement)) continue;
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
