import { CalculatorResults, type ComparedLine, FIGURE, useOfficial } from '@bracketwise/shared-ui/calculator';
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { Bars } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { loadStateLaw, type DeductionChoice } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { entriesIn } from './entries.ts';
import type { DeductionInputs } from './form.ts';
import { officialChoice } from './official.ts';
import { OfficialRules } from './OfficialRules.tsx';
import { chooseDeduction, DEDUCTION_CATEGORIES, QUICK_RATE, type DeductionCategory, type DeductionResult } from './specified.ts';

export function DeductionResults({ values }: { readonly values: DeductionInputs }) {
  const { t } = useTranslation(['deduction', 'common']);
  const { moneyWithCents, money, lawRate, moneyAsTyped } = useFormat();
  const entries = entriesIn(values.entries) ?? [];
  const rough = chooseDeduction(values.filingStatus, entries);
  const paid = rough.deductionsByCategory;
  const { adjustedGrossIncome = 0, mortgageDebt = 0 } = values;
  const amounts = [...Object.values(paid), adjustedGrossIncome, mortgageDebt];
  // Only federal law matters here.
  const official = useOfficial(loadStateLaw, { ...values, state: '' }, amounts, () => officialChoice(values, paid));
  const categories = DEDUCTION_CATEGORIES.filter((category) => category in paid);
  const year = Number(values.taxYear);
  const choiceText = (itemizes: boolean) => t(itemizes ? 'choice.itemize' : 'choice.standard');
  const meaning = ({ itemizes, saved }: DeductionChoice): string => {
    if (!saved) return t('hero.withoutIncome');
    return t(itemizes ? 'hero.itemizingSaves' : 'hero.standardSaves', { saved: money(saved.tax) });
  };
  return (
    <CalculatorResults
      values={values}
      rowsOf={{
        entries: entries.map(({ category, description, amount }, index) => ({
          label: `${index + 1}. ${description} (${t(`options.category.${category}`)})`,
          text: moneyWithCents(amount),
        })),
      }}
      basis={t('basis', {
        status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`),
        total: moneyAsTyped(rough.itemizedTotal),
      })}
      year={year}
      official={official}
      show={(choice) => ({
        hero: {
          sentence: t(choice.itemizes ? 'hero.itemize' : 'hero.standard', { figure: FIGURE }),
          field: 'totalDeduction',
          value: choice.deduction,
          then: meaning(choice),
        },
        explanation: choice.saved && {
          sections: [{ key: 'federal', lines: choice.lines, total: choice.saved.incomeTax }],
          year,
          state: '',
        },
        more: (
          <>
            <Bars
              caption={t('chart.choice', { year })}
              chosen={choice.itemizes ? 'itemized' : 'standard'}
              columns={[t('chart.deduction'), t('form.amount')]}
              bars={[
                { key: 'itemized', label: t('chart.itemized'), value: choice.itemized.total },
                { key: 'standard', label: t('chart.standard'), value: choice.standard.total },
              ]}
            />
            <OfficialRules official={choice} values={values} categories={categories} />
          </>
        ),
      })}
      rough={[
        { field: 'totalDeduction', value: rough.totalDeduction },
        { field: 'shouldItemize', value: rough.shouldItemize, text: choiceText(rough.shouldItemize) },
        { field: 'savings', value: rough.savings },
        { field: 'itemizedTotal', value: rough.itemizedTotal },
        { field: 'standardDeduction', value: rough.standardDeduction },
      ]}
      roughDetails={
        <p>
          {t('byCategory')}{' '}
          <data value={JSON.stringify(paid)} data-field="deductionsByCategory">
            {categories.map((category) => `${t(`options.category.${category}`)} ${moneyWithCents(paid[category] ?? 0)}`).join(' · ') ||
              t('entries.none')}
          </data>
        </p>
      }
      why={['limits', 'standard', 'rate']}
      params={{ rate: lawRate(QUICK_RATE / 100) }}
      lines={(choice) => comparedLines(rough, categories, choiceText, choice)}
      next={['salary', 'refund', 'federal-deductions']}
    >
      {categories.length > 0 && (
        <Bars
          caption={t('chart.byCategory')}
          columns={[t('form.category'), t('form.amount')]}
          bars={categories.map((category) => ({
            key: category,
            label: t(`options.category.${category}`),
            value: Math.max(0, paid[category] ?? 0),
          }))}
        />
      )}
    </CalculatorResults>
  );
}

/** The amount the law allows in each category, sometimes zero. */
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
  rough: DeductionResult,
  categories: readonly DeductionCategory[],
  choiceText: (itemizes: boolean) => string,
  official: DeductionChoice | undefined,
): ComparedLine[] => [
  { field: 'shouldItemize', rough: rough.shouldItemize, official: official?.itemizes, text: choiceText },
  ...categories.map((category) => ({
    field: category,
    rough: rough.deductionsByCategory[category],
    official: official && counted(official)[category],
  })),
  ...(official && official.itemized.limitation > 0 ? [{ field: 'limitation', official: -official.itemized.limitation }] : []),
  { field: 'itemizedTotal', rough: rough.itemizedTotal, official: official?.itemized.total, total: true },
  {
    field: 'standardDeduction',
    rough: rough.standardDeduction,
    official: official && official.standard.total - official.standard.gifts,
  },
  ...(official && official.standard.gifts > 0 ? [{ field: 'giftsBesideStandardDeduction', official: official.standard.gifts }] : []),
  { field: 'totalDeduction', rough: rough.totalDeduction, official: official?.deduction, total: true },
  { field: 'savings', rough: rough.savings, official: official?.saved?.tax },
  {
    field: 'marginalRate',
    rough: QUICK_RATE,
    official: official?.saved && official.saved.rate * 100,
    unit: 'percent',
  },
];
