import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { HeroFigure } from '@bracketwise/shared-ui/layout';
import { space } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PaychecksOfSalary, YearOfSalary } from '../official.ts';
import { TableAndNotes } from '../TableAndNotes.ts';
import { useBalance } from './useBalance.ts';

interface PaycheckAndYearProps {
  readonly year: YearOfSalary;
  readonly paychecks: PaychecksOfSalary;
}

/** The two figures that are easily mixed up, side by side: what paychecks withhold, and what the year costs. */
export function PaycheckAndYear({ year, paychecks }: PaycheckAndYearProps) {
  const { t } = useTranslation('salary-paychecks');
  const { money } = useFormat();
  return (
    <Tiles>
      <HeroFigure label={t('tiles.withheld')}>
        <data value={paychecks.withheld} data-tile="withheld">
          {money(paychecks.withheld)}
        </data>
      </HeroFigure>
      <HeroFigure label={t('tiles.year')}>
        <data value={year.totalTax} data-tile="year">
          {money(year.totalTax)}
        </data>
      </HeroFigure>
    </Tiles>
  );
}

interface WithheldAndOwedProps {
  readonly paychecks: PaychecksOfSalary;
  /** Name of the state. */
  readonly state: string;
  /** The certificate that employees give for its tax; undefined without one. */
  readonly stateForm: string | undefined;
}

/** Income tax by income tax: what paychecks withhold, what the return says, and what comes back. */
export function WithheldAndOwed({ paychecks: { federal, state: ofState, local, answer }, state, stateForm }: WithheldAndOwedProps) {
  const { t } = useTranslation('salary-paychecks');
  const { moneyWithCents } = useFormat();
  const results = [
    { key: 'federal', ...federal },
    ...(ofState && answer.stateMethod !== 'noIncomeTax' ? [{ key: 'state', ...ofState }] : []),
    ...(local ? [{ key: 'local', ...local }] : []),
  ];
  const columns = (['tax', 'withheld', 'owed', 'balance'] as const).map((key) => ({
    key,
    label: t(`settled.${key}`),
    numeric: key !== 'tax',
  }));
  const balanceOf = useBalance();
  return (
    <TableAndNotes data-settled>
      <ArticleTable
        caption={t('settled.caption', { year: answer.taxYear })}
        columns={columns}
        rows={results.map(({ key, withheld, tax, refund }) => ({
          key,
          cells: [t(`settled.${key}`), moneyWithCents(withheld), moneyWithCents(tax), balanceOf(refund)],
        }))}
        stacked
      />
      {answer.stateMethod && <p data-state-method={answer.stateMethod}>{t(`stateMethod.${answer.stateMethod}`, { state })}</p>}
      {stateForm && (
        <p data-state-form={stateForm}>{t(stateForm === 'W-4' ? 'stateForm.federal' : 'stateForm.own', { state, form: stateForm })}</p>
      )}
      <p>{t('settled.payroll')}</p>
    </TableAndNotes>
  );
}

/** Side by side on the narrowest screens too. */
const Tiles = styled.dl`
  display: grid;
  gap: ${space.s};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;

  > * {
    padding: ${space.s} 0.75rem;
  }
`;
