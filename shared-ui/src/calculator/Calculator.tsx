/** The frame of a calculator's page: what is the same on all of them, in the same order. */
import { createContext, use, useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Schema } from 'yup';
import type { DeferredSection } from '../federation/deferred-section.tsx';
import { CalculatorForm, type Draft } from '../forms/CalculatorForm.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useFormat } from '../format/useFormat.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { CalculatorColumns, FormColumn, NotesColumn, ResultsColumn } from '../layout/CalculatorColumns.tsx';
import { Card } from '../layout/Card.tsx';
import { Disclaimer } from '../layout/Disclaimer.tsx';
import { PageColumn } from '../layout/PageColumn.tsx';
import { Stack } from '../layout/Stack.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { OfferedInputs } from '../sharing/OfferedInputs.tsx';
import { prepareResultActions } from '../sharing/ResultActionsOnDemand.tsx';
import { color, fontSize, from, radius, space } from '../theme/tokens.ts';
import { Faq } from './Faq.tsx';
import { Guide, type GuideText } from './Guide.tsx';
import { RELATED_CALCULATORS, RelatedLinks } from './RelatedLinks.tsx';

/** The form of a calculator: what its controls hold at first, and how that becomes the values it computes with. */
export interface CalculatorInputs<D extends Draft, Values> {
  readonly draft: D;
  /** Fields that hold dollars. */
  readonly amounts: readonly (keyof D & string)[];
  /** @param locale - in which amounts are read */
  readonly schema: (locale: string) => Schema<Values>;
}

interface Frame {
  /** Namespace of the calculator's words. */
  readonly id: string;
  /** Fields that hold dollars. */
  readonly amounts: readonly string[];
  /** Says a sentence to screen readers. */
  readonly announce: (sentence: string) => void;
}

const FrameContext = createContext<Frame | undefined>(undefined);

/** For what stands inside a `Calculator`. */
export function useCalculatorFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('This stands outside of a Calculator');
  return frame;
}

export interface CalculatorProps<D extends Draft, Values> {
  /** Of the page in the site map, of `data-calculator` and of the namespace of its words. */
  readonly id: string;
  readonly inputs: CalculatorInputs<D, Values>;
  readonly fields: ReactNode;
  /** What is shown of values that were submitted, as `CalculatorResults`; fetched once the visitor turns to the form. */
  readonly results: DeferredSection<{ readonly values: Values }>;
  /** What the estimates leave out: `leftOut.<item>` of its words. */
  readonly leftOut: readonly string[];
  readonly guide: GuideText;
  /** Questions: `faq.<item>.question` and `faq.<item>.answer` of its words. */
  readonly faq: readonly string[];
  /** Ids of the pages to go on to; those of the other calculators when left out. */
  readonly related?: readonly string[];
}

/**
 * Nothing is shown of results before the first calculation. An input that is not right computes nothing and leaves an earlier
 * result in place; its field's hint says what it takes.
 */
export function Calculator<D extends Draft, Values>({
  id,
  inputs,
  fields,
  results,
  leftOut,
  guide,
  faq,
  related = RELATED_CALCULATORS,
}: CalculatorProps<D, Values>) {
  const { t, i18n } = useTranslation([id, 'calculator']);
  const { locale } = useFormat();
  const titleId = useId();
  const formTitleId = useId();
  const [values, setValues] = useState<Values>();
  const [announcement, announce] = useState('');
  const schema = useMemo(() => inputs.schema(locale), [inputs, locale]);
  const frame = useMemo(() => ({ id, amounts: inputs.amounts, announce }), [id, inputs]);
  // In time for the first calculation; where the results are shown tells of a failure.
  const prepare = () => void Promise.all([results.ready(i18n), prepareResultActions(i18n)]).catch(() => undefined);
  return (
    <FrameContext value={frame}>
      <Head>
        <div>
          <BackLink />
        </div>
        <h1 id={titleId}>{t('title')}</h1>
        <Lead>{t('lead', guide.figures)}</Lead>
      </Head>

      <PageColumn as="section" data-calculator={id} aria-labelledby={titleId}>
        <CalculatorColumns>
          <FormColumn onFocus={prepare} onPointerEnter={prepare}>
            <Card>
              <Stack $gap="l">
                <h2 id={formTitleId}>{t('calculator:inputs')}</h2>
                <CalculatorForm
                  labelledBy={formTitleId}
                  initialDraft={inputs.draft}
                  schema={schema}
                  onSubmit={async (submitted) => setValues(submitted)}
                >
                  <OfferedInputs amounts={inputs.amounts} />
                  {fields}
                  <SubmitButton label={t('calculator:submit')} busyLabel={t('calculator:submitting')} />
                </CalculatorForm>
              </Stack>
            </Card>
          </FormColumn>
          <ResultsColumn>
            {values === undefined ? (
              <Awaited>{t('calculator:awaited')}</Awaited>
            ) : (
              <results.Section values={values} fallback={RESULTS_OUTLINE} />
            )}
          </ResultsColumn>
          <NotesColumn>
            <Notes as="aside" aria-label={t('calculator:leftOut')}>
              <h3>{t('calculator:leftOut')}</h3>
              <ul>
                {leftOut.map((item) => (
                  <li key={item}>{t(`leftOut.${item}`)}</li>
                ))}
              </ul>
              <p>{t('calculator:privacy')}</p>
            </Notes>
          </NotesColumn>
        </CalculatorColumns>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </PageColumn>

      <PageColumn>
        <Reading>
          <Article aria-labelledby={`${titleId}-guide`} id="guide">
            <h2 id={`${titleId}-guide`}>{t('guide.title')}</h2>
            <Guide {...guide} />
          </Article>
          <Aside>
            <Faq items={faq} figures={guide.figures} />
            <RelatedLinks ids={related} />
          </Aside>
          <Foot>
            <Disclaimer />
          </Foot>
        </Reading>
      </PageColumn>
    </FrameContext>
  );
}

const Head = styled(PageColumn)`
  display: grid;
  gap: ${space.s};
  padding-block-end: ${space.l};

  ${from.medium} {
    padding-block-end: 2rem;
  }
`;

const Lead = styled.p`
  max-width: 52rem;
  font-size: ${fontSize.l};
  color: ${color('muted')};
  text-wrap: pretty;
`;

/** While the code of the results is on its way. */
const RESULTS_OUTLINE = <Card aria-busy />;

/** Where the results will stand; on a narrow screen it would only be in the way. */
const Awaited = styled.p`
  display: none;
  place-items: center;
  min-height: 16rem;
  padding: ${space.xl};
  text-align: center;
  text-wrap: balance;
  color: ${color('muted')};
  border: 2px dashed ${color('line')};
  border-radius: ${radius.m};

  ${from.wide} {
    display: grid;
  }
`;

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
`;

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xl};
`;

const Foot = styled.div`
  grid-column: 1 / -1;
`;

/** Text to be read: lines of a comfortable length. */
const Article = styled.section`
  display: grid;
  gap: ${space.m};
  max-width: 46rem;
  text-wrap: pretty;

  h2 {
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 2rem);
  }
  h3 {
    margin-block-start: ${space.m};
  }
  ul,
  ol {
    display: grid;
    gap: ${space.s};
    margin: 0;
    padding-inline-start: 1.375rem;
  }
`;
