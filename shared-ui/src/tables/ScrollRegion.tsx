import type { FocusEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, color, fontSize, radius, space } from '../theme/tokens.ts';

interface ScrollRegionProps {
  /** Id of the element that names the region: the table's caption. */
  readonly labelledBy: string;
  /** On a wide screen, a taller region scrolls vertically too, under a sticky header. A narrow screen never scrolls inside the page. */
  readonly maxHeight?: string | undefined;
  readonly children: ReactNode;
}

/** Caption of a table in a scroll region. It is as wide as the region and stays in view when the table scrolls sideways. */
export const RegionCaption = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <Caption id={id}>
    <span>{children}</span>
  </Caption>
);

/**
 * Scrolls a cell that gets the keyboard focus out from under the sticky header and first column. A region taller than the window is scrolled to
 * its caption.
 */
function bringIntoSight({ currentTarget: region, target }: FocusEvent<HTMLElement>): void {
  if (target === region && region.clientHeight > window.innerHeight && region.matches(':focus-visible')) region.scrollIntoView();
  const first = target.closest('tr')?.firstElementChild;
  // Keyboard focus only, because scrolling during a click would move the target.
  if (!first || !target.matches(':focus-visible')) return;
  const head = target.closest('tbody') && region.querySelector('thead');
  if (head) region.style.scrollPaddingBlockStart = `${head.clientHeight}px`;
  if (!first.contains(target)) region.style.scrollPaddingInlineStart = `${first.clientWidth}px`;
  else if (!head) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Lets wide content, usually a table, scroll inside the page, by keyboard too. */
export const ScrollRegion = ({ labelledBy, maxHeight, children }: ScrollRegionProps) => (
  <Region role="region" aria-labelledby={labelledBy} tabIndex={0} $maxHeight={maxHeight} onFocus={bringIntoSight}>
    {children}
  </Region>
);

const Caption = styled.caption`
  padding-block-end: ${space.s};
  font-size: ${fontSize.m};
  font-weight: 600;

  span {
    position: sticky;
    inset-inline-start: 0;
    display: inline-block;
    max-width: 100cqi;
  }
`;

const Region = styled.div<{ $maxHeight: string | undefined }>`
  /* Positions visually hidden text relative to the region. */
  position: relative;
  container-type: inline-size;
  min-width: 0;
  overflow: auto;
  /* A shadow at the right edge hints at more columns. A cover that scrolls with the table hides it at the end. */
  background:
    linear-gradient(to left, ${color('surface')} 50%, transparent) right / 2rem 100% no-repeat local,
    linear-gradient(to left, ${color('line')}, transparent) right / 1rem 100% no-repeat scroll;

  /* Forced colors would give the shadow the color of the text. */
  @media (forced-colors: active) {
    background: none;
  }

  /* The row header is sticky. Zero specificity, because a table may color its rows. */
  :where(tr) > :where(:first-child) {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    background: ${color('surface')};
    /* Keeps the header from covering the lines between rows. */
    background-clip: padding-box;
  }

  /* Nothing scrolls in print. */
  @media print {
    overflow: visible;
    background: none;

    table {
      min-width: 0;
    }
    && :is(th, td) {
      position: static;
      white-space: normal;
    }
  }

  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.s};
  }
  ${({ $maxHeight }) =>
    $maxHeight &&
    `
    scroll-padding-block-start: 3.5rem;

    @media screen and (min-width: ${breakpoint.medium}) {
      max-height: ${$maxHeight};
    }
    thead th {
      position: sticky;
      z-index: 1;
      inset-block-start: 0;
      background: ${color('surface')};
      box-shadow: inset 0 -1px ${color('control')};

      &:first-child {
        z-index: 2;
      }
    }
  `}
`;
