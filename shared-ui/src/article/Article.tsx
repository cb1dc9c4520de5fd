/** The layout shared by all guides and policies. */
import { useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle, css } from 'styled-components';
import { useFormat } from '../format/useFormat.ts';
import { Disclaimer } from '../layout/Disclaimer.tsx';
import { PageColumn } from '../layout/PageColumn.tsx';
import { PageHead } from './PageHead.tsx';
import { openOnWide } from '../layout/open-on-wide.ts';
import { blocksOnPaper } from '../layout/paper.ts';
import { prose } from '../layout/prose.ts';
import { stairRates } from '../theme/stairs.ts';
import { color, fontSize, from, radius, readingWidth, space } from '../theme/tokens.ts';
import { ArticleFrame, type Figures } from './article-frame.ts';
import { Blocks, type Block } from './Blocks.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Contents } from './Contents.tsx';
import { Faq } from './Faq.tsx';
import { Folded } from './Folded.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';
import { useRevealedTarget } from './useRevealedTarget.ts';
import { Words } from './Words.tsx';

/** The related pages when an article names none. */
export const RELATED_GUIDES = ['tax-brackets', 'state-rates', 'federal-deductions', 'tax-planning'] as const;

/** The dates an article can show, in display order: when the policy changed, when its text changed, when its facts were last checked. */
const DATES = ['updated', 'revised', 'reviewed'] as const;

export interface ArticleProps {
  /** Page id in the site map; also the namespace of its texts, such as `title` and `lead`. */
  readonly id: string;
  /** ISO dates: a day (`2026-11-20`) or a month (`2025-01`). */
  readonly dates: Readonly<Partial<Record<(typeof DATES)[number], string>>>;
  /**
   * Sections in order. Each key is the section's id and URL fragment; `guide.<section>.title` is its heading and
   * `guide.<section>.<name>` the text of a block.
   */
  readonly sections: Readonly<Record<string, readonly Block[]>>;
  /** Figures that fill the placeholders of texts, headings and answers. */
  readonly figures?: Figures;
  /** Links to other sites by tag name: `google` is the target of `<google>…</google>`. */
  readonly links?: Readonly<Record<string, string>>;
  /** Ids of the questions; their texts are `faq.<item>.question` and `faq.<item>.answer`. */
  readonly faq?: readonly string[];
  /** Ids of related pages. Default: the guides. */
  readonly related?: readonly string[];
  /** Shows a breadcrumb. */
  readonly breadcrumb?: boolean;
  /** Key of the lead; `lead` unless given. */
  readonly lead?: string;
  /** Ids of the points in the "In short" box; their texts are `short.<item>`. */
  readonly short?: readonly string[];
  /** A chart between the head and the "In short" box. */
  readonly chart?: ReactNode;
  /** The chart is lower than the box, which a wide screen therefore shows below it, over the whole width. */
  readonly low?: boolean;
  /** Ids of the sections that are folded at first. */
  readonly folded?: readonly string[];
  /** Id of the section that comes before the contents. */
  readonly opening?: string;
  /** Puts the contents above the text on every screen size, so that wide tables get the full width. */
  readonly wide?: boolean;
}

const NO_FIGURES: Figures = {};

/**
 * A page passes only what is specific to it:
 *
 *     <Article
 *       id="tax-brackets"
 *       dates={{ reviewed: '2026-11-20' }}
 *       figures={useTaxBracketsFigures()}
 *       sections={{
 *         'how-it-works': ['margin', <Points key="points" items={['one', 'two']} />, <Sources key="sources" of={[source]} />],
 *         example: [<Part key="worked" name="worked" boxed blocks={['start', <ArticleTable … />]} />],
 *       }}
 *       faq={['raise']}
 *     />
 *
 * The words of the example: `guide.how-it-works.title`, `.margin`, `.one`, `.two`; `guide.example.title`, `.worked.title`,
 * `.worked.start`; `faq.raise.question`, `.answer`. See docs/adding-a-guide.md.
 */
export function Article({
  id,
  dates,
  sections,
  figures = NO_FIGURES,
  links,
  faq = [],
  related = RELATED_GUIDES,
  breadcrumb = false,
  short = [],
  wide = false,
  lead = 'lead',
  chart,
  low = false,
  folded = [],
  opening,
}: ArticleProps) {
  const { t } = useTranslation('article');
  useRevealedTarget();
  // A narrow screen then folds all sections but what answers first.
  const answersFirst = short.length > 0 || opening !== undefined;
  const frame = useMemo(() => ({ id, figures, links }), [id, figures, links]);
  return (
    <ArticleFrame value={frame}>
      <StairRates />
      <PageHead title={<Words of="title" />} lead={<Words of={lead} />} way={breadcrumb && <Breadcrumb />}>
        <Dates dates={dates} />
      </PageHead>
      <PageColumn>
        <Columns $wide={wide} $picture={chart !== undefined && short.length > 0 ? (low ? 'low' : 'high') : undefined}>
          {chart}
          {short.length > 0 && <InShort items={short} />}
          {opening !== undefined && <Section id={opening} blocks={sections[opening] ?? []} />}
          <Contents sections={Object.keys(sections)} faq={faq.length > 0} beside={!wide} />
          <Text>
            {Object.entries(sections)
              .filter(([section]) => section !== opening)
              .map(([section, blocks], index) => (
                <Section
                  key={section}
                  id={section}
                  blocks={blocks}
                  folded={folded.includes(section) ? 'everywhere' : answersFirst && index > 0 && 'onPhones'}
                />
              ))}
            {faq.length > 0 && <Faq heading={t('faq')} items={faq} />}
            <RelatedLinks heading={t('related')} ids={related} />
            <Disclaimer />
          </Text>
        </Columns>
      </PageColumn>
    </ArticleFrame>
  );
}

interface SectionProps {
  readonly id: string;
  readonly blocks: readonly Block[];
  readonly folded?: 'everywhere' | 'onPhones' | false;
}

function Section({ id, blocks, folded = false }: SectionProps) {
  const titleId = `${id}-heading`;
  const title = (
    <h2 id={titleId}>
      <Words of={`guide.${id}.title`} />
    </h2>
  );
  const text = (
    <TextSection id={id} aria-labelledby={titleId}>
      {!folded && title}
      <Blocks at={`guide.${id}`} blocks={blocks} />
    </TextSection>
  );
  if (!folded) return text;
  const Fold = folded === 'onPhones' ? FoldedSection : Folded;
  return <Fold summary={title}>{text}</Fold>;
}

function InShort({ items }: { readonly items: readonly string[] }) {
  const { t } = useTranslation('article');
  const titleId = useId();
  return (
    <Short data-short aria-labelledby={titleId}>
      <h2 id={titleId}>{t('short')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Words of={`short.${item}`} />
          </li>
        ))}
      </ul>
    </Short>
  );
}

const StairRates = createGlobalStyle`${stairRates}`;

function Dates({ dates }: Pick<ArticleProps, 'dates'>) {
  const { t } = useTranslation('article');
  const { date, month } = useFormat();
  return (
    <DateLine>
      {DATES.map((kind) => {
        const iso = dates[kind];
        if (iso === undefined) return null;
        const day = new Date(iso);
        return (
          <span key={kind}>
            {t(`dates.${kind}`)} <time dateTime={iso}>{iso.length > 'yyyy-mm'.length ? date(day) : month(day)}</time>
          </span>
        );
      })}
    </DateLine>
  );
}

const DateLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;

const FIRST_ROW_OF_CONTENTS = { high: 2, low: 3 } as const;

const WHOLE_WIDTH = css`
  > :nth-child(-n + 2) {
    grid-column: 1 / -1;
  }
`;

/** A flex container below the wide breakpoint. In a grid, the contents would stick only within their own row. */
const Columns = styled.div<{ $wide: boolean; $picture: keyof typeof FIRST_ROW_OF_CONTENTS | undefined }>`
  display: flex;
  flex-direction: column;
  gap: ${space.l};

  > * {
    min-width: 0;
  }
  ${from.wide} {
    display: grid;
    gap: ${space.xl};
    grid-template-columns: minmax(0, 1fr);
    ${({ $wide, $picture }) =>
      !$wide &&
      css`
        grid-template-columns: minmax(0, 1fr) 18rem;

        > * {
          grid-column: 1;
        }
        > nav {
          grid-area: ${$picture ? FIRST_ROW_OF_CONTENTS[$picture] : 1} / 2 / span 4;
        }
        > [data-short] {
          grid-column: ${$picture === 'high' ? 2 : 1};
        }
        ${$picture === 'low' && WHOLE_WIDTH}
        /* Of a chart and the points next to it, the shorter one stays as it is. */
        > :nth-child(-n + 2) {
          align-self: start;
        }
        > [data-short] ul {
          row-gap: ${space.m};
        }
      `}
  }
  ${blocksOnPaper(space.l)}
`;

/** Text, in contrast to tables, charts and boxes. */
const TEXT = ':is(p, ul, ol, h3, [data-notice], [data-sources])';
/** What needs more than the width of the text. A table of two columns does not. */
const WIDE =
  ":is([data-sheet]:not(:has(thead th:nth-child(2):last-child)), :not([data-sheet], details):has([data-sheet], svg[role='img'], [role='tabpanel']))";
/** Of the heading next to a section's text, and of the gap between them. */
const HEADING_WIDTH = '15rem';
const TEXT_INDENT = `calc(${HEADING_WIDTH} + ${space.xl})`;

/** A heading next to the text that it begins, which is as far to the right in each section. */
const hangingHeading = css`
  float: inline-start;
  width: ${HEADING_WIDTH};
`;

/** Open on a wide screen, without the look of a fold. */
const FoldedSection = styled(Folded)`
  ${openOnWide}

  @supports selector(::details-content) {
    ${from.wide} {
      display: flow-root;
      border: 0;

      &:has(> div > section > ${TEXT}:first-child) > summary {
        ${hangingHeading}

        + div {
          padding: 0;
        }
      }

      > summary {
        min-height: 0;
        padding: 0;

        h2 {
          font-size: ${fontSize.xl};
        }
      }
      > div {
        padding-block: ${space.m} 0;
      }
    }
  }
`;

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  ${blocksOnPaper(space.l)}

  /* Folded sections follow each other as one list. */
  > details + details {
    margin-block-start: -${space.xl};
  }
  ${from.wide} {
    > ${FoldedSection} + details,
    > details + ${FoldedSection} {
      margin-block-start: 0;
    }
  }
`;

/** On a wide screen next to the chart, or its points are columns. */
const Short = styled.section`
  padding: ${space.m} 1.125rem;
  background: ${color('accentSoft')};
  border-radius: ${radius.m};
  break-inside: avoid;

  h2 {
    font-size: ${fontSize.m};
    letter-spacing: 0;
  }
  ul {
    display: grid;
    gap: ${space.s};
    margin: ${space.s} 0 0;
    padding-inline-start: 1.25rem;
    text-wrap: pretty;

    ${from.wide} {
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
      gap: ${space.xl};
    }
  }
  ::marker {
    color: ${color('accent')};
  }
  ${from.medium} {
    padding: ${space.l};
  }
`;

const TextSection = styled.section`
  ${prose}

  /* Folded parts follow each other as one list. */
  > details + details:not([data-sources]) {
    margin-block-start: -${space.m};
  }
  /* The height that the sticky contents cover. */
  scroll-margin-block-start: 3.5rem;

  ${from.wide} {
    scroll-margin-block-start: 0;

    /* A float, because tables below it take the whole width. */
    &:has(> h2:first-child + ${TEXT}),
    ${FoldedSection} > div > &:has(> ${TEXT}:first-child) {
      display: block;

      > h2 {
        ${hangingHeading}
      }
      > * + * {
        margin-block-start: ${space.m};
      }
      > h2 + * {
        margin-block-start: 0;
      }
      > * {
        margin-inline-start: ${TEXT_INDENT};
        max-width: ${readingWidth};
      }
      > details + details:not([data-sources]) {
        margin-block-start: 0;
      }
      > h2,
      > ${WIDE} {
        clear: both;
        margin-inline-start: 0;
        max-width: none;
      }
    }
  }
`;
