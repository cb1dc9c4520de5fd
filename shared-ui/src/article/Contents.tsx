import { useId, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { SectionLink } from '../navigation/SectionLink.tsx';
import { color, fontSize, from, radius, space, taller } from '../theme/tokens.ts';
import { Words } from './Words.tsx';

interface ContentsProps {
  /** Section ids in display order. */
  readonly sections: readonly string[];
  /** Adds an entry for the questions at the end. */
  readonly faq: boolean;
  /** On a wide screen, shows the contents next to the text and keeps them in view while scrolling. */
  readonly beside: boolean;
}

/** The table of contents of an article. */
export function Contents({ sections, faq, beside }: ContentsProps) {
  const { t } = useTranslation('article');
  const titleId = useId();
  return (
    <Table aria-labelledby={titleId} $beside={beside}>
      <h2 id={titleId}>{t('contents')}</h2>
      <ul onFocus={showWhole}>
        {sections.map((section) => (
          <li key={section}>
            <SectionLink id={section}>
              <Words of={`guide.${section}.title`} />
            </SectionLink>
          </li>
        ))}
        {faq && (
          <li>
            <SectionLink id="faq">{t('faq')}</SectionLink>
          </li>
        )}
      </ul>
    </Table>
  );
}

/** Browsers don't scroll to a link that is already partly in view. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const aboveTheText = css`
  ${from.wide} {
    ul {
      column-gap: ${space.l};
    }
  }
`;

const besideTheText = css`
  ${from.wide} {
    position: sticky;
    inset-block-start: 5.5rem;
    max-height: calc(100vh - 7rem);
    padding: 0 0 0 ${space.m};
    overflow: auto;
    background: none;
    border: 0;
    border-inline-start: 3px solid ${color('line')};
    border-radius: 0;

    ul {
      display: grid;
    }
  }
`;

/** A row of chips that sticks under the header; on a wide screen a list. */
const Table = styled.nav<{ $beside: boolean }>`
  z-index: 2;
  padding-block: ${space.s};
  font-size: ${fontSize.s};
  background: ${color('page')};

  h2 {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    font-size: ${fontSize.m};
  }
  ul {
    display: flex;
    gap: ${space.s};
    margin: 0;
    padding: 0 ${space.l} 0 0;
    overflow-x: auto;
    scroll-padding-inline: 0 2.5rem;
    scrollbar-width: none;
    list-style: none;
    mask-image: linear-gradient(to left, transparent, black 2.5rem);
  }
  li {
    flex: none;
  }
  a {
    display: block;
    max-width: 16rem;
    padding: 0.375rem 0.75rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-decoration: none;
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: 1.25rem;
    /* The row would cut off the focus outline. */
    outline-offset: -2px;
  }
  a:hover {
    text-decoration: underline;
  }
  ${taller} {
    position: sticky;
    inset-block-start: 3.5rem;
  }
  ${from.wide} {
    position: static;
    align-self: start;
    padding: ${space.m} 1.125rem;
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: ${radius.m};

    h2 {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    ul {
      flex-wrap: wrap;
      gap: 0;
      margin-block-start: ${space.s};
      padding: 0;
      overflow: visible;
      mask-image: none;
    }
    a {
      max-width: none;
      padding: 0.3125rem 0;
      overflow: visible;
      white-space: normal;
      background: none;
      border: 0;
      border-radius: 0;
      outline-offset: 2px;
    }
  }
  @media print {
    display: none;
  }
  ${({ $beside }) => ($beside ? besideTheText : aboveTheText)}
`;
