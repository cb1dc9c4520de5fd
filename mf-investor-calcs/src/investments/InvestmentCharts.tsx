import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { IncomeInBands } from '@bracketwise/shared-ui/calculator';
import { Bars, keptParts, PartsBar } from '@bracketwise/shared-ui/charts';
import type { InvestmentTax } from '@bracketwise/tax-engine';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import type { InvestmentAnswer, InvestmentQuestion } from './useInvestmentTax.ts';

/** What each way calls the income. */
const INCOME = {
  shortTerm: 'shortTermGain',
  longTerm: 'longTermGain',
  qualified: 'qualifiedDividends',
  ordinary: 'ordinaryDividends',
} as const satisfies Readonly<Record<string, keyof InvestmentQuestion>>;

/** One of two ways to tax the same income. Its label is `terms.<key>`. */
export interface TaxedAs {
  readonly key: keyof typeof INCOME;
  readonly question: InvestmentQuestion;
}

interface InvestmentChartsProps {
  readonly answer: InvestmentAnswer;
  /** The question that the visitor asked. */
  readonly question: InvestmentQuestion;
  readonly ways: readonly TaxedAs[];
}

/** Charts of a gain or dividend: where it falls in the brackets, what is left after tax, and what it would cost the other way. None for a loss. */
export function InvestmentCharts({ answer: { tax, taxOf }, question: own, ways }: InvestmentChartsProps) {
  const { t } = useTranslation('investments');
  const { moneyWithCents } = useFormat();
  if (tax.investmentIncome <= 0) return null;
  const year = tax.taxYear;
  const saved = Math.max(0, -(tax.state?.tax ?? 0));
  return (
    <>
      {/* A tax above the income doesn't fit into this chart. */}
      {tax.netIncome >= 0 && (
        <PartsBar
          cents
          caption={t('kept.caption', { year })}
          parts={partsOf(tax).map((part) => ({
            ...part,
            label: t(`kept.${part.key}`),
            note: part.key === 'net' && saved > 0 && t('kept.saved', { amount: moneyWithCents(saved) }),
          }))}
        />
      )}
      {tax.specialGains === 0 && <Brackets tax={tax} status={own.filingStatus} />}
      {ways.length > 0 && (
        <Bars
          caption={t('terms.caption', { year })}
          chosen={ways.find(({ key }) => own[INCOME[key]] !== undefined)?.key}
          columns={[t('terms.way'), t('terms.tax')]}
          bars={ways.map(({ key, question }) => ({ key, label: t(`terms.${key}`), value: Math.max(0, taxOf(question).totalTax) }))}
        />
      )}
    </>
  );
}

function Brackets({ tax, status }: { readonly tax: InvestmentTax; readonly status: FilingStatus }) {
  const { t } = useTranslation('investments');
  const { taxYear: year, ordinarySlices, preferentialSlices } = tax;
  return (
    <>
      {preferentialSlices.length > 0 && (
        <IncomeInBands
          caption={t('brackets.preferential', { year })}
          schedule={capitalGainSchedules[year].value[status]}
          slices={preferentialSlices}
          below={(amount) => t('brackets.other', { amount })}
        />
      )}
      {ordinarySlices.length > 0 && (
        <IncomeInBands
          caption={t('brackets.ordinary', { year })}
          schedule={incomeTaxSchedules[year].value[status]}
          slices={ordinarySlices}
          below={(amount) => t('brackets.other', { amount })}
        />
      )}
    </>
  );
}

/** Where a state's rules make its tax on a gain negative, what they save is part of what is left after tax. */
const partsOf = ({ netIncome, federalTax, netInvestmentIncomeTax, state }: InvestmentTax) =>
  keptParts({
    net: netIncome,
    federal: federalTax - netInvestmentIncomeTax,
    netInvestment: netInvestmentIncomeTax,
    state: state && state.tax >= 0 ? state.tax : undefined,
  });
