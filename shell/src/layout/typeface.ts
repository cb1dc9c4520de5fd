import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LATER_FONT } from '@bracketwise/shared-ui/typeface';

/** Pixels from which on a browser counts a movement as a layout shift. */
const SHIFT = 3;

const takeTypeface = () => (document.documentElement.dataset.typeface = 'later');
const leaveTypeface = () => delete document.documentElement.dataset.typeface;

type Place = readonly [left: number, top: number];

/** Where each element and text that is in sight starts. */
function placesInSight(): ReadonlyMap<Node, Place> {
  const places = new Map<Node, Place>();
  const range = document.createRange();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    range.selectNodeContents(node);
    const [rect] = (node instanceof Element ? node : range).getClientRects();
    if (rect && rect.bottom > 0 && rect.top < window.innerHeight) places.set(node, [rect.left, rect.top]);
  }
  return places;
}

/** Takes the typeface if nothing in sight starts elsewhere with it. Between two frames: nobody sees the attempt. */
function takeTypefaceInPlace(): void {
  const before = placesInSight();
  takeTypeface();
  const after = placesInSight();
  const moved = [...before].some(([node, [left, top]]) => {
    const [newLeft, newTop] = after.get(node) ?? [Infinity, Infinity];
    return Math.abs(newLeft - left) >= SHIFT || Math.abs(newTop - top) >= SHIFT;
  });
  if (moved) leaveTypeface();
}

/**
 * The first page of a visit is drawn before the typeface is there. It takes it when it comes, where that moves nothing of what is
 * being read; the next page has it from the start.
 */
export function useLaterTypeface(): void {
  const { pathname } = useLocation();
  const there = useRef(false);

  useEffect(() => {
    if (!('fonts' in document)) return;
    const load = async () => {
      const faces = await document.fonts.load(LATER_FONT).catch(() => []);
      if (faces.length === 0) return;
      there.current = true;
      // Safari cannot tell when it is idle.
      if ('requestIdleCallback' in window) requestIdleCallback(takeTypefaceInPlace);
      else setTimeout(takeTypefaceInPlace);
    };
    const start = () => void load();
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);

  useLayoutEffect(() => {
    if (there.current) takeTypeface();
  }, [pathname]);
}
