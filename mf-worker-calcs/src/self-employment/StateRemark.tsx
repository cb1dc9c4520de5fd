import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import type { Loaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { Sourced } from '@bracketwise/shared-ui/words/Sourced';
import type { BusinessTax, StateLaw } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';

interface StateRemarkProps {
  readonly law: Loaded<StateLaw>;
  readonly state: BusinessTax['state'];
}

/** How the state taxes this income, or that its law could not be had. */
export function StateRemark({ law, state }: StateRemarkProps) {
  const { t } = useTranslation(['self-employment', 'calculator', 'common']);
  if (law.failed) return <RetryNotice message={t('calculator:state.failed')} onRetry={law.retry} />;
  if (!state) return null;
  return (
    <p>
      <Sourced text={t(`treatment.${state.treatment}`, { state: t(`common:states.${state.code}`) })} source={state.treatmentSource} />
    </p>
  );
}
