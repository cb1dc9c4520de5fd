import { ArticleTable, useArticleFrame, Words } from '@bracketwise/shared-ui/article';
import { linearPlane, LineChart } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Card } from '@bracketwise/shared-ui/layout';
import { stateAndLocalTaxDeduction } from '@bracketwise/tax-engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST, YEAR, type GuideYear } from '../years.ts';
import { taxCap } from './tax-cap.ts';

const CATEGORIES = ['medical', 'taxes', 'mortgage', 'gifts', 'casualty', 'gambling'] as const;

/** The lines of Schedule A with their limits. */
export function Categories() {
  const { t } = useTranslation('federal-deductions');
  const { figures } = useArticleFrame();
  return (
    <ArticleTable
      caption={t('categories.caption', figures)}
      minWidth="36rem"
      stacked
      columns={[
        { key: 'category', label: t('categories.category') },
        { key: 'limit', label: t('categories.limit') },
        { key: 'tip', label: t('categories.tip') },
      ]}
      rows={CATEGORIES.map((category) => ({
        key: category,
        cells: [
          t(`categories.${category}`),
          <Words key="limit" of={`categories.${category}Limit`} />,
          <Words key="tip" of={`categories.${category}Tip`} />,
        ],
      }))}
    />
  );
}

/** The highest deduction for state and local taxes at an income. */
const limitAt = (income: number, year: GuideYear) => stateAndLocalTaxDeduction(Infinity, income, 'single', year);

/** The incomes where the limit of `YEAR` starts and stops falling, and the midpoint. */
const TURNS = [taxCap.start, (taxCap.start + taxCap.end) / 2, taxCap.end] as const;
/** The chart's range: incomes a little beyond these, and limits from zero to a little above the highest. */
const MARGIN = 100_000;
const [FROM, TO] = [taxCap.start - MARGIN, taxCap.end + MARGIN];
const INCOMES = [FROM, ...TURNS, TO] as const;
/** Distance of the positions that can be pointed at, in US dollars. */
const STEP = 1000;
/** Text keys for these incomes. */
const LABELS = ['capChart.upTo', 'capChart.at', 'capChart.from'] as const;
const LIMITS = [0, 1, 2, 3, 4].map((quarters) => (taxCap.cap * quarters) / 4);

const { place, under, pathOf } = linearPlane({ x: [FROM, TO], y: [0, taxCap.cap * 1.125] });
const pathOfYear = (year: GuideYear) => pathOf(INCOMES.map((income) => [income, limitAt(income, year)]));

/** How the state and local tax limit falls at high incomes, as a chart and as a table. */
export function TaxCapByIncome() {
  const { t } = useTranslation('federal-deductions');
  const { figures } = useArticleFrame();
  const { money, compactMoney } = useFormat();
  const tableId = useId();
  return (
    <>
      <Card>
        <LineChart
          title={t('capChart.title', figures)}
          describedBy={tableId}
          lines={[
            { key: 'year', label: t('capChart.year', figures), path: pathOfYear(YEAR) },
            { key: 'before', label: t('capChart.before', figures), path: pathOfYear(FIRST) },
          ]}
          x={{ label: t('capChart.income'), ticks: INCOMES.map((income) => ({ at: place(income, 0).x, label: compactMoney(income) })) }}
          y={{ label: t('capChart.limit'), ticks: LIMITS.map((limit) => ({ at: place(0, limit).y, label: compactMoney(limit) })) }}
          places={(TO - FROM) / STEP + 1}
          leap={10}
          placeUnder={(fraction) => Math.round((under(fraction) - FROM) / STEP)}
          readOf={(at) => {
            const income = FROM + at * STEP;
            const limits = ([YEAR, FIRST] as const).map((year) => limitAt(income, year));
            return { points: limits.map((limit) => place(income, limit)), heading: money(income), values: limits.map(money) };
          }}
        />
      </Card>
      <ArticleTable
        id={tableId}
        caption={t('capChart.caption')}
        columns={[
          { key: 'income', label: t('capChart.income') },
          { key: 'year', label: t('capChart.year', figures), numeric: true },
          { key: 'before', label: t('capChart.before', figures), numeric: true },
        ]}
        rows={TURNS.map((income, index) => ({
          key: String(income),
          cells: [
            t(LABELS[index] ?? '', { income: money(income) }),
            ...([YEAR, FIRST] as const).map((year) => (
              <data key={year} value={limitAt(income, year)}>
                {money(limitAt(income, year))}
              </data>
            )),
          ],
        }))}
      />
    </>
  );
}
