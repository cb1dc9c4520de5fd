import { IncomeInBands } from '@bracketwise/shared-ui/calculator/IncomeInBands';
import { Bars } from '@bracketwise/shared-ui/charts/Bars';
import { PartsBar } from '@bracketwise/shared-ui/charts/PartsBar';
import { type InvestmentTax, taxOnInvestmentIncome } from '@bracketwise/tax-engine';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { useTranslation } from 'react-i18next';
import type { InvestmentQuestion, OfficialInvestmentTax } from './useInvestmentTax.ts';

interface InvestmentPicturesProps {
  readonly official: OfficialInvestmentTax;
  /** The same income taxed in the two ways the law has: `terms.<key>` of the words names each. */
  readonly ways: readonly { readonly key: 'shortTerm' | 'longTerm' | 'qualified' | 'ordinary'; readonly question: InvestmentQuestion }[];
}

/** Where the income lies in the bands, what is kept of it, and what it would cost in the other way. None of a loss. */
export function InvestmentPictures({ official: { tax, question, law }, ways }: InvestmentPicturesProps) {
  const { t } = useTranslation(['investments', 'calculator']);
  if (!tax || tax.investmentIncome <= 0) return null;
  const year = tax.taxYear;
  const state = law.value && { state: law.value };
  const taxOf = (asked: InvestmentQuestion) => Math.max(0, taxOnInvestmentIncome({ ...asked, ...state }).totalTax);
  return (
    <>
      <Bands tax={tax} status={question.filingStatus} />
      <PartsBar
        cents
        caption={t('kept.caption', { year })}
        parts={keptParts(tax).map((part) => ({ ...part, label: t(`kept.${part.key}`) }))}
      />
      <Bars
        caption={t('terms.caption', { year })}
        columns={[t('terms.way'), t('terms.tax')]}
        bars={ways.map(({ key, question: asked }) => ({ key, label: t(`terms.${key}`), value: taxOf(asked) }))}
      />
    </>
  );
}

function Bands({ tax, status }: { readonly tax: InvestmentTax; readonly status: InvestmentQuestion['filingStatus'] }) {
  const { t } = useTranslation('investments');
  const { taxYear: year, ordinarySlices, preferentialSlices } = tax;
  return (
    <>
      {preferentialSlices.length > 0 && (
        <IncomeInBands
          caption={t('bands.preferential', { year })}
          schedule={capitalGainSchedules[year].value[status]}
          slices={preferentialSlices}
          below={(amount) => t('bands.other', { amount })}
        />
      )}
      {ordinarySlices.length > 0 && (
        <IncomeInBands
          caption={t('bands.ordinary', { year })}
          schedule={incomeTaxSchedules[year].value[status]}
          slices={ordinarySlices}
          below={(amount) => t('bands.other', { amount })}
        />
      )}
    </>
  );
}

/** A tax below zero, which some states' rules can make of a gain, is no part of a whole. */
const keptParts = ({ netIncome, federalTax, netInvestmentIncomeTax, state }: InvestmentTax) => [
  { key: 'net' as const, value: Math.max(0, netIncome) },
  { key: 'federal' as const, value: Math.max(0, federalTax - netInvestmentIncomeTax) },
  { key: 'netInvestment' as const, value: Math.max(0, netInvestmentIncomeTax) },
  { key: 'state' as const, value: Math.max(0, state?.tax ?? 0) },
];
