import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '@bracketwise/shared-ui/federation/when-idle';
import { breakpoint } from '@bracketwise/shared-ui/tokens';
import { LATER_FONT } from '@bracketwise/shared-ui/typeface';

/** Movement in pixels from which browsers count a layout shift. */
const SHIFT = 3;

const takeTypeface = () => document.documentElement.setAttribute('data-typeface', 'later');

type Place = readonly [left: number, top: number];

/** The position of every visible element and text. */
function placesInSight(): ReadonlyMap<Node, Place> {
  const places = new Map<Node, Place>();
  const range = document.createRange();
  // Skips sections below the window with all they contain, because measuring a whole page takes too long on a phone.
  const isBelow = (node: Node) => node instanceof Element && node.getBoundingClientRect().top >= window.innerHeight;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    isBelow(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    range.selectNodeContents(node);
    const [rect] = (node instanceof Element ? node : range).getClientRects();
    if (rect && rect.bottom > 0 && rect.top < window.innerHeight) places.set(node, [rect.left, rect.top]);
  }
  return places;
}

/** Switches to the typeface unless that moves something visible. Runs between two frames, so a failed attempt is never seen. */
function takeTypefaceInPlace(): void {
  const before = placesInSight();
  const former = document.documentElement.dataset.typeface;
  takeTypeface();
  const after = placesInSight();
  const moved = [...before].some(([node, [left, top]]) => {
    const [newLeft, newTop] = after.get(node) ?? [Infinity, Infinity];
    return Math.abs(newLeft - left) >= SHIFT || Math.abs(newTop - top) >= SHIFT;
  });
  if (!moved) return;
  if (former) document.documentElement.dataset.typeface = former;
  else delete document.documentElement.dataset.typeface;
}

/** On a phone, trying to switch would keep a page that is in use busy for a third of a second, and text would usually move. */
const isWide = () => window.matchMedia(`(min-width: ${breakpoint.wide})`).matches;

/**
 * The first page of a visit is rendered before the typeface has loaded. On a wide screen it switches to the typeface later if nothing
 * visible moves. The next page uses it from the start.
 */
export function useDeferredTypeface(): void {
  const { pathname } = useLocation();
  const there = useRef(false);

  useEffect(() => {
    if (!('fonts' in document)) return;
    const load = async () => {
      const faces = await document.fonts.load(LATER_FONT).catch(() => []);
      if (faces.length === 0) return;
      there.current = true;
      if (isWide()) whenIdle(takeTypefaceInPlace);
    };
    void load();
  }, []);

  useLayoutEffect(() => {
    if (there.current) takeTypeface();
  }, [pathname]);
}
