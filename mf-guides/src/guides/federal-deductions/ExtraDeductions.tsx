import { ArticleTable, useArticleFrame } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { carLoanInterestDeduction, overtimeDeduction, tipsDeduction } from '@bracketwise/tax-engine/law/federal/schedule-1a';
import { seniorDeduction } from '@bracketwise/tax-engine/law/federal/senior-deduction';
import { useTranslation } from 'react-i18next';

const { amount, phaseOut } = seniorDeduction.value;

/** Limits and start of the phase-out of each deduction of Schedule 1-A, US dollars. */
const DEDUCTIONS = {
  tips: tipsDeduction.value,
  overtime: overtimeDeduction.value,
  car: carLoanInterestDeduction.value,
  senior: { limit: { single: amount, marriedJoint: amount }, phaseOut },
};

const KINDS = ['tips', 'overtime', 'car', 'senior'] as const;
const COLUMNS = ['single', 'joint', 'singleFrom', 'jointFrom'] as const;

/** The maximum of each Schedule 1-A deduction, and the income at which it starts to phase out. */
export function ExtraDeductions() {
  const { t } = useTranslation('federal-deductions');
  const { figures } = useArticleFrame();
  const { money } = useFormat();
  return (
    <ArticleTable
      caption={t('extra.caption')}
      stacked
      columns={[
        { key: 'deduction', label: t('extra.deduction') },
        ...COLUMNS.map((column) => ({ key: column, label: t(`extra.${column}`), numeric: true })),
      ]}
      rows={KINDS.map((kind) => {
        const { limit, phaseOut: falls } = DEDUCTIONS[kind];
        const amounts = {
          single: limit.single,
          joint: limit.marriedJoint,
          singleFrom: falls.start.single,
          jointFrom: falls.start.marriedJoint,
        };
        return {
          key: kind,
          cells: [
            t(`extra.${kind}`, figures),
            ...COLUMNS.map((column) => (
              <data key={column} value={amounts[column]}>
                {money(amounts[column])}
              </data>
            )),
          ],
        };
      })}
    />
  );
}
