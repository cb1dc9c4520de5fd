import { HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import {
  AS_FILED_OUTLINE,
  Assumed,
  HeadOfHousehold,
  FIGURE,
  Hero,
  type HeroAnswer,
  heroText,
  LeftOutLink,
  mayTaxLocally,
  type Official,
  PAUSE_MS,
  PlaceRemark,
  ResultsSheet,
  StubHead,
  useLoaded,
  useUnits,
} from '@bracketwise/shared-ui/calculator';
import { PartsBar } from '@bracketwise/shared-ui/charts';
import { ExplanationOnDemand, IncomeChartsOnDemand } from '@bracketwise/shared-ui/explanation';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { Disclosed, FigureRow, FigureRows, HeroFigure, HeroFigures, Muted, useArrivalInView } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Citation } from '@bracketwise/shared-ui/words';
import { ASSUMED_AGES, placesIn, type ProjectedRefund, usesTypedRate } from '@bracketwise/tax-engine';
import { lossCarryovers } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { memo, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from './Actions.tsx';
import { asFiledLine, form1040, type FiledProps } from './form-1040/form-1040-on-demand.ts';
import { earnsWages, isChosen, setsPayAside, type Choice } from './choices.ts';
import { scenarios } from './scenarios-on-demand.ts';
import {
  capitalLossLeft,
  passiveLossLeft,
  dollarFlow,
  explainedSections,
  fullEstimate,
  hasBusinessLossLeft,
  hasFiledForm,
  knowsWithholding,
  NEXT_DOLLARS,
  outlookOf,
  type FullEstimate,
} from './full-estimate.ts';
import { agesIn, type Answers } from './household-draft.ts';
import { loadLaws, statesOf, type Laws } from './laws.ts';
import { BeforeYearEnd, NextDollars, Withholding } from './Outlook.tsx';
import { Remark, Title } from './parts.tsx';
import { chartsOf } from './charts.ts';
import { StatesOfYear } from './StatesOfYear.tsx';
import type { ResultsProps } from './results-on-demand.ts';
import { useFigureRows } from './useFigureRows.ts';
import { useStatusName } from './useStatusName.ts';

const PERCENT = 100;
const MONTHS = 12;
const AGE_FACTS: readonly string[] = ['age', 'bothAges', 'spouseAge'];

/** Whether a retired household's ages are assumed, which may change its tax. */
const lacksAges = ({ retired }: Answers, { assumptions }: FullEstimate): boolean =>
  retired && assumptions.some(({ fact }) => AGE_FACTS.includes(fact));

export function FullEstimateResults({ answers, press, stale, onSummary }: ResultsProps) {
  const { t } = useTranslation(['full-estimate', 'calculator', 'common']);
  const { money } = useFormat();
  const units = useUnits();
  const statusName = useStatusName();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useArrivalInView(title, press);
  const { value: laws, failed, retry } = useLoaded(statesOf(answers), loadLaws, answers);
  const answered = useMemo(() => laws && { ...laws, answers, estimate: fullEstimate(laws, answers) }, [laws, answers]);
  // While the law of another state loads, the former answer stays, invisible, so that what the visitor opened stays open.
  const [latest, setLatest] = useState(answered);
  if (answered && answered !== latest) setLatest(answered);
  // A keystroke updates the main figure at once, and everything below it when the browser has time.
  const settled = useDeferredValue(failed ? undefined : latest);
  const estimate = answered?.estimate;
  const hero = useHero(estimate);

  const keep = estimate ? t('short.keep', { amount: money(estimate.kept) }) : '';
  const spoken = hero ? heroText(hero, units) : '';
  useEffect(() => {
    const { effects } = estimate ?? {};
    if (!effects) return onSummary(undefined);
    onSummary({ effects, keep, announcement: '' });
    const timer = setTimeout(() => onSummary({ effects, keep, announcement: spoken }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [onSummary, estimate, keep, spoken]);

  const basis = t('basis', {
    state: t(`common:states.${answers.state}`),
    filingStatus: statusName(answers.filingStatus),
    year: answers.taxYear,
  });
  return (
    <ResultsSheet as="section" aria-labelledby={titleId} data-stale={stale || undefined}>
      <StubHead>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('calculator:results')}
        </h2>
        <Muted>{stale ? t('calculator:stale', { basis }) : basis}</Muted>
      </StubHead>
      <Hero
        year={answers.taxYear}
        official={officialOf(estimate, failed, retry)}
        hero={hero}
        remarks={
          estimate && (
            <>
              {isChosen('dependents', answers) && agesIn(answers.dependentAges)?.length === 0 && (
                <p>{t('full-estimate-results:childrenMissing')}</p>
              )}
              {lacksAges(answers, estimate) && <p>{t('full-estimate-results:agesMissing')}</p>}
              <LeftOutLink first={mayTaxLocally(answers.state) && answers.locality === '' && t('leftOut.local')} />
              <StatesOfYear answers={answers} taxes={estimate.taxes} />
              <StateRemark taxes={estimate.taxes} state={t(`common:states.${answers.state}`)} />
              <PlaceRemark year={answers.taxYear} refused={estimate.placeRefused} typed={usesTypedRate(estimate.taxes)} />
              <HeadOfHousehold saving={estimate.savedAsHead} />
              <Losses answers={answers} estimate={estimate} />
              <Assumed facts={estimate.assumptions} />
            </>
          )
        }
      />
      {settled && !failed && (
        <div style={{ display: 'contents', visibility: answered ? undefined : 'hidden' }}>
          <Answer {...settled} />
        </div>
      )}
    </ResultsSheet>
  );
}

function officialOf(estimate: FullEstimate | undefined, failed: boolean, retry: () => void): Official<FullEstimate> {
  if (estimate) return { status: 'answered', answer: estimate };
  return failed ? { status: 'failed', retry } : { status: 'loading' };
}

function useHero(estimate: FullEstimate | undefined): HeroAnswer | undefined {
  const { t } = useTranslation('full-estimate');
  const { money, percent } = useFormat();
  if (!estimate) return undefined;
  const { taxes, income, kept } = estimate;
  const then = () => {
    const tax = money(Math.abs(taxes.totalTax));
    if (taxes.totalTax < 0) return t('full-estimate-results:hero.paidOut', { amount: tax });
    if (kept < 0) return t('full-estimate-results:hero.moreThanIncome', { tax });
    const share = percent(income > 0 ? (taxes.totalTax / income) * PERCENT : 0);
    return t('full-estimate-results:hero.taxes', { tax, share, month: money(kept / MONTHS) });
  };
  return {
    sentence: t(taxes.stateNotComputed ? 'full-estimate-results:hero.keepBeforeState' : 'full-estimate-results:hero.keep', {
      figure: FIGURE,
    }),
    field: 'netIncome',
    value: kept,
    tone: kept >= 0 ? 'positive' : 'danger',
    then: then(),
  };
}

/** Says why the state tax is missing or which of its figures are not published yet. */
function StateRemark({ taxes, state }: { readonly taxes: FullEstimate['taxes']; readonly state: string }) {
  const { t } = useTranslation('full-estimate');
  const { taxYear: year, stateNotComputed } = taxes;
  if (stateNotComputed) {
    return (
      <Notice tone="warning">
        <p>{t(`full-estimate-results:notComputed.${stateNotComputed}`, { state, year, first: HOUSEHOLD_YEARS[0] })}</p>
      </Notice>
    );
  }
  return (
    taxes.stateIsProvisional && (
      <p>
        {t(taxes.states ? 'full-estimate-results:twoStates.provisional' : 'full-estimate-results:provisional', {
          state,
          year,
          before: year - 1,
        })}
      </p>
    )
  );
}

/** Says that a loss is not pay, and what of it a later year can use. */
function Losses({ answers, estimate }: AnswerProps) {
  const { t } = useTranslation('full-estimate');
  const { money } = useFormat();
  const { businessLoss, capitalLoss, rentsLoss } = estimate;
  const { shortTerm, longTerm, total: left } = capitalLossLeft(estimate);
  const suspended = passiveLossLeft(estimate);
  return (
    <>
      {businessLoss > 0 && (
        <p>
          {t('full-estimate-results:losses.business', { amount: money(businessLoss) })}
          {hasBusinessLossLeft(answers, estimate) && (
            <>
              {' '}
              {t('full-estimate-results:losses.businessLeft')} <Citation>{lossCarryovers.business}</Citation>
            </>
          )}
        </p>
      )}
      {rentsLoss > 0 && (
        <p>
          {t('full-estimate-results:losses.rents', { amount: money(rentsLoss) })}
          {suspended > 0 && <> {t('full-estimate-results:losses.rentsLeft', { amount: money(suspended) })}</>}
        </p>
      )}
      {(capitalLoss > 0 || left !== 0) && (
        <p>
          {capitalLoss > 0 && t('full-estimate-results:losses.capital', { amount: money(capitalLoss) })}
          {left !== 0 && (
            <>
              {' '}
              {t('full-estimate-results:losses.capitalLeftOf', {
                amount: money(left),
                shortTerm: money(shortTerm),
                longTerm: money(longTerm),
              })}{' '}
              <Citation>{lossCarryovers.capital}</Citation>
            </>
          )}
        </p>
      )}
    </>
  );
}

interface AnswerProps {
  readonly answers: Answers;
  readonly estimate: FullEstimate;
}

const Answer = memo(function Answer({ law, severalStates, answers, estimate }: AnswerProps & Laws) {
  const { t } = useTranslation(['full-estimate', 'common']);
  const { taxes } = estimate;
  const state = t(`common:states.${answers.state}`);
  // These change the wages, and nobody says in which of several states.
  const ahead = useMemo(
    () => (severalStates ? undefined : { outlook: outlookOf(law, answers), charts: chartsOf(law, answers, estimate) }),
    [law, severalStates, answers, estimate],
  );
  const filed = { law, severalStates, answers, estimate };
  return (
    <>
      <Tiles answers={answers} estimate={estimate} state={state} />
      {hasFiledForm(taxes) && <asFiledLine.Section {...filed} fallback={AS_FILED_OUTLINE} />}
      <WhereDollarsGo estimate={estimate} />
      {ahead ? <IncomeChartsOnDemand {...ahead.charts} /> : <Remark>{t('full-estimate-results:twoStates.leftOut')}</Remark>}
      <EffectsOfAnswers answers={answers} estimate={estimate} />
      {ahead && <BeforeYearEnd estimate={estimate} outlook={ahead.outlook} />}
      <Withholding answers={answers} estimate={estimate} />
      {ahead && <NextDollars estimate={estimate} outlook={ahead.outlook} />}
      <AllFigures estimate={estimate} />
      {hasFiledForm(taxes) && <LineByLine {...filed} />}
      <ExplanationOnDemand
        sections={explainedSections(estimate, (code) => t(`common:states.${code}`))}
        year={taxes.taxYear}
        state={state}
      />
      <Actions answers={answers} estimate={estimate} places={placesIn(law.localities, law.code, taxes.taxYear)} />
      <scenarios.Section answers={answers} />
    </>
  );
});

/** The income, with the credits that are paid out, and what becomes of both. */
function WhereDollarsGo({ estimate }: { readonly estimate: FullEstimate }) {
  const { t } = useTranslation(['full-estimate', 'calculator']);
  const { money, list } = useFormat();
  const { comesIn, parts, total } = dollarFlow(estimate);
  const sources = comesIn.map(({ key, shown }) => t(`full-estimate-results:dollar.comesIn.${key}`, { amount: money(shown) }));
  return (
    <PartsBar
      caption={t('full-estimate-results:dollar.caption')}
      total={sources.length > 1 && t('full-estimate-results:dollar.together', { sources: list(sources), total: money(total) })}
      parts={parts.map((part) => ({
        ...part,
        label: t(
          part.key === 'state' && estimate.taxes.localTax !== undefined
            ? 'explanation:comparison.lines.stateAndLocalTax'
            : `full-estimate-results:dollar.${part.key}`,
        ),
      }))}
    />
  );
}

function Tiles({ answers, estimate: { taxes, next, withholding }, state }: AnswerProps & { readonly state: string }) {
  const { t } = useTranslation('full-estimate');
  const { money } = useFormat();
  // Without a tax and without withholding there is nothing to settle.
  const balance = (field: 'federalRefund' | 'stateRefund', { refund, withheld, tax }: ProjectedRefund, known: boolean) => {
    if (refund === 0 && withheld === 0) return null;
    if (!known)
      return (
        <HeroFigure label={t(`full-estimate-results:refunds.${field}.unknown`, { state })}>
          <data value={tax} data-tax={field}>
            {money(tax)}
          </data>
        </HeroFigure>
      );
    return (
      <HeroFigure
        main={refund >= 0 ? 'positive' : 'danger'}
        label={t(`full-estimate-results:refunds.${field}.${refund >= 0 ? 'back' : 'due'}`, { state })}
      >
        <data value={refund} data-field={field}>
          {money(Math.abs(refund))}
        </data>
      </HeroFigure>
    );
  };
  const known = withholding && knowsWithholding(answers, withholding);
  return (
    <HeroFigures>
      {withholding && balance('federalRefund', withholding.federal, known?.federal === true)}
      {withholding?.state && !taxes.states && balance('stateRefund', withholding.state, known?.state === true)}
      <HeroFigure label={t('totalTax')}>
        <data value={taxes.totalTax} data-field="totalTax">
          {money(taxes.totalTax)}
        </data>
      </HeroFigure>
      {next && (
        <HeroFigure
          label={t(
            next.kind === 'wages' && earnsWages(answers) ? 'full-estimate-results:nextDollars' : 'full-estimate-results:nextDollarsOf',
            {
              amount: money(NEXT_DOLLARS),
              income: t(`full-estimate-results:incomes.${next.kind}`),
            },
          )}
        >
          <data value={next.total} data-field="nextDollars">
            {money(NEXT_DOLLARS - next.total)}
          </data>
        </HeroFigure>
      )}
    </HeroFigures>
  );
}

/** How much each choice changes the taxes, as the difference of two returns. */
function EffectsOfAnswers({ answers, estimate: { effects } }: AnswerProps) {
  const { t } = useTranslation('full-estimate');
  const { moneyDifference } = useFormat();
  const titleId = useId();
  const changes = Object.entries(effects) as [Choice, number][];
  if (changes.length === 0) return null;
  const children = agesIn(answers.dependentAges)?.length ?? 0;
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{t('full-estimate-results:effects.title')}</Title>
      <FigureRows>
        {changes.map(([choice, change]) => (
          <FigureRow
            key={choice}
            label={
              choice === 'dependents'
                ? t('full-estimate-results:effects.dependents', { number: children })
                : t(`choices.${choice}`, ASSUMED_AGES)
            }
          >
            <data value={change} data-effect={choice}>
              {moneyDifference(change)}
            </data>
          </FigureRow>
        ))}
      </FigureRows>
      <Remark>
        {t('full-estimate-results:effects.remark')}{' '}
        {changes.some(([choice]) => setsPayAside(choice, answers)) && t('full-estimate-results:effects.setAside')}
      </Remark>
    </section>
  );
}

/** Loads the form when it is first opened. */
function LineByLine(filed: FiledProps) {
  const { t } = useTranslation('full-estimate');
  const [opened, setOpened] = useState(false);
  return (
    <Disclosed summary={t('full-estimate-results:form1040')} onToggle={(open) => open && setOpened(true)}>
      {opened && <form1040.Section {...filed} />}
    </Disclosed>
  );
}

function AllFigures({ estimate }: { readonly estimate: FullEstimate }) {
  const { t } = useTranslation('full-estimate');
  const { moneyWithCents } = useFormat();
  return (
    <Disclosed summary={t('full-estimate-results:figures.title')}>
      <FigureRows>
        {useFigureRows(estimate).map(({ field, label, value, total }) => (
          <FigureRow key={field} label={label} total={total}>
            <data value={value} data-field={field}>
              {moneyWithCents(value)}
            </data>
          </FigureRow>
        ))}
      </FigureRows>
    </Disclosed>
  );
}
