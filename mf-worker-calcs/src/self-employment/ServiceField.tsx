import { useCalculatorFrame } from '@bracketwise/shared-ui/calculator';
import { SegmentField } from '@bracketwise/shared-ui/forms';
import { useTranslation } from 'react-i18next';

/** Asks whether the business is a specified service, which affects the QBI deduction at high incomes. */
export function ServiceField({ byWork }: { /** Text of the first option, if the kind of work can decide. */ readonly byWork?: string }) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation(id);
  return (
    <SegmentField
      name="specifiedService"
      label={t('form.specifiedService')}
      hint={t('form.specifiedServiceHint')}
      options={[
        ...(byWork === undefined ? [] : [{ value: '', label: byWork }]),
        ...(['no', 'yes'] as const).map((value) => ({ value, label: t(`options.specifiedService.${value}`) })),
      ]}
    />
  );
}
