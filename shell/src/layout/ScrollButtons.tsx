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

/**
 * Placed in the margin between the window's edge and the cards, 2.125rem wide on a narrow screen, so that no figure is covered. The
 * buttons are therefore taller than wide.
 */
const Corner = styled.div`
  position: fixed;
  inset: auto 0.1875rem ${space.m} auto;
  /* Unlike an inset, it causes no layout shift when the consent banner appears. */
  translate: 0 calc(-1 * var(${COVERED_BELOW}, 0px));
  z-index: 5;
  display: grid;
  gap: ${space.s};
  @media print {
    display: none;
  }
  ${from.medium} {
    inset-inline-end: ${space.s};
  }
  button {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 2.5rem;
    padding: 0;
    border: 1px solid ${color('control')};
    border-radius: 0.875rem;
    background: ${color('surface')};
    cursor: pointer;
    ${from.medium} {
      width: 2.25rem;
      height: 2.75rem;
      border-radius: 1.125rem;
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
    update();
    window.addEventListener('scroll', update, { passive: true });
    // The page's height changes when results appear, sections open or the window is resized.
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
          <ArrowUp size={18} aria-hidden="true" />
        </button>
      )}
      {offered.bottom && (
        <button type="button" aria-label={t('scroll.bottom')} onClick={() => scrollSmoothlyTo(endOfPage())}>
          <ArrowDown size={18} aria-hidden="true" />
        </button>
      )}
    </Corner>
  );
}
