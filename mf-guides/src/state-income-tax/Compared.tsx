/** The state next to others: rank, median and neighbors, for a single person with a salary alone. */
import type { StateProfile } from '@bracketwise/contract/state-profile';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { linearPlane, LineChart } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { statePath } from './state-path.ts';
import { PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';

interface ComparedProps {
  readonly profile: StateProfile;
}

const CURVE_TABLE = 'tax-by-income';

export function Ranks({ profile: { ranks } }: ComparedProps) {
  const { t } = useTranslation('state-income-tax');
  const { money } = useFormat();
  return (
    <ArticleTable
      caption={t('ranks.caption', { year: PROFILE_YEAR })}
      stacked
      columns={[
        { key: 'income', label: t('ranks.income') },
        { key: 'tax', label: t('ranks.taken'), numeric: true },
        { key: 'median', label: t('ranks.median'), numeric: true },
        { key: 'rank', label: t('ranks.rank'), numeric: true },
      ]}
      rows={ranks.map(({ income, stateTax, payrollLevies = 0, median, rank }) => ({
        key: String(income),
        cells: [
          money(income),
          money(stateTax + payrollLevies),
          money(median),
          <data key="rank" value={rank}>
            {t('ranks.of', { rank })}
          </data>,
        ],
      }))}
    />
  );
}

export function TaxCurve({ profile: { curve, code } }: ComparedProps) {
  const { t } = useTranslation(['state-income-tax', 'common']);
  const { money, compactMoney } = useFormat();
  const last = curve.at(-1);
  if (!last) return null;
  const highest = Math.max(...curve.flatMap(({ stateTax, median }) => [stateTax, median]));
  const top = Math.ceil(highest / 5_000) * 5_000;
  const plane = linearPlane({ x: [0, last.income], y: [0, top] });
  return (
    <>
      <LineChart
        title={t('curve.title', { year: PROFILE_YEAR })}
        describedBy={CURVE_TABLE}
        lines={[
          {
            key: 'state',
            label: t(`common:states.${code}`),
            path: plane.pathOf(curve.map(({ income, stateTax }) => [income, stateTax])),
            ink: 'state',
          },
          { key: 'median', label: t('curve.median'), path: plane.pathOf(curve.map(({ income, median }) => [income, median])) },
        ]}
        x={{
          label: t('curve.income'),
          ticks: [0, 50_000, 100_000, 150_000, 200_000, 250_000].map((income) => ({
            at: plane.place(income, 0).x,
            label: compactMoney(income),
          })),
        }}
        y={{
          label: t('curve.tax'),
          ticks: [0, top / 2, top].map((tax) => ({ at: plane.place(0, tax).y, label: compactMoney(tax) })),
        }}
        places={curve.length}
        leap={2}
        placeUnder={(fraction) => nearest(curve, plane.under(fraction))}
        readOf={(index) => {
          const { income, stateTax, median } = curve[index] ?? last;
          return {
            points: [plane.place(income, stateTax), plane.place(income, median)],
            heading: money(income),
            values: [money(stateTax), money(median)],
          };
        }}
      />
      <Disclosed summary={t('curve.table')}>
        <ArticleTable
          id={CURVE_TABLE}
          caption={t('curve.caption', { year: PROFILE_YEAR })}
          columns={[
            { key: 'income', label: t('ranks.income') },
            { key: 'tax', label: t('ranks.tax'), numeric: true },
            { key: 'median', label: t('ranks.median'), numeric: true },
          ]}
          rows={curve.slice(1).map(({ income, stateTax, median }) => ({
            key: String(income),
            cells: [money(income), money(stateTax), money(median)],
          }))}
        />
      </Disclosed>
    </>
  );
}

function nearest(curve: StateProfile['curve'], income: number): number {
  const distances = curve.map((point) => Math.abs(point.income - income));
  return distances.indexOf(Math.min(...distances));
}

export function Neighbors({ profile: { code, byStatus, neighbors } }: ComparedProps) {
  const { t } = useTranslation(['state-income-tax', 'common']);
  const { money, moneyDifference } = useFormat();
  const own = byStatus.single;
  return (
    <ArticleTable
      caption={t('neighbors.caption', { income: money(PROFILE_INCOME), year: PROFILE_YEAR })}
      columns={[
        { key: 'state', label: t('neighbors.state') },
        { key: 'tax', label: t('ranks.taken'), numeric: true },
        { key: 'change', label: t('neighbors.change'), numeric: true },
      ]}
      rows={[{ ...own, code }, ...neighbors]
        .map(({ payrollLevies = 0, ...each }) => ({ ...each, taken: each.stateTax + payrollLevies }))
        .toSorted((a, b) => a.taken - b.taken)
        .map((each) => ({
          key: each.code,
          cells: [
            each.code === code ? (
              <strong key="name">{t(`common:states.${code}`)}</strong>
            ) : (
              <PageLink key="name" to={statePath(each.code)}>
                {t(`common:states.${each.code}`)}
              </PageLink>
            ),
            money(each.taken),
            each.code === code ? '' : moneyDifference(Math.round(each.netIncome) - Math.round(own.netIncome)),
          ],
        }))}
    />
  );
}
