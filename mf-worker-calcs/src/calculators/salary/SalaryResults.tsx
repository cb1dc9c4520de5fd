import { Muted } from '@bracketwise/shared-ui/layout';
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import {
  Assumed,
  CalculatorResults,
  type ComparedLine,
  HeadOfHousehold,
  type HeroAnswer,
  PlaceRemark,
  useOfficial,
  usePlaceRows,
} from '@bracketwise/shared-ui/calculator';
import { keptParts, PartsBar } from '@bracketwise/shared-ui/charts';
import { explanationOf, IncomeChartsOnDemand } from '@bracketwise/shared-ui/explanation';
import { useFormat } from '@bracketwise/shared-ui/format';
import { FORM_W4_YEAR } from '@bracketwise/shared-ui/sharing';
import { assumptionsOf, usesTypedRate } from '@bracketwise/tax-engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPlaces } from '../../states/load-places.ts';
import { loadPayLaw, type PayLaw } from '../../states/pay-law.ts';
import type { SalaryInputs } from './form.ts';
import { jobNames, jobTitles, lastsTheYear } from './salary-jobs.ts';
import { useFormerW4Rows, useJobRows } from './job-rows.ts';
import { officialSalary, type PaychecksOfSalary, type SalaryAnswer, type YearOfSalary } from './official.ts';
import { fullPay, hoursOfYear } from './pay-inputs.ts';
import { WhatChangesIt } from './changes/WhatChangesIt.ts';
import { WhatDeductionsChange } from './deductions/WhatDeductionsChange.ts';
import { ExceededLimits } from './paychecks/ExceededLimits.tsx';
import { netPaycheckOf } from './paychecks/full-paycheck.ts';
import { JobsOfYear } from './paychecks/JobsOfYear.tsx';
import { NewW4 } from './paychecks/NewW4.tsx';
import { PaycheckAndYear, WithheldAndOwed } from './paychecks/PaycheckAndYear.tsx';
import { isEven } from './paychecks/useBalance.ts';
import { PaychecksOfYear } from './paychecks/PaychecksOfYear.tsx';
import { PayPeriods } from './PayPeriods.tsx';
import { PERIODS } from './periods.ts';
import { chartsOf } from './charts.ts';
import { TwoStatesOnDemand } from './two-states/TwoStatesOnDemand.ts';
import { netSalary, QUICK_RATES, type SalaryResult } from './specified.ts';
import { useHero } from './useHero.ts';

const SUMS = [
  ['gross', ['net', 'total', 'payDeductions']],
  ['total', ['federal', 'state', 'localTax', 'socialSecurity', 'medicare', 'additionalMedicare', 'levies']],
] as const;

/** A refund or amount due below it is not worth a new Form W-4. US dollars. */
const WORTH_A_FORM = 100;

export function SalaryResults({ values }: { readonly values: SalaryInputs }) {
  const { t } = useTranslation(['salary', 'salary-paychecks', 'calculator', 'common', 'sharing']);
  const { lawRate, moneyAsTyped } = useFormat();
  /** What both states leave, once the card about a second state has an answer. */
  const [ofTwoStates, setOfTwoStates] = useState<HeroAnswer>();
  /** That card's question for the link; undefined before the card has told it. */
  const [secondState, setSecondState] = useState<string>();
  const rough = netSalary(values);
  const { periods, pay } = fullPay(values.grossSalary, values);
  const official = useOfficial(loadPayLaw, values, [values.grossSalary, periods * pay], (law) => withCharts(values, law));
  const year = Number(values.taxYear);
  const placeRows = usePlaceRows({ load: loadPlaces, income: 'pay' }, values);
  const jobRows = useJobRows(values);
  const formRows = useFormerW4Rows(values);
  const state = t(`common:states.${values.state}`);
  const heroOf = useHero(values);
  return (
    <CalculatorResults
      values={{ ...values, secondState: secondState ?? values.secondState }}
      rowsOf={{ ...placeRows, ...jobRows, ...formRows, secondState: [] }}
      basis={t('basis', {
        gross: moneyAsTyped(values.grossSalary),
        state,
        status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`),
      })}
      year={year}
      official={official}
      show={({ charts, payLaw, ...answer }) => ({
        hero: ofTwoStates ?? heroOf(answer),
        remarks: (
          <>
            {ofTwoStates ? (
              <p>{t('salary-paychecks:oneState', { state })}</p>
            ) : (
              answer.paychecks && <PaycheckAndYear year={answer.year} paychecks={answer.paychecks} />
            )}
            {answer.paychecks && <ExceededLimits answer={answer.paychecks.answer} />}
            {!ofTwoStates && <HeadOfHousehold saving={answer.savedAsHead} />}
            <PlaceRemark
              year={year}
              refused={answer.placeRefused}
              typed={usesTypedRate(answer.year)}
              {...(!ofTwoStates && { form: values })}
            />
            {answer.year.stateIsProvisional && <Muted>{t('calculator:state.provisional', { year, before: year - 1 })}</Muted>}
            <Assumed facts={assumptionsOf(answer.household).filter(({ fact }) => !ofTwoStates || fact !== 'sameState')} />
          </>
        ),
        explanation: explanationOf({
          year,
          lines: answer.year.lines,
          federalTax: answer.year.federalTax,
          payrollTax: payrollTaxOf(answer.year),
          ...(answer.year.stateTax !== undefined && { state: { tax: answer.year.stateTax } }),
          localTax: answer.year.localTax,
          stateName: state,
        }),
        more: (
          <>
            {answer.paychecks && (
              <Paychecks
                values={values}
                payLaw={payLaw}
                paychecks={answer.paychecks}
                state={state}
                onTwoStates={setOfTwoStates}
                onSecondState={setSecondState}
              />
            )}
            <PartsBar
              cents
              caption={t('salary-paychecks:kept.caption', { year, state })}
              parts={partsOf(answer.year).map((part) => ({
                ...part,
                label: t(
                  part.key === 'state' && answer.year.localTax !== undefined
                    ? 'explanation:comparison.lines.stateAndLocalTax'
                    : `salary-paychecks:kept.${part.key}`,
                ),
              }))}
            />
            <IncomeChartsOnDemand {...charts} />
            {jobNames(values).length === 1 && lastsTheYear(values) && (
              <PayPeriods
                year={year}
                hours={hoursOfYear(values)}
                gross={rough.gross}
                roughNet={rough.net}
                officialNet={answer.year.netIncome}
              />
            )}
          </>
        ),
      })}
      rough={[
        { field: 'netMonthly', value: rough.netMonthly },
        { field: 'net', value: rough.net },
        { field: 'netBiweekly', value: rough.netBiweekly },
        { field: 'gross', value: rough.gross },
        { field: 'federal', value: rough.federal },
        { field: 'state', value: rough.state },
        { field: 'socialSecurity', value: rough.socialSecurity },
        { field: 'medicare', value: rough.medicare },
        { field: 'total', value: rough.total },
      ]}
      why={['flat', 'deduction', 'state']}
      params={{ federal: lawRate(QUICK_RATES.federal / 100), flatState: lawRate(QUICK_RATES.state / 100), state }}
      lines={(answered) => comparedLines(rough, answered)}
      sums={SUMS}
      next={['bonus-and-stock', 'home#states', 'moving-between-states', 'home#simulator', 'refund']}
    />
  );
}

interface PaychecksProps {
  readonly values: SalaryInputs;
  readonly payLaw: PayLaw;
  readonly paychecks: PaychecksOfSalary;
  readonly state: string;
  readonly onTwoStates: (hero: HeroAnswer | undefined) => void;
  readonly onSecondState: (text: string) => void;
}

/** What is withheld against what is owed, the year's paychecks, what would change them, and the form that does. */
function Paychecks({ values, payLaw, paychecks, state, onTwoStates, onSecondState }: PaychecksProps) {
  const { t } = useTranslation('salary-jobs');
  const { answer, federal } = paychecks;
  const titles = jobTitles(values);
  const titleOf = (index: number) => (titles.length > 1 ? t(`names.${titles[index] ?? ''}`) : undefined);
  const isWorthAForm = answer.taxYear === FORM_W4_YEAR && Math.abs(federal.refund) >= WORTH_A_FORM;
  return (
    <>
      {titles.length > 1 && <JobsOfYear titles={titles} answer={answer} />}
      <WithheldAndOwed paychecks={paychecks} state={state} stateForm={payLaw.withholding?.certificate} />
      {answer.jobs.map((job, index) => (
        <PaychecksOfYear key={index} answer={answer} job={job} title={titleOf(index)} />
      ))}
      {answer.jobs.map(
        (job, index) =>
          job.total.deductions > 0 && (
            <WhatDeductionsChange key={index} payLaw={payLaw} request={paychecks.request} place={index} job={titleOf(index)} />
          ),
      )}
      {/* Amounts so far would not change with the pay. */}
      {values.mainJobStubDate === '' && <WhatChangesIt values={values} payLaw={payLaw} />}
      {titles.length === 1 && lastsTheYear(values) && (
        <TwoStatesOnDemand key={values.secondState} values={values} onAnswer={onTwoStates} onQuestion={onSecondState} />
      )}
      {isWorthAForm &&
        answer.jobs.map(
          ({ recommended, isPension }, index) =>
            recommended && (
              <NewW4
                key={index}
                recommended={recommended}
                isPension={isPension}
                status={FILING_STATUS_OF[values.filingStatus]}
                job={titleOf(index)}
              />
            ),
        )}
    </>
  );
}

function withCharts(values: SalaryInputs, payLaw: PayLaw) {
  const official = officialSalary(values, payLaw);
  return { ...official, payLaw, charts: chartsOf(values, payLaw.law, official) };
}

const payrollTaxOf = ({ socialSecurity, medicare, additionalMedicare, payrollLevies }: YearOfSalary): number =>
  socialSecurity + medicare + additionalMedicare + payrollLevies;

const comparedLines = (rough: SalaryResult, { year, paychecks }: Partial<SalaryAnswer> = {}): ComparedLine[] => [
  { field: 'gross', rough: rough.gross, official: year?.grossIncome },
  { field: 'federal', rough: rough.federal, official: year?.federalTax },
  { field: 'state', rough: rough.state, official: year?.stateTax },
  ...(year?.localTax === undefined ? [] : [{ field: 'localTax', official: year.localTax }]),
  { field: 'socialSecurity', rough: rough.socialSecurity, official: year?.socialSecurity },
  { field: 'medicare', rough: rough.medicare, official: year?.medicare },
  ...(year?.additionalMedicare ? [{ field: 'additionalMedicare', official: year.additionalMedicare }] : []),
  ...(year?.payrollLevies ? [{ field: 'levies', official: year.payrollLevies }] : []),
  { field: 'total', rough: rough.total, official: year?.totalTax, total: true },
  ...(year?.payDeductions ? [{ field: 'payDeductions', official: year.payDeductions }] : []),
  { field: 'net', rough: rough.net, official: year?.netIncome, total: true },
  ...(year && paychecks
    ? [
        { field: 'netMonthly', rough: rough.netMonthly, official: year.netIncome / PERIODS.monthly },
        { field: 'netPaycheck', official: netPaycheckOf(paychecks.answer) },
        { field: 'withheld', official: paychecks.withheld },
        ...(isEven(paychecks.refund)
          ? []
          : [paychecks.refund < 0 ? { field: 'owed', official: -paychecks.refund } : { field: 'refund', official: paychecks.refund }]),
      ]
    : []),
];

function partsOf(year: YearOfSalary) {
  const { netIncome, payDeductions, federalTax, stateTax, localTax, socialSecurity, medicare, additionalMedicare, payrollLevies } = year;
  return keptParts({
    net: netIncome,
    deducted: payDeductions > 0 ? payDeductions : undefined,
    federal: federalTax,
    socialSecurity,
    medicare: medicare + additionalMedicare,
    levies: payrollLevies,
    state: stateTax === undefined ? undefined : stateTax + (localTax ?? 0),
  });
}
