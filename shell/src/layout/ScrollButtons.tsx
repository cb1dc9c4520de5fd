import { useEffect, useState } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { aboveCover } from '@bracketwise/shared-ui/theme/GlobalStyle';
import { color, from, space } from '@bracketwise/shared-ui/tokens';

/** Pixels scrolled after which the way back to the top is offered. */
export const TOP_THRESHOLD = 300;
/** Pixels from the end of the page within which the way to the bottom is no longer offered. */
export const BOTTOM_THRESHOLD = 100;

/**
 * In the margin between the edge of the window and what stands in the cards, which is 2.125rem wide on a narrow screen: no figure
 * at the end of a row is ever covered. Slim therefore, and higher than wide.
 */
const Corner = styled.div`
  position: fixed;
  inset: auto 0.1875rem ${aboveCover(space.m)} auto;
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

/** The two floating buttons. Both are absent from the HTML: where the page stands is known in the browser alone. */
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
    // The page's end moves when results appear, sections open or the window changes.
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
