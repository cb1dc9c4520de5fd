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
 * In the margin next to the cards, so that they cover neither text nor a card's edge. Where the margin is narrow, a button looks as wide as
 * the margin and can be pressed half a rem beyond it.
 */
const Corner = styled.div`
  position: fixed;
  inset: auto 0 ${space.m} auto;
  /* Unlike an inset, it causes no layout shift when the consent banner appears. */
  translate: 0 calc(-1 * var(${COVERED_BELOW}, 0px));
  z-index: 5;
  display: grid;
  gap: ${space.s};
  @media print {
    display: none;
  }
  button {
    display: grid;
    justify-items: end;
    width: 1.5rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    width: 1rem;
    height: 100%;
    border: 1px solid ${color('control')};
    border-inline-end: 0;
    border-radius: 0.5rem 0 0 0.5rem;
    background: ${color('surface')};
  }
  ${from.medium} {
    span {
      width: 1.5rem;
    }
  }
  @media (min-width: 80rem) {
    inset-inline-end: ${space.s};
    button,
    span {
      width: 2.25rem;
    }
    span {
      border: 1px solid ${color('control')};
      border-radius: 1.125rem;
    }
    svg {
      width: 1.125rem;
      height: 1.125rem;
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
