import { useEffect, useState } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { COVERED_BELOW } from '@bracketwise/shared-ui/theme/cover';
import { color, from, space } from '@bracketwise/shared-ui/tokens';

/** Scroll distance in pixels after which the button to the top appears. */
const TOP_THRESHOLD = 300;
/** Distance from the bottom in pixels at which the button to the bottom disappears. */
const BOTTOM_THRESHOLD = 100;

/** No wider than the page's margin, so that they cover no card. Their targets are little wider. */
const Corner = styled.div`
  position: fixed;
  inset: auto 0 ${space.s} auto;
  /* Unlike an inset, it causes no layout shift when the consent banner appears. */
  translate: 0 calc(-1 * var(${COVERED_BELOW}, 0px));
  z-index: 5;
  display: grid;
  gap: 0;
  @media print {
    display: none;
  }
  button {
    display: grid;
    place-items: center;
    width: ${space.l};
    height: 2.75rem;
    justify-items: end;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    width: ${space.m};
    height: 2.5rem;
    border: solid ${color('control')};
    border-width: 1px 0 1px 1px;
    border-radius: ${space.s} 0 0 ${space.s};
    background: ${color('surface')};
  }
  ${from.medium} {
    span {
      width: ${space.l};
    }
  }
`;

const endOfPage = () => document.documentElement.scrollHeight - window.innerHeight;

function scrollSmoothlyTo(top: number) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
}

/** The two floating scroll buttons. They are not in the HTML, because only the browser knows the scroll position. */
export function ScrollButtons() {
  const { t } = useTranslation('shell');
  const [offered, setOffered] = useState({ top: false, bottom: false });

  useEffect(() => {
    const update = () => {
      const top = window.scrollY > TOP_THRESHOLD;
      const bottom = endOfPage() - window.scrollY > BOTTOM_THRESHOLD;
      setOffered((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }));
    };
    window.addEventListener('scroll', update, { passive: true });
    // The page's height changes when results appear, sections open or the window is resized. The first call comes after the page's own
    // layout; an earlier look would force one more.
    const growth = new ResizeObserver(update);
    growth.observe(document.body);
    return () => {
      window.removeEventListener('scroll', update);
      growth.disconnect();
    };
  }, []);

  return (
    <Corner>
      {offered.top && (
        <button type="button" aria-label={t('scroll.top')} onClick={() => scrollSmoothlyTo(0)}>
          <span>
            <ArrowUp size={14} aria-hidden="true" />
          </span>
        </button>
      )}
      {offered.bottom && (
        <button type="button" aria-label={t('scroll.bottom')} onClick={() => scrollSmoothlyTo(endOfPage())}>
          <span>
            <ArrowDown size={14} aria-hidden="true" />
          </span>
        </button>
      )}
    </Corner>
  );
}
