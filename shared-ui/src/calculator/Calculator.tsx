/** The page layout shared by all calculators. */
import { pageOf, type Locale } from '@bracketwise/shared-ui/runtime';
import { useFormikContext } from 'formik';
import { createContext, memo, use, useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Schema } from 'yup';
import { ArticleFrame } from '../article/article-frame.tsx';
import { Faq } from '../article/Faq.tsx';
import { RelatedLinks } from '../article/RelatedLinks.tsx';
import type { DeferredSection } from '../federation/deferred-section.tsx';
import { CalculatorForm } from '../forms/CalculatorForm.tsx';
import type { Draft } from '../forms/draft.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useFormat } from '../format/useFormat.tsx';
import { CalculatorColumns, FormColumn, NotesColumn, ResultsColumn } from '../layout/CalculatorColumns.tsx';
import { Card } from '../layout/Card.tsx';
import { Disclosed } from '../layout/Disclosed.tsx';
import { Disclaimer } from '../layout/Disclaimer.tsx';
import { PageColumn } from '../layout/PageColumn.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { blocksOnPaper } from '../layout/paper.tsx';
import { prose } from '../layout/prose.tsx';
import { Stack } from '../layout/Stack.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import { OfferedInputs } from '../sharing/OfferedInputs.tsx';
import type { Inputs } from '../sharing/fragment.ts';
import { prepareResultActions } from '../sharing/ResultActionsOnDemand.tsx';
import { color, fontSize, from, space } from '../theme/tokens.ts';
import { DraftInTabOnDemand } from '../visit/draft-in-tab-on-demand.tsx';
import { FormProfile, profileIn, type ProfileFields } from '../visit/FormProfile.tsx';
import { remember } from '../visit/profile.tsx';
import { ProfileChip } from '../visit/ProfileChip.tsx';
import { useKept } from '../visit/useKept.tsx';
import { useIsWidget } from '../widget/useIsWidget.tsx';
import { Marked } from '../words/Marked.tsx';
import { Guide, type GuideText } from './Guide.tsx';
import { LiveResults } from './LiveResults.tsx';
import { Awaited, isExample, RESULTS_OUTLINE } from './results-place.tsx';

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
  /** A typical visitor's inputs, as in a link. Shown on request before the first calculation. */
  readonly example: Inputs;
  /** Fields that share their values with the visit profile. */
  readonly profile?: ProfileFields<keyof D & string>;
}

interface Frame {
  /** Namespace of the calculator's texts. */
  readonly id: string;
  /** Fields that hold dollar amounts. */
  readonly amounts: readonly string[];
  /** Identifies the last submission; a new object each time. */
  readonly asked: object | undefined;
  /** True when the form has invalid input, so the results show earlier values. */
  readonly stale: boolean;
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
  /** What the estimates leave out; the texts are `leftOut.<item>`. */
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

/** The last submitted calculation. */
interface Calculation<Values> {
  readonly values: Values;
  /** Identifies the submission. Live updates keep it. */
  readonly asked: object;
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
  const { t, i18n } = useTranslation([id, 'calculator']);
  const { locale } = useFormat();
  const widget = useIsWidget();
  const titleId = useId();
  const formTitleId = useId();
  const [calculation, keep] = useKept<Calculation<Values>>(`${id}.calculation`);
  const [stale, setStale] = useState(false);
  const [announcement, announce] = useState('');
  const schema = useMemo(() => inputs.schema(locale), [inputs, locale]);
  const kept = useMemo(() => ({ as: id, amounts: inputs.amounts }), [id, inputs]);
  const asked = calculation?.asked;
  const frame = useMemo(() => ({ id, amounts: inputs.amounts, asked, stale, announce }), [id, inputs, asked, stale, announce]);
  const show = (submitted: Values, press: object) => keep({ values: inOrderOf(inputs.draft, submitted), asked: press });
  const calculate = (submitted: Values, press: object) => {
    show(submitted, press);
    if (inputs.profile && !isExample(submitted as object, inputs.example)) remember(profileIn(submitted as object, inputs.profile));
    setStale(false);
  };
  // Preloads the results. If this fails, the results section reports the error.
  const prepare = () => void Promise.all([results.ready(i18n), !widget && prepareResultActions(i18n)]).catch(() => undefined);
  return (
    <CalculatorFrame value={frame}>
      {!widget && <PageHead title={t('title')} titleId={titleId} lead={<Marked>{t('lead', guide.figures)}</Marked>} />}

      <PageColumn as="section" data-calculator={id} aria-labelledby={widget ? undefined : titleId}>
        <CalculatorColumns>
          <FormColumn onFocus={prepare} onPointerEnter={prepare}>
            <Card>
              <Stack $gap="s">
                <div>
                  <h2 id={formTitleId}>{t('calculator:inputs')}</h2>
                  <ProfileChip otherwise={t('calculator:typing')} />
                </div>
                <CalculatorForm
                  labelledBy={formTitleId}
                  initialDraft={inputs.draft}
                  schema={schema}
                  kept={kept}
                  onSubmit={async (submitted) => calculate(submitted, {})}
                >
                  <OfferedInputs amounts={inputs.amounts} />
                  <DraftInTabOnDemand
                    keptAs={id}
                    initial={inputs.draft}
                    amounts={inputs.amounts}
                    schema={schema}
                    press={asked}
                    onRestored={show}
                  />
                  {inputs.profile && <FormProfile fields={inputs.profile} initial={inputs.draft} keptAs={id} />}
                  {asked && (
                    <LiveResults schema={schema} onValues={(values) => calculate(values, asked)} onRefusal={() => setStale(true)} />
                  )}
                  {fields}
                  {precise && (
                    <MorePrecise initial={inputs.draft} names={inputs.precise ?? []}>
                      {precise}
                    </MorePrecise>
                  )}
                  <SubmitButton label={t('calculator:submit')} busyLabel={t('calculator:submitting')} waitsFor={waitsFor} />
                </CalculatorForm>
              </Stack>
            </Card>
          </FormColumn>
          <ResultsColumn>
            {calculation === undefined ? (
              <Awaited example={inputs.example} />
            ) : (
              <results.Section values={calculation.values} fallback={RESULTS_OUTLINE} />
            )}
          </ResultsColumn>
          <NotesColumn>
            <Notes as="aside" aria-label={t('calculator:leftOut')}>
              <h3>{t('calculator:leftOut')}</h3>
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
              {leadsToFullEstimate && (
                <p>
                  <PageLink to={pageOf('full-estimate').path}>{t('calculator:fullEstimate')}</PageLink>
                </p>
              )}
              <p>{t('calculator:privacy')}</p>
            </Notes>
          </NotesColumn>
        </CalculatorColumns>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </PageColumn>

      {!widget && <Article id={id} guide={guide} faq={faq} related={related} />}
    </CalculatorFrame>
  );
}

type ArticleProps = Required<Pick<CalculatorProps<Draft, unknown>, 'id' | 'guide' | 'faq' | 'related'>>;

/** The text below the calculator, memoized so that calculating does not render it again. */
const Article = memo(function Article({ id, guide, faq, related }: ArticleProps) {
  const { t } = useTranslation([id, 'calculator']);
  const titleId = useId();
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
  readonly initial: Draft;
  readonly names: readonly string[];
  readonly children: ReactNode;
}

function MorePrecise({ initial, names, children }: MorePreciseProps) {
  const { t } = useTranslation('calculator');
  const { values } = useFormikContext<Draft>();
  const filled = names.filter((name) => values[name] !== initial[name]).length;
  return <Disclosed summary={filled ? t('preciseFilled', { number: filled }) : t('precise')}>{children}</Disclosed>;
}

/** Puts the schema's values in the order of the form, for printing and sharing. */
const inOrderOf = <Values,>(draft: Draft, values: Values): Values =>
  Object.fromEntries(Object.keys(draft).map((field) => [field, values[field as keyof Values]])) as Values;

const Notes = styled(Stack)`
  padding-inline: 1.125rem;
  font-size: ${fontSize.s};
  color: ${color('muted')};

  h3 {
    font-size: ${fontSize.m};
    color: ${color('text')};
  }
  ul {
    display: grid;
    gap: ${space.xs};
    margin: 0;
    padding-inline-start: 1.125rem;
  }
  a {
    display: inline-block;
    padding-block: 0.125rem;
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

const GuideColumn = styled.section`
  ${prose}
`;
