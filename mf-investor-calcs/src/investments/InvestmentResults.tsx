import type { StateCode } from '@bracketwise/contract/states';
import { Assumed, CalculatorResults, type ComparedLine, FIGURE, type HeroAnswer } from '@bracketwise/shared-ui/calculator';
import { explanationOf } from '@bracketwise/shared-ui/explanation';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Muted } from '@bracketwise/shared-ui/layout';
import { Sourced } from '@bracketwise/shared-ui/words';
import { assumptionsOf, type CapitalLoss, type InvestmentTax } from '@bracketwise/tax-engine';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TABLES_OF } from '../rates-by-income/specified.ts';
import { TaxParts } from './TaxParts.tsx';
import { InvestmentCharts, type TaxedAs } from './InvestmentCharts.tsx';
import { useInvestmentTax, type InvestmentAnswer, type InvestmentQuestion } from './useInvestmentTax.ts';

/** The rough figures compared with the official ones, which have the same names. */
interface ComparedTax {
  readonly tax: ComparedFigure;
  readonly net: ComparedFigure;
  /** Percentage of the gain or dividend. */
  readonly rate: ComparedFigure;
}

interface ComparedFigure {
  readonly field: string;
  readonly value: number;
}

interface InvestmentResultsProps extends Pick<
  ComponentProps<typeof CalculatorResults>,
  'basis' | 'rough' | 'roughRemarks' | 'why' | 'params' | 'sums' | 'next' | 'rowsOf'
> {
  readonly values: { readonly state: StateCode | '' };
  readonly question: InvestmentQuestion;
  /** The answer for a gain. */
  readonly hero: (tax: InvestmentTax) => HeroAnswer;
  /** Assumptions of the answer, except for the state's part. */
  readonly remarks?: ReactNode;
  readonly compared: ComparedTax;
  /** How else the income could be taxed; empty where it has no single way. */
  readonly ways: readonly TaxedAs[];
  /** Further parts of the answer, above the charts. */
  readonly details?: (answer: InvestmentAnswer) => ReactNode;
}

/** The results of the gains and dividend calculators. */
export function InvestmentResults({
  values,
  question,
  basis,
  hero,
  remarks,
  params,
  compared,
  ways,
  details,
  ...results
}: InvestmentResultsProps) {
  const { t } = useTranslation('common');
  const { lossHero, withEarlierLosses } = useLossHero(question);
  const official = useInvestmentTax(values, question);
  const state = values.state && t(`states.${values.state}`);
  return (
    <CalculatorResults
      {...results}
      values={values}
      basis={[basis, state].filter(Boolean).join(' · ')}
      year={question.taxYear}
      official={official}
      show={({ tax, taxOf }) => ({
        // With income in addition, a loss leaves a tax to pay.
        hero: tax.loss && tax.loss.ofYear > 0 && tax.totalTax <= 0 ? lossHero(tax.loss) : withEarlierLosses(hero(tax), tax.loss),
        remarks: (
          <>
            {tax.totalTax > 0 && <TaxParts tax={tax} />}
            <IncomeAndGains answer={{ tax, taxOf }} question={question} />
            <UndatedSales {...question} />
            <StateRemark tax={tax} state={state} />
            {remarks}
          </>
        ),
        explanation: explanationOf({
          year: tax.taxYear,
          lines: tax.lines,
          federalTax: tax.federalTax,
          state: tax.state,
          stateName: state,
        }),
        more: (
          <>
            <Assumptions question={question} state={values.state} />
            {ways.length > 0 && <Patience answer={{ tax, taxOf }} question={question} />}
            {details?.({ tax, taxOf })}
            <InvestmentCharts answer={{ tax, taxOf }} question={question} ways={ways} />
          </>
        ),
      })}
      params={{ ...params, quickYear: TABLES_OF }}
      lines={(answer) => comparedLines(compared, answer?.tax)}
    />
  );
}

/** What can matter for a gain or dividend. The other assumptions are about pay and families. */
const ASSUMED = ['age', 'bothAges', 'notADependent', 'sameState'];

/** The form asks for taxable income only, and not where it comes from. */
function Assumptions({
  question: { taxYear, filingStatus },
  state,
}: {
  readonly question: InvestmentQuestion;
  readonly state: StateCode | '';
}) {
  const { t } = useTranslation('investments');
  const facts = assumptionsOf({ taxYear, filingStatus, ...(state && { state }) });
  return (
    <>
      <Assumed facts={facts.filter(({ fact }) => ASSUMED.includes(fact))} />
      <Muted>{t('otherIncome')}</Muted>
    </>
  );
}

interface LossHero {
  /** The main answer for a loss. */
  readonly lossHero: (loss: CapitalLoss) => HeroAnswer;
  /** The one for a gain, with what it leaves of the losses of earlier years. */
  readonly withEarlierLosses: (answer: HeroAnswer, loss: CapitalLoss | undefined) => HeroAnswer;
}

function useLossHero({ shortTermLossCarryover = 0, longTermLossCarryover = 0 }: InvestmentQuestion): LossHero {
  const { t } = useTranslation('investments');
  const { money } = useFormat();
  const dollarsOf = ({ total, ofYear, deducted, carriedOver }: CapitalLoss) => ({
    loss: money(ofYear),
    left: money(total),
    deducted: money(deducted),
    carried: money(carriedOver),
  });
  const lossHero = (loss: CapitalLoss): HeroAnswer => {
    const { total, ofYear, deducted, carriedOver, taxSaved } = loss;
    const dollars = dollarsOf(loss);
    const sentences = {
      whole: t('loss.whole'),
      part: t('loss.part', dollars),
      none: t('loss.none'),
      earlier: t('loss.earlier', dollars),
    };
    const ofOneYear = carriedOver === 0 ? 'whole' : deducted === 0 ? 'none' : 'part';
    const used = total > ofYear ? 'earlier' : ofOneYear;
    return {
      sentence: t('loss.sentence', { ...dollars, figure: FIGURE }),
      field: 'taxSaved',
      value: taxSaved,
      then: sentences[used],
    };
  };
  return {
    lossHero,
    withEarlierLosses: (answer, loss) => {
      const isUsedUp = !loss && shortTermLossCarryover + longTermLossCarryover > 0;
      const left = loss?.ofYear === 0 ? t('loss.covered', dollarsOf(loss)) : isUsedUp && t('loss.usedUp');
      return left ? { ...answer, then: [answer.then, left].filter(Boolean).join(' ') } : answer;
    },
  };
}

/** Says whether the answer includes a state tax, and under which rule. */
function StateRemark({ tax: { taxYear, state }, state: name }: { readonly tax: InvestmentTax; readonly state: string }) {
  const { t } = useTranslation(['investments', 'calculator']);
  const { money } = useFormat();
  if (!state) return <p>{t('calculator:state.federalOnly')}</p>;
  const { gainsTaxedAbove } = state;
  const treatment =
    gainsTaxedAbove === undefined
      ? t(`treatment.${state.treatment}`, { state: name })
      : t('gainsTaxedAbove', { state: name, limit: money(gainsTaxedAbove) });
  return (
    <p>
      <Sourced text={treatment} source={state.treatmentSource} />
      {state.provisional && ` ${t('calculator:state.provisional', { year: taxYear, before: taxYear - 1 })}`}
    </p>
  );
}

/** How many of the year's sales in the list count as short-term because nobody knows since when they were held. */
function UndatedSales({ taxYear, lots = [] }: Pick<InvestmentQuestion, 'taxYear' | 'lots'>) {
  const { t } = useTranslation('sales');
  const number = lots.filter(({ acquired, sold }) => acquired === '' && sold?.startsWith(`${taxYear}-`)).length;
  return number > 0 && <p>{t('undated', { number })}</p>;
}

/** What coins received as income owe, and what gains or losses add to it or take off. */
function IncomeAndGains({ answer: { tax, taxOf }, question: { cryptoIncome = 0, ...question } }: PatienceProps) {
  const { t } = useTranslation('investments');
  const { moneyWithCents } = useFormat();
  const received = cryptoIncome + (tax.sales?.income ?? 0);
  if (received === 0) return null;
  const onIncome = taxOf({ ...question, longTermGain: 0, shortTermGain: 0, lots: [], cryptoIncome: received }).totalTax;
  const onGains = tax.totalTax - onIncome;
  if (Math.abs(onGains) < 0.005) return null;
  const figures = { income: moneyWithCents(received), onIncome: moneyWithCents(onIncome), onGains: moneyWithCents(Math.abs(onGains)) };
  return <p>{t(onGains > 0 ? 'received.gains' : 'received.losses', figures)}</p>;
}

interface PatienceProps {
  readonly answer: InvestmentAnswer;
  readonly question: InvestmentQuestion;
}

/** Says what a longer holding period would have saved. */
function Patience({ answer: { tax, taxOf }, question: { shortTermGain, ...question } }: PatienceProps) {
  const { t } = useTranslation('investments');
  const { moneyWithCents } = useFormat();
  if (shortTermGain === undefined || shortTermGain <= 0) return null;
  const saved = tax.totalTax - taxOf({ ...question, longTermGain: shortTermGain }).totalTax;
  return saved > 0 && <p>{t('patience', { saved: moneyWithCents(saved) })}</p>;
}

const comparedLines = ({ tax, net, rate }: ComparedTax, official: InvestmentTax | undefined): ComparedLine[] => [
  { field: 'federalTax', rough: tax.value, official: official && official.ordinaryTax + official.preferentialTax },
  ...(official?.alternativeMinimumTax ? [{ field: 'alternativeMinimumTax', official: official.alternativeMinimumTax }] : []),
  { field: 'netInvestmentIncomeTax', official: official?.netInvestmentIncomeTax },
  { field: 'stateTax', official: official?.state?.tax },
  { field: tax.field, rough: tax.value, official: official?.totalTax, total: true },
  { field: net.field, rough: net.value, official: official?.netIncome },
  ...(official?.loss && official.loss.ofYear > 0
    ? [{ field: 'taxSaved', official: official.loss.taxSaved }]
    : [{ field: rate.field, rough: rate.value, official: official?.effectiveRate, unit: 'percent' as const }]),
  ...(official?.loss ? [{ field: 'lossCarriedOver', official: official.loss.carriedOver }] : []),
];
