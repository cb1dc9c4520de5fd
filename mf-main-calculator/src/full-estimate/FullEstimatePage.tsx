/** The full return of one household. Four inputs give an estimate; further inputs make it exact. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { ArticleFrame } from '@bracketwise/shared-ui/article/article-frame';
import { Faq } from '@bracketwise/shared-ui/article/Faq';
import { RelatedLinks } from '@bracketwise/shared-ui/article/RelatedLinks';
import { LiveResults } from '@bracketwise/shared-ui/calculator/LiveResults';
import { ResultsPlaceholder, isExample, RESULTS_OUTLINE } from '@bracketwise/shared-ui/calculator/results-placeholder';
import { CalculatorForm } from '@bracketwise/shared-ui/forms/CalculatorForm';
import { SubmitButton } from '@bracketwise/shared-ui/forms/SubmitButton';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { CalculatorColumns, FormColumn, NotesColumn, ResultsColumn } from '@bracketwise/shared-ui/layout/CalculatorColumns';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { Disclaimer } from '@bracketwise/shared-ui/layout/Disclaimer';
import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { PageHead } from '@bracketwise/shared-ui/layout/PageHead';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { VisuallyHidden } from '@bracketwise/shared-ui/layout/VisuallyHidden';
import { PageLink } from '@bracketwise/shared-ui/navigation/PageLink';
import { OfferedInputs } from '@bracketwise/shared-ui/sharing/OfferedInputs';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { DraftInTabOnDemand } from '@bracketwise/shared-ui/visit/draft-in-tab-on-demand';
import { FormProfile, profileIn } from '@bracketwise/shared-ui/visit/FormProfile';
import { remember } from '@bracketwise/shared-ui/visit/profile';
import { ProfileChip } from '@bracketwise/shared-ui/visit/ProfileChip';
import { useKept } from '@bracketwise/shared-ui/visit/useKept';
import { memo, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DOLLARS, emptyDraft } from './choices.ts';
import { scenarios } from './scenarios-on-demand.ts';
import { FirstAnswers } from './FirstAnswers.tsx';
import { answersSchema, type Answers } from './household-draft.ts';
import { results, type ResultsSummary } from './results-on-demand.ts';
import { savedEstimates } from './saved-estimates.ts';
import { WhatElse } from './WhatElse.tsx';

const ID = 'full-estimate';
const KEPT = { as: ID, amounts: DOLLARS };
const PROFILE = { income: 'wages', state: 'state', filingStatus: 'filingStatus', taxYear: 'taxYear' } as const;

const EXAMPLE = { wages: '85000', state: 'CA', filingStatus: 'marriedJoint' };

/** The last submitted calculation. */
interface Submission {
  readonly answers: Answers;
  /** Identifies the submission; from then on, results follow the form. */
  readonly press: object;
}

export function FullEstimatePage() {
  const { t, i18n } = useTranslation([ID, 'calculator']);
  const { locale, money } = useFormat();
  const titleId = useId();
  const formTitleId = useId();
  const [submission, keep] = useKept<Submission>(`${ID}.submission`);
  const [stale, setStale] = useState(false);
  const [summary, setSummary] = useState<ResultsSummary>();
  const schema = useMemo(() => answersSchema(locale), [locale]);
  const calculate = (answers: Answers, press: object) => {
    keep({ answers, press });
    if (!isExample(answers, EXAMPLE)) remember(profileIn(answers, PROFILE));
    setStale(false);
  };
  // Preloads the results. If this fails, the results section reports the error.
  const prepare = () => void results.ready(i18n).catch(() => undefined);
  return (
    <>
      <PageHead title={t('title')} titleId={titleId} lead={t('lead')} />
      <PageColumn as="section" data-calculator={ID} aria-labelledby={titleId}>
        <CalculatorColumns>
          <FormColumn onFocus={prepare} onPointerEnter={prepare}>
            <Card>
              <Stack $gap="s">
                <div>
                  <h2 id={formTitleId}>{t('form.title')}</h2>
                  <ProfileChip otherwise={t('calculator:typing')} />
                </div>
                <CalculatorForm
                  labelledBy={formTitleId}
                  initialDraft={emptyDraft}
                  schema={schema}
                  kept={KEPT}
                  messageOf={(key) => t(key, { maximum: money(INCOME_LIMITS.maximum) })}
                  onSubmit={async (answers) => calculate(answers, {})}
                >
                  <OfferedInputs amounts={DOLLARS} showsInvalid />
                  <DraftInTabOnDemand
                    keptAs={ID}
                    initial={emptyDraft}
                    amounts={DOLLARS}
                    schema={schema}
                    press={submission?.press}
                    onRestored={(answers, press) => keep({ answers, press })}
                  />
                  <FormProfile fields={PROFILE} initial={emptyDraft} keptAs={ID} />
                  {submission && (
                    <LiveResults
                      schema={schema}
                      onValues={(answers) => calculate(answers, submission.press)}
                      onRefusal={() => setStale(true)}
                    />
                  )}
                  <FirstAnswers />
                  <WhatElse effects={summary?.effects} />
                  <SubmitButton label={t('form.submit')} busyLabel={t('calculator:submitting')} stays={!summary} />
                </CalculatorForm>
                {summary && (
                  <InShort aria-hidden>
                    <strong>{summary.keep}</strong>
                    <span>{summary.tax}</span>
                  </InShort>
                )}
              </Stack>
            </Card>
          </FormColumn>
          <ResultsColumn>
            {submission === undefined ? (
              <BeforeResults>
                <ResultsPlaceholder example={EXAMPLE} />
                <SavedBefore />
              </BeforeResults>
            ) : (
              <results.Section
                answers={submission.answers}
                press={submission.press}
                stale={stale}
                onSummary={setSummary}
                fallback={RESULTS_OUTLINE}
              />
            )}
          </ResultsColumn>
          <NotesColumn>
            <Notes aria-label={t('calculator:leftOut')}>
              <h3>{t('calculator:leftOut')}</h3>
              <ul>
                {LEFT_OUT.map((item) => (
                  <li key={item}>{t(`leftOut.${item}`)}</li>
                ))}
                {Object.entries(ELSEWHERE).map(([item, page]) => (
                  <li key={item}>
                    <PageLink to={pageOf(page).path}>{t(`leftOut.${item}`)}</PageLink>
                  </li>
                ))}
              </ul>
              <p>{t('calculator:privacy')}</p>
            </Notes>
          </NotesColumn>
        </CalculatorColumns>
        <VisuallyHidden role="status">{summary?.announcement}</VisuallyHidden>
      </PageColumn>
      <Reading />
    </>
  );
}

/** What an earlier visit saved, within reach before the first calculation. Its code loads only if there is something. */
function SavedBefore() {
  const { subscribe, read } = savedEstimates;
  const something = useSyncExternalStore(
    subscribe,
    () => read().items.length > 0,
    () => false,
  );
  // Stays until the first calculation, because removing the last one is answered here.
  const [shown, setShown] = useState(something);
  if (something && !shown) setShown(true);
  return (
    shown && (
      <Card>
        <scenarios.Section />
      </Card>
    )
  );
}

const LEFT_OUT = ['local', 'partYear', 'education', 'savers', 'otherYears', 'marketplace'] as const;
/** Left out here, with the page that has it. */
const ELSEWHERE = { foreign: 'expat', nonresident: 'immigrant' } as const;
const QUESTIONS = ['exact', 'provisional', 'private', 'refund'] as const;
const RELATED = ['salary', 'refund', 'freelancer', 'deduction'] as const;
const FIGURES = { current: String(CURRENT_TAX_YEAR) };

/** The text below the form, memoized so that calculating does not render it again. */
const Reading = memo(function Reading() {
  const { t } = useTranslation([ID, 'calculator']);
  return (
    <Below>
      <ArticleFrame value={{ id: ID, figures: FIGURES }}>
        <Faq heading={t('calculator:faq')} items={QUESTIONS} />
        <RelatedLinks heading={t('calculator:related')} ids={RELATED} />
      </ArticleFrame>
      <Disclaimer />
    </Below>
  );
});

/** On a narrow screen the form is longer than the screen, so the main result sticks to the bottom. */
const InShort = styled.p`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
  margin-inline: -1.125rem;
  padding: ${space.s} 1.125rem;
  background: ${color('surface')};
  border-block-start: 1px solid ${color('line')};

  strong {
    color: ${color('positive')};
  }
  ${from.wide} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const BeforeResults = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);

  /* It would scroll over what follows. */
  > :not(:last-child) {
    position: static;
  }
`;

const Notes = styled.aside`
  display: grid;
  gap: ${space.m};
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

const Below = styled(PageColumn)`
  display: grid;
  gap: ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space.xxl} ${space.l};
`;
