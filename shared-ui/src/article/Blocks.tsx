/** The building blocks of an article section. A block's text has the key `guide.<section>.<name>`. */
import { ChevronRight } from 'lucide-react';
import { Fragment, createContext, use, useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Notice, type NoticeTone } from '../feedback/Notice.tsx';
import { prose } from '../layout/prose.ts';
import { color, fontSize, from, measure, motion, radius, readingWidth, space } from '../theme/tokens.ts';
import { Citation } from '../words/Citation.tsx';
import { Folded } from './Folded.tsx';
import { Words } from './Words.tsx';

/** The name of a paragraph, or an element such as a list, table or chart. */
export type Block = string | ReactElement;

const Place = createContext('');

interface BlocksProps {
  /** Prefix of the text keys. */
  readonly at: string;
  readonly blocks: readonly Block[];
}

export const Blocks = ({ at, blocks }: BlocksProps) => (
  <Place value={at}>
    {blocks.map((block, index) =>
      typeof block === 'string' ? (
        <p key={block}>
          <Words of={`${at}.${block}`} />
        </p>
      ) : (
        <Fragment key={index}>{block}</Fragment>
      ),
    )}
  </Place>
);

interface PointsProps {
  readonly items: readonly string[];
  /** Numbers the items. */
  readonly ordered?: boolean;
}

/** A list. `items` are the names of the item texts. */
export function Points({ items, ordered = false }: PointsProps) {
  const at = use(Place);
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Words of={`${at}.${item}`} />
        </li>
      ))}
    </List>
  );
}

interface PartProps {
  /** The heading is `<name>.title`; the block texts are `<name>.<block>`. */
  readonly name: string;
  readonly blocks: readonly Block[];
  /** Draws a border around the part, for examples. */
  readonly boxed?: boolean;
  /** Folds the part at first. */
  readonly folded?: boolean;
}

/** A subsection with its own heading. */
export function Part({ name, blocks, boxed = false, folded = false }: PartProps) {
  const at = `${use(Place)}.${name}`;
  const titleId = useId();
  const title = (
    <h3 id={titleId}>
      <Words of={`${at}.title`} />
    </h3>
  );
  const part = (
    <PartBox as={boxed ? 'section' : 'div'} aria-labelledby={boxed ? titleId : undefined} $boxed={boxed}>
      {!folded && title}
      <Blocks at={at} blocks={blocks} />
    </PartBox>
  );
  return folded ? <Folded summary={title}>{part}</Folded> : part;
}

/** A notice inside an article. */
export function Remark({ text, tone }: { readonly text: string; readonly tone?: NoticeTone }) {
  const at = use(Place);
  return (
    <Notice {...(tone && { tone })}>
      <p>
        <Words of={`${at}.${text}`} />
      </p>
    </Notice>
  );
}

/** A collapsed list of sources (statutes, revenue procedures, forms), as the law tables cite them. Each document is listed once. */
export function Sources({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation('article');
  const sources = [...new Set(of.flatMap((source) => source.split('; ')))];
  return (
    <SourcesFold data-sources>
      <summary>
        <ChevronRight size={16} aria-hidden />
        {sources.length === 1 ? t('sources.one') : t('sources.several', { number: sources.length })}
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <Citation>{source}</Citation>
          </li>
        ))}
      </ul>
    </SourcesFold>
  );
}

const PartBox = styled.div<{ $boxed: boolean }>`
  ${prose}

  ${({ $boxed }) =>
    $boxed &&
    css`
      padding: ${space.l} 1.125rem;
      background: ${color('surface')};
      border: 1px solid ${color('line')};
      border-radius: ${radius.m};
      break-inside: avoid;

      /* Without a table or chart, the box is as wide as its text. */
      &:not(:has([data-sheet], svg[role='img'])) {
        max-width: ${readingWidth};
      }
      > [data-sheet] {
        padding: 0;
        border: 0;
      }

      ${from.medium} {
        padding: ${space.l};
      }
    `}

  > h3:first-child {
    margin-block-start: ${({ $boxed }) => ($boxed ? 0 : space.s)};
  }
`;

const SourcesFold = styled.details`
  font-size: ${fontSize.s};
  color: ${color('muted')};

  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 2rem;
    font-weight: 600;
    cursor: pointer;
  }
  summary:hover {
    color: ${color('text')};
  }
  svg {
    transition: rotate ${motion};
  }
  &[open] svg {
    rotate: 90deg;
  }
  ul {
    display: grid;
    gap: ${space.s};
    max-width: ${measure};
    margin: ${space.xs} 0 0;
    padding-inline-start: 1.25rem;
  }
  a {
    color: inherit;
  }
  cite {
    font-style: normal;
    overflow-wrap: anywhere;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      height: auto;
    }
  }
`;
