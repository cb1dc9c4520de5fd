import type { PaychecksRequest } from '@bracketwise/contract/paychecks';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { deductionEffectsWith } from '@bracketwise/tax-engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayLaw } from '../../../states/pay-law.ts';
import { TableAndNotes } from '../TableAndNotes.ts';
import { effectRows, type EffectRow } from './effect-rows.ts';

export interface DeductionEffectsProps {
  readonly payLaw: PayLaw;
  readonly request: PaychecksRequest;
  /** Place of the job in the request. */
  readonly place: number;
}

/** What each deduction of a job changes: on a paycheck by what is withheld, in the year by the return. */
export function DeductionEffects({ payLaw: { law, withholding }, request, place }: DeductionEffectsProps) {
  const { t } = useTranslation(['salary-deductions', 'salary']);
  const { moneyWithCents, difference } = useFormat();
  const { perPaycheck, year } = useMemo(
    () => effectRows(deductionEffectsWith(law, withholding, request, place)),
    [law, withholding, request, place],
  );
  const table = (caption: string, rows: readonly EffectRow[]) => {
    const taxes = (['federal', 'fica', 'levies', 'state'] as const).filter(
      (name) => name === 'federal' || name === 'fica' || rows.some((row) => row[name] !== 0),
    );
    return (
      <ArticleTable
        caption={caption}
        columns={[
          { key: 'deduction', label: t('deduction') },
          ...(['amount', ...taxes, 'net'] as const).map((key) => ({ key, label: t(key), numeric: true })),
        ]}
        rows={rows.map(({ deduction, amount, ...row }) => ({
          key: deduction,
          cells: [
            t(`salary:form.${deduction}`),
            moneyWithCents(amount),
            ...[...taxes, 'net' as const].map((name) => difference(row[name])),
          ],
        }))}
        firstColumn="9rem"
        stacked
      />
    );
  };
  return (
    <TableAndNotes data-deduction-effects>
      {perPaycheck.length > 0 && table(t('perPaycheck'), perPaycheck)}
      {table(t('year', { year: request.household.taxYear }), year)}
      <p>{t('basis')}</p>
    </TableAndNotes>
  );
}
