/** What a section of a text is made of. The texts of its blocks stand under its own key: `guide.<section>.<name>`. */
import { Fragment, createContext, use, useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Notice, type NoticeTone } from '../feedback/Notice.tsx';
import { prose } from '../layout/prose.tsx';
import { color, fontSize, from, radius, space } from '../theme/tokens.ts';
import { Citation } from '../words/Citation.tsx';
import { Words } from './Words.tsx';

/** A paragraph by its name, or anything else as an element: a list, a table, a picture. */
export type Block = string | ReactElement;

const Place = createContext('');

interface BlocksProps {
  /** Key under which their texts stand. */
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
  /** Steps, whose order matters. */
  readonly ordered?: boolean;
}

/** A list: each item's text by its name. */
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
  /** Its heading is `<name>.title`, its texts are `<name>.<block>`. */
  readonly name: string;
  readonly blocks: readonly Block[];
  /** Set apart from the text around it, as an example is. */
  readonly boxed?: boolean;
}

/** A part of a section under a heading of its own. */
export function Part({ name, blocks, boxed = false }: PartProps) {
  const at = `${use(Place)}.${name}`;
  const titleId = useId();
  return (
    <PartBox as={boxed ? 'section' : 'div'} aria-labelledby={boxed ? titleId : undefined} $boxed={boxed}>
      <h3 id={titleId}>
        <Words of={`${at}.title`} />
      </h3>
      <Blocks at={at} blocks={blocks} />
    </PartBox>
  );
}

/** A remark that should not be missed. */
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

/** Where figures come from: statutes, revenue procedures, forms, as `Cited` names them. Each document is named once. */
export function Sources({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation('article');
  const sources = [...new Set(of.flatMap((source) => source.split('; ')))];
  return (
    <Small>
      {t(sources.length === 1 ? 'source' : 'sources')} <Citation>{sources.join('; ')}</Citation>
    </Small>
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

const Small = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};

  cite {
    font-style: normal;
  }
`;
