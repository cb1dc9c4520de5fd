/** The year's paychecks: a chart of all, and a table of those that differ. */
import type { Paycheck } from '@bracketwise/contract/paychecks';
import type { StateCode } from '@bracketwise/contract/states';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { type PartKey, StackedColumns } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button } from '@bracketwise/shared-ui/layout';
import { downloadCsv } from '@bracketwise/shared-ui/sharing';
import { space } from '@bracketwise/shared-ui/tokens';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { runsOf } from './paycheck-runs.ts';

export interface YearOfPaychecksProps {
  readonly year: number;
  readonly paychecks: readonly Paycheck[];
  readonly state?: StateCode | undefined;
}

/** The parts of a paycheck, in the order of the table. */
const PARTS = {
  net: ({ net }) => net,
  deducted: ({ deductions }) => deductions,
  federal: ({ federalWithholding }) => federalWithholding,
  socialSecurity: ({ socialSecurity }) => socialSecurity,
  medicare: ({ medicare, additionalMedicare }) => medicare + additionalMedicare,
  levies: ({ levies }) => levies,
  state: ({ stateWithholding, localWithholding }) => stateWithholding + localWithholding,
} as const satisfies Partial<Record<PartKey, (paycheck: Paycheck) => number>>;
type Part = keyof typeof PARTS;

/** Columns with a date on the axis. */
const TICKS = 4;

const dayOf = (paycheck: Paycheck) => new Date(paycheck.date);

export function YearOfPaychecks({ year, paychecks, state }: YearOfPaychecksProps) {
  const { t } = useTranslation(['salary-paychecks', 'sharing']);
  const { moneyWithCents, date, month, locale } = useFormat();
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const tableId = useId();
  const parts = (Object.keys(PARTS) as Part[]).filter((key) => paychecks.some((paycheck) => PARTS[key](paycheck) > 0));
  const label = (key: Part) => t(`parts.${key}`);
  // The amounts so far are those of many paychecks.
  const charted = paychecks.filter(({ kind }) => kind !== 'soFar');
  const every = Math.ceil(charted.length / TICKS);
  const columns = [{ key: 'dates', label: t('year.dates') }, ...parts.map((key) => ({ key, label: label(key), numeric: true }))];
  const download = () =>
    downloadCsv({
      name: [t('sharing:fileName'), 'paychecks', state, year].filter(Boolean).join('-'),
      rows: [
        [t('year.date'), t('year.pay'), ...parts.map(label)],
        ...paychecks.map((paycheck) => [paycheck.date, paycheck.pay, ...parts.map((key) => Math.round(PARTS[key](paycheck) * 100) / 100)]),
      ],
    });
  return (
    <Frame>
      <StackedColumns
        title={t('year.chart', { year })}
        describedBy={tableId}
        parts={parts.map((key) => ({ key, label: label(key) }))}
        columns={charted.map((paycheck, index) => ({
          heading: date(dayOf(paycheck)),
          tick: index % every === 0 ? month(dayOf(paycheck)).split(' ')[0] : undefined,
          amounts: Object.fromEntries(parts.map((key) => [key, PARTS[key](paycheck)])),
        }))}
      />
      <ArticleTable
        id={tableId}
        caption={t('year.table', { year })}
        columns={columns}
        rows={runsOf(paychecks).map(({ first, last, count }) => ({
          key: first.date,
          cells: [
            first.kind === 'soFar'
              ? t('year.soFar', { date: day.format(dayOf(first)) })
              : count === 1
                ? day.format(dayOf(first))
                : t('year.run', { from: day.format(dayOf(first)), to: day.format(dayOf(last)), count }),
            ...parts.map((key) => moneyWithCents(PARTS[key](first))),
          ],
        }))}
        minWidth="36rem"
        firstColumn="6rem"
        stacked
      />
      <Button $quiet onClick={download} data-action="paychecks-csv">
        <Download size={18} aria-hidden />
        {t('year.download')}
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;
