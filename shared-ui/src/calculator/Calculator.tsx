/** The page layout shared by all calculators. */
import { pageOf, type Locale } from '@bracketwise/shared-ui/runtime';
import { useFormikContext } from 'formik';
import { createContext, memo, use, useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import type { Schema } from 'yup';
import { ArticleFrame } from '../article/article-frame.ts';
import { Faq, Question } from '../article/Faq.tsx';
import { RelatedLinks } from '../article/RelatedLinks.tsx';
import { useRevealedTarget } from '../article/useRevealedTarget.ts';
import type { DeferredSection } from '../federation/deferred-section.tsx';
import type { Draft } from '../forms/draft.ts';
import { CurrentResult, SubmitButton } from '../forms/SubmitButton.tsx';
import { useFormat } from '../format/useFormat.ts';
import { Disclosed } from '../layout/Disclosed.tsx';
import { Disclaimer } from '../layout/Disclaimer.tsx';
import { PageColumn } from '../layout/PageColumn.tsx';
import { PageHead } from '../article/PageHead.tsx';
import { blocksOnPaper } from '../layout/paper.ts';
import { prose } from '../layout/prose.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import type { Inputs } from '../sharing/fragment.ts';
import { prepareResultActions } from '../sharing/ResultActionsOnDemand.tsx';
import { color, fontSize, from, space } from '../theme/tokens.ts';
import type { ProfileFields } from '../visit/FormProfile.tsx';
import { useIsWidget } from '../federation/useIsWidget.ts';
import { Marked } from '../words/Marked.tsx';
import { CalculatorLayout, Notes as PlainNotes } from './CalculatorLayout.tsx';
import { FormCard } from './FormCard.tsx';
import { Guide, type GuideText } from './Guide.tsx';
import { LEFT_OUT_ID } from './left-out.ts';
import { FollowForm, useLiveForm } from './live-form.tsx';
import { ResultsPlaceholder, RESULTS_OUTLINE } from './results-placeholder.tsx';

/** The related pages when a calculator names none. */
export const RELATED_CALCULATORS = ['salary', 'dividend', 'capital-gains', 'deduction'] as const;

/** A calculator's form: the initial draft and how a draft becomes validated values. */
export interface CalculatorInputs<D extends Draft, Values> {
  /** Initial values of the controls, in the order of the form. */
  readonly draft: D;
  /** Fields that hold dollar amounts. */
  readonly amounts: readonly (keyof D & string)[];
  /** @param locale - for parsing amounts */
  readonly schema: (locale: Locale) => Schema<Values>;
  /** Optional fields in the collapsed "More precise" group. They refine the answer. */
  readonly precise?: readonly (keyof D & string)[];
  /** A typical visitor's inputs, as in a link. Shown with its answer before the first calculation; the page's text `example` names them. */
  readonly example: Inputs;
  /** The sentence that answers the example: its key in the page's texts, and its amounts in whole US dollars. A test compares it with the answer. */
  readonly exampleAnswer: readonly [sentence: string, dollars: Readonly<Record<string, number>>];
  /** Fields that share their values with the visit profile. */
  readonly profile?: ProfileFields<keyof D & string>;
}

interface Frame {
  /** Namespace of the calculator's texts. */
  readonly id: string;
  /** Fields that hold dollar amounts. */
  readonly amounts: readonly string[];
  /** Identifies the last submission; a new object each time. */
  readonly submission: object | undefined;
  /** True when the form has invalid input, so the results show earlier values. */
  readonly stale: boolean;
  /** The item of what they leave out that the answer names; its text is `leftOut.<item>`. Stories have none. */
  readonly firstLeftOut: string | undefined;
  /** Announces a sentence to screen readers. */
  readonly announce: (sentence: string) => void;
}

/** Provided by a `Calculator`, and by stories that show its results alone. */
export const CalculatorFrame = createContext<Frame | undefined>(undefined);

/** Context for everything inside a `Calculator`. */
export function useCalculatorFrame(): Frame {
  const frame = use(CalculatorFrame);
  if (!frame) throw new Error('This stands outside of a Calculator');
  return frame;
}

export interface CalculatorProps<D extends Draft, Values> {
  /** Page id in the site map; also the value of `data-calculator` and the namespace of its texts. */
  readonly id: string;
  readonly inputs: CalculatorInputs<D, Values>;
  readonly fields: ReactNode;
  /** The controls for the fields in `inputs.precise`. */
  readonly precise?: ReactNode;
  /** A field that must be filled before the button is enabled. */
  readonly waitsFor?: keyof D & string;
  /** Renders the results of submitted values, usually as `CalculatorResults`. Loaded when the visitor starts using the form. */
  readonly results: DeferredSection<{ readonly values: Values }>;
  /** What the estimates leave out, the one to name next to the answer first; the texts are `leftOut.<item>`. */
  readonly leftOut: readonly string[];
  /** What the engine says they leave out of state and local taxes; the texts are `omissions.<item>` of all calculators. */
  readonly omissions?: readonly string[];
  readonly guide: GuideText;
  /** Ids of the questions; their texts are `faq.<item>.question` and `faq.<item>.answer`. */
  readonly faq: readonly string[];
  /** Ids of related pages. Default: the other calculators. */
  readonly related?: readonly string[];
  /** Whether the full estimate knows more than this calculator. Default: true. */
  readonly leadsToFullEstimate?: boolean;
}

/**
 * In a widget, the form and the results only. Shows no results before the first submission; after it, results update as the form changes. When an input is invalid, the
 * previous results stay and are marked as outdated, and the field's hint says what to type.
 */
export function Calculator<D extends Draft, Values>({
  id,
  inputs,
  fields,
  precise,
  waitsFor,
  results,
  leftOut,
  omissions = [],
  guide,
  faq,
  related = RELATED_CALCULATORS,
  leadsToFullEstimate = true,
}: CalculatorProps<D, Values>) {
  const { t, i18n } = useTranslation([id, 'calculator', 'common']);
  const { locale, money } = useFormat();
  const widget = useIsWidget();
  const titleId = useId();
  const leftOutId = useId();
  const { draft, amounts, example, exampleAnswer, profile } = inputs;
  const { submission, stale, submit, follow } = useLiveForm<Values>({ id, draft, example, profile });
  const [announcement, announce] = useState('');
  const schema = useMemo(() => inputs.schema(locale), [inputs, locale]);
  // Memoized so that new results do not render it again.
  const form = useMemo(
    () => (
      <FormCard
        title={t('calculator:inputs')}
        hint={t('calculator:typing')}
        keptAs={id}
        initialDraft={draft}
        amounts={amounts}
        profile={profile}
        schema={schema}
        onSubmit={async (values) => submit(values)}
      >
        <FollowForm keptAs={id} initial={draft} amounts={amounts} schema={schema} {...follow} />
        {fields}
        {precise && (
          <MorePrecise id={id} initial={draft} names={inputs.precise ?? []}>
            {precise}
          </MorePrecise>
        )}
        <SubmitButton label={t('calculator:submit')} busyLabel={t('calculator:submitting')} waitsFor={waitsFor} />
      </FormCard>
    ),
    [t, id, inputs, draft, amounts, profile, schema, fields, precise, waitsFor, submit, follow],
  );
  const inDollars = (fields: Readonly<Record<string, string | number>>, names: readonly string[] = Object.keys(fields)) =>
    Object.fromEntries(names.map((name) => [name, money(Number(fields[name] ?? 0))]));
  const press = submission?.press;
  const [firstLeftOut] = leftOut;
  const frame = useMemo(
    () => ({ id, amounts, submission: press, stale, firstLeftOut, announce }),
    [id, amounts, press, stale, firstLeftOut, announce],
  );
  // Preloads the results. If this fails, the results section reports the error.
  const prepare = () => void Promise.all([results.ready(i18n), !widget && prepareResultActions(i18n)]).catch(() => undefined);
  return (
    <CalculatorFrame value={frame}>
      {!widget && <PageHead title={t('title')} titleId={titleId} lead={<Marked>{t('lead', guide.figures)}</Marked>} />}

      <CalculatorLayout
        calculator={id}
        labelledBy={widget ? undefined : titleId}
        onApproach={prepare}
        form={<CurrentResult value={firstSentence(announcement)}>{form}</CurrentResult>}
        results={
          submission ? (
            <results.Section values={submission.values} fallback={RESULTS_OUTLINE} />
          ) : (
            <ResultsPlaceholder
              example={example}
              basis={t('example', { ...inDollars(example, amounts), ...(example.state && { state: t(`common:states.${example.state}`) }) })}
              answer={t(exampleAnswer[0], { year: draft.taxYear, ...inDollars(exampleAnswer[1]) })}
            />
          )
        }
        awaited={!submission}
        notes={
          <Notes as="aside" id={LEFT_OUT_ID} tabIndex={-1} aria-labelledby={leftOutId}>
            <Question summary={<h3 id={leftOutId}>{t('calculator:leftOut')}</h3>}>
              <ul>
                {leftOut.map((item) => (
                  <li key={item}>{t(`leftOut.${item}`)}</li>
                ))}
                {omissions.map((item) => (
                  <li key={item} data-omission={item}>
                    {t(`calculator:omissions.${item}`)}
                  </li>
                ))}
              </ul>
            </Question>
            {leadsToFullEstimate && (widget || !submission) && (
              <p>
                <PageLink to={pageOf('full-estimate').path}>{t('calculator:fullEstimate')}</PageLink>
              </p>
            )}
            <p>{t('calculator:privacy')}</p>
          </Notes>
        }
      >
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </CalculatorLayout>

      {!widget && <Article id={id} guide={guide} faq={faq} related={related} />}
    </CalculatorFrame>
  );
}

/** The periods of “EE. UU.” end no sentence. */
export const firstSentence = (text: string): string | undefined => text.split(/(?<!\b\p{Lu}{1,2})\. /u)[0];

type ArticleProps = Required<Pick<CalculatorProps<Draft, unknown>, 'id' | 'guide' | 'faq' | 'related'>>;

/** The text below the calculator, memoized so that calculating does not render it again. */
const Article = memo(function Article({ id, guide, faq, related }: ArticleProps) {
  const { t } = useTranslation([id, 'calculator']);
  const titleId = useId();
  useRevealedTarget();
  return (
    <PageColumn>
      <Reading>
        <ArticleFrame value={{ id, figures: guide.figures }}>
          <GuideColumn aria-labelledby={titleId} id="guide">
            <h2 id={titleId}>{t('guide.title')}</h2>
            <Guide {...guide} />
          </GuideColumn>
          <Aside>
            <Faq heading={t('calculator:faq')} items={faq} />
            <RelatedLinks heading={t('calculator:related')} ids={related} />
          </Aside>
        </ArticleFrame>
        <Foot>
          <Disclaimer />
        </Foot>
      </Reading>
    </PageColumn>
  );
});

interface MorePreciseProps {
  readonly id: string;
  readonly initial: Draft;
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** While it is closed, it names what is filled in, and counts what has its label in texts that load later. */
function MorePrecise({ id, initial, names, children }: MorePreciseProps) {
  const { t, i18n } = useTranslation([id, 'calculator']);
  const { values } = useFormikContext<Draft>();
  const year = Number(values.taxYear);
  const filled = names
    .filter((name) => values[name] !== initial[name])
    .map((name) => [`${id}:form.${name}`, `calculator:form.${name}`].find((key) => i18n.exists(key)));
  const named = filled.flatMap((key) => (key ? [t(key, { year, lastYear: year - 1, secondLastYear: year - 2 })] : []));
  const further = filled.length - named.length;
  return (
    <Disclosed
      summary={
        <Precise>
          {t('calculator:precise')}
          <span>{[...named, ...(further > 0 ? [`+${further}`] : [])].join(' · ')}</span>
        </Precise>
      }
    >
      {children}
    </Disclosed>
  );
}

const Precise = styled.span`
  min-width: 0;

  span {
    display: block;
    overflow: hidden;
    font-size: ${fontSize.s};
    color: ${color('muted')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [open] > * > & span {
    display: none;
  }
`;

const Reading = styled.div`
  display: grid;
  gap: ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space.xxl} ${space.l};

  ${from.wide} {
    grid-template-columns: minmax(0, 44rem) minmax(0, 1fr);
    column-gap: ${space.xxl};
  }
  ${blocksOnPaper(space.xl)}
`;

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xl};
  ${blocksOnPaper(space.xl)}
`;

const Foot = styled.div`
  grid-column: 1 / -1;
`;

/** Questions that are always open on a wide screen. Browsers without `::details-content` fold them there, too. */
const openOnWide = css`
  @supports selector(::details-content) {
    ${from.wide} {
      gap: ${space.l};

      details {
        background: none;
        border: 0;

        &::details-content {
          content-visibility: visible;
        }
        > * {
          padding: 0;
        }
      }
      /* Takes no focus and no click. */
      summary {
        visibility: hidden;
        pointer-events: none;

        svg {
          display: none;
        }
      }
      h3 {
        margin-block-end: ${space.m};
        visibility: visible;
      }
    }
  }
`;

const Notes = styled(PlainNotes)`
  ${openOnWide}
`;

const GuideColumn = styled.section`
  display: grid;
  ${blocksOnPaper(space.s)}

  > h2 {
    margin-block-end: ${space.s};
  }

  details > div {
    ${prose}
  }
  ${openOnWide}
`;
