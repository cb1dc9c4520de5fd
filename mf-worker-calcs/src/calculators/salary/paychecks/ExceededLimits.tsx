import type { Paychecks } from '@bracketwise/contract/paychecks';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Citation } from '@bracketwise/shared-ui/words';
import { useTranslation } from 'react-i18next';

interface ExceededLimitsProps {
  readonly answer: Paychecks;
}

/** Contributions of the year above what the law allows, which the figures count all the same. */
export function ExceededLimits({ answer: { exceededLimits, taxYear } }: ExceededLimitsProps) {
  const { t } = useTranslation('salary-paychecks');
  const { money } = useFormat();
  if (exceededLimits.length === 0) return null;
  return (
    <Notice tone="warning">
      {exceededLimits.map(({ deduction, of, amount, limit, source }) => (
        <p key={deduction + of} data-exceeded={deduction}>
          {t(of === 'spouse' ? `limits.spouse.${deduction}` : `limits.${deduction}`, {
            year: taxYear,
            amount: money(amount),
            limit: money(limit),
          })}{' '}
          <Citation>{source}</Citation>
        </p>
      ))}
      <p>{t('limits.counted')}</p>
    </Notice>
  );
}
