import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LATER_FONT } from '@bracketwise/shared-ui/typeface';

/** Movement in pixels from which browsers count a layout shift. */
const SHIFT = 3;

const takeTypeface = () => (document.documentElement.dataset.typeface = 'later');
const leaveTypeface = () => delete document.documentElement.dataset.typeface;

type Place = readonly [left: number, top: number];

/** The position of every visible element and text. */
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

/** Switches to the typeface unless that moves something visible. Runs between two frames, so a failed attempt is never seen. */
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
 * The first page of a visit is rendered before the typeface has loaded. It switches to the typeface later if nothing visible moves; the
 * next page uses it from the start.
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
      // Safari has no requestIdleCallback.
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
