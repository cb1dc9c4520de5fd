import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { SectionLink } from '../navigation/SectionLink.tsx';
import { color, fontSize, from, radius, space } from '../theme/tokens.ts';
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
      <ul>
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

/** Multiple columns when there is room. */
const aboveTheText = css`
  ${from.medium} {
    ul {
      display: flex;
      flex-wrap: wrap;
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
  }
`;

const Table = styled.nav<{ $beside: boolean }>`
  align-self: start;
  padding: ${space.m} 1.125rem;
  font-size: ${fontSize.s};
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};

  h2 {
    font-size: ${fontSize.m};
  }
  ul {
    display: grid;
    margin: ${space.s} 0 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding-block: 0.3125rem;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
  ${({ $beside }) => ($beside ? besideTheText : aboveTheText)}
`;
