import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import type { ComparedLine, OfficialComparison } from '@bracketwise/shared-ui/calculator/OfficialPanel';
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { Bars } from '@bracketwise/shared-ui/charts/Bars';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { type DeductionChoice, INCOME_LIMITS } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { entriesIn } from './entries.ts';
import type { DeductionValues } from './form.ts';
import { officialChoice } from './official.ts';
import { OfficialRules } from './OfficialRules.tsx';
import { PanelChoices, usePanelChoices } from './PanelChoices.tsx';
import { DEDUCTION_CATEGORIES, QUICK_RATE, chooseDeduction, type DeductionCategory, type DeductionResult } from './specified.ts';

export function DeductionResults({ values }: { readonly values: DeductionValues }) {
  const { t } = useTranslation(['deduction', 'calculator', 'common']);
  const { moneyWithCents, money, lawRate } = useFormat();
  const entries = entriesIn(values.entries) ?? [];
  const result = chooseDeduction(values.filingStatus, entries);
  const paid = result.deductionsByCategory;
  const [choices, asked, panel] = usePanelChoices();
  const official = officialChoice(values.filingStatus, paid, asked);
  const categories = DEDUCTION_CATEGORIES.filter((category) => category in paid);
  const year = asked.taxYear;

  const comparison: OfficialComparison = {
    year,
    choices: <PanelChoices choices={choices} paid={paid} status={values.filingStatus} />,
    lines: comparedLines(result, categories, official),
    because: t('because', { year, rate: lawRate(QUICK_RATE / 100) }),
    remarks: official ? (
      <OfficialRules official={official} asked={asked} categories={categories} status={values.filingStatus} />
    ) : (
      <Notice>{t('calculator:official.beyondLimits', { limit: money(INCOME_LIMITS.maximum) })}</Notice>
    ),
    explanation: official?.saved && {
      sections: [{ key: 'federal', lines: official.lines, total: official.saved.incomeTax }],
      year,
      state: '',
      furtherWords: 'deduction',
    },
  };
  return (
    <CalculatorResults
      values={values}
      panel={panel}
      rowsOf={{
        entries: entries.map(({ category, description, amount }, index) => ({
          label: `${index + 1}. ${description} (${t(`options.category.${category}`)})`,
          text: moneyWithCents(amount),
        })),
      }}
      basis={t('basis', {
        status: t(`common:filingStatus.${filingStatusWord[values.filingStatus]}`),
        total: moneyWithCents(result.itemizedTotal),
      })}
      announcement={t(result.shouldItemize ? 'announcement.itemize' : 'announcement.standard', {
        deduction: moneyWithCents(result.totalDeduction),
        savings: moneyWithCents(result.savings),
      })}
      figures={[
        { field: 'totalDeduction', value: result.totalDeduction, size: 'main' },
        {
          field: 'shouldItemize',
          value: result.shouldItemize,
          text: t(result.shouldItemize ? 'choice.itemize' : 'choice.standard'),
          size: 'large',
        },
        { field: 'savings', value: result.savings, size: 'large' },
        { field: 'itemizedTotal', value: result.itemizedTotal },
        { field: 'standardDeduction', value: result.standardDeduction },
      ]}
      remarks={
        <p>
          {t('byCategory')}{' '}
          <data value={JSON.stringify(paid)} data-field="deductionsByCategory">
            {categories.map((category) => `${t(`options.category.${category}`)} ${moneyWithCents(paid[category] ?? 0)}`).join(' · ') ||
              t('entries.none')}
          </data>
        </p>
      }
      official={comparison}
    >
      {categories.length > 0 && (
        <Bars
          caption={t('picture.byCategory')}
          columns={[t('form.category'), t('form.amount')]}
          bars={categories.map((category) => ({
            key: category,
            label: t(`options.category.${category}`),
            value: Math.max(0, paid[category] ?? 0),
          }))}
        />
      )}
      {official && (
        <Bars
          caption={t('picture.choice', { year })}
          columns={[t('picture.deduction'), t('form.amount')]}
          bars={[
            { key: 'itemized', label: t('picture.itemized'), value: official.itemized.total },
            { key: 'standard', label: t('picture.standard'), value: official.standard.total },
          ]}
        />
      )}
    </CalculatorResults>
  );
}

/** What the law counts of each category; of some it counts nothing. */
const counted = ({ itemized }: DeductionChoice): Readonly<Record<DeductionCategory, number>> => ({
  medical: itemized.medical,
  charitable: itemized.charitable,
  mortgage: itemized.mortgageInterest,
  state_tax: itemized.stateLocalTaxes,
  business: 0,
  education: 0,
  other: itemized.other,
});

const comparedLines = (
  quick: DeductionResult,
  categories: readonly DeductionCategory[],
  official: DeductionChoice | undefined,
): ComparedLine[] => [
  ...categories.map((category) => ({
    field: category,
    quick: quick.deductionsByCategory[category],
    official: official && counted(official)[category],
  })),
  ...(official && official.itemized.limitation > 0 ? [{ field: 'limitation', official: -official.itemized.limitation }] : []),
  { field: 'itemizedTotal', quick: quick.itemizedTotal, official: official?.itemized.total, total: true },
  { field: 'standardDeduction', quick: quick.standardDeduction, official: official?.standard.total },
  { field: 'totalDeduction', quick: quick.totalDeduction, official: official?.deduction, total: true },
  { field: 'savings', quick: quick.savings, official: official?.saved?.tax },
  {
    field: 'marginalRate',
    quick: QUICK_RATE,
    official: official?.saved && official.saved.rate * 100,
    unit: 'percent',
  },
];
