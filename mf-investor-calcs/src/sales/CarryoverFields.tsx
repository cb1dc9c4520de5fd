import { useCalculatorFrame } from '@bracketwise/shared-ui/calculator';
import { AmountField } from '@bracketwise/shared-ui/forms';
import { useTranslation } from 'react-i18next';

/** Losses of earlier years. */
export function CarryoverFields() {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'investments']);
  return (
    <>
      <AmountField name="shortTermLossCarryover" label={t('form.shortTermLossCarryover')} hint={t('investments:list.shortCarryoverHint')} />
      <AmountField name="longTermLossCarryover" label={t('form.longTermLossCarryover')} hint={t('investments:list.longCarryoverHint')} />
    </>
  );
}
