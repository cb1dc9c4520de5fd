/** The full return of one household. Four inputs give an estimate; further inputs make it exact. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { ArticleFrame, Faq, PageHead, RelatedLinks } from '@bracketwise/shared-ui/article';
import {
  CalculatorLayout,
  FollowForm,
  FormCard,
  LEFT_OUT_ID,
  LeftOut,
  RESULTS_OUTLINE,
  ResultsPlaceholder,
  useLiveForm,
} from '@bracketwise/shared-ui/calculator';
import { CurrentResult, SubmitButton } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Card, Disclaimer, PageColumn, VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { space } from '@bracketwise/shared-ui/tokens';
import { memo, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DOLLARS, emptyDraft } from './choices.ts';
import { EXAMPLE, EXAMPLE_KEPT } from './example.ts';
import { scenarios } from './scenarios-on-demand.ts';
import { FirstAnswers } from './FirstAnswers.tsx';
import { answersSchema, type Answers } from './household-draft.ts';
import { results, type ResultsSummary } from './results-on-demand.ts';
import { savedEstimates } from './saved-estimates.ts';
import { WhatElse } from './WhatElse.tsx';

const ID = 'full-estimate';
const PROFILE = { income: 'wages', state: 'state', filingStatus: 'filingStatus', taxYear: 'taxYear' } as const;

export function FullEstimatePage() {
  const { t, i18n } = useTranslation([ID, 'calculator', 'common']);
  const { locale, money } = useFormat();
  const titleId = useId();
  const { submission, stale, submit, follow } = useLiveForm<Answers>({ id: ID, draft: emptyDraft, example: EXAMPLE, profile: PROFILE });
  const [summary, setSummary] = useState<ResultsSummary>();
  const schema = useMemo(() => answersSchema(locale), [locale]);
  // Preloads the results. If this fails, the results section reports the error.
  const prepare = () => void results.ready(i18n).catch(() => undefined);
  return (
    <>
      <PageHead title={t('title')} titleId={titleId} lead={t('lead')} />
      <CalculatorLayout
        calculator={ID}
        labelledBy={titleId}
        onApproach={prepare}
        form={
          <CurrentResult value={summary?.keep}>
            <FormCard
              title={t('form.title')}
              hint={t('calculator:typing')}
              keptAs={ID}
              initialDraft={emptyDraft}
              amounts={DOLLARS}
              profile={PROFILE}
              showsInvalid
              schema={schema}
              messageOf={(key) => t(key, { maximum: money(INCOME_LIMITS.maximum) })}
              onSubmit={async (answers) => submit(answers)}
            >
              <FollowForm keptAs={ID} initial={emptyDraft} amounts={DOLLARS} schema={schema} {...follow} />
              <FirstAnswers />
              <WhatElse effects={summary?.effects} />
              <SubmitButton label={t('form.submit')} busyLabel={t('calculator:submitting')} />
            </FormCard>
          </CurrentResult>
        }
        awaited={!submission}
        results={
          submission === undefined ? (
            <BeforeResults>
              <ResultsPlaceholder
                example={EXAMPLE}
                basis={t('example', {
                  income: money(Number(EXAMPLE.wages)),
                  filingStatus: t(`common:filingStatus.${EXAMPLE.filingStatus}`),
                  state: t(`common:states.${EXAMPLE.state}`),
                })}
                answer={t('short.keep', { amount: money(EXAMPLE_KEPT) })}
              />
              <SavedBefore />
            </BeforeResults>
          ) : (
            <results.Section
              answers={submission.values}
              press={submission.press}
              stale={stale}
              onSummary={setSummary}
              fallback={RESULTS_OUTLINE}
            />
          )
        }
        notes={
          <LeftOut
            id={LEFT_OUT_ID}
            title={t('calculator:leftOut')}
            items={
              <>
                {LEFT_OUT.map((item) => (
                  <li key={item}>{t(`leftOut.${item}`)}</li>
                ))}
                {Object.entries(ELSEWHERE).map(([item, page]) => (
                  <li key={item}>
                    <PageLink to={pageOf(page).path}>{t(`leftOut.${item}`)}</PageLink>
                  </li>
                ))}
              </>
            }
          >
            <p>{t('calculator:privacy')}</p>
          </LeftOut>
        }
      >
        <VisuallyHidden role="status">{summary?.announcement}</VisuallyHidden>
      </CalculatorLayout>
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

const LEFT_OUT = [
  'local',
  'severalMoves',
  'qbiOfRents',
  'earlierWithdrawals',
  'otherYears',
  'homeRefunds',
  'marketplace',
  'otherCredits',
] as const;
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

const Below = styled(PageColumn)`
  display: grid;
  gap: ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space.xxl} ${space.l};
`;
