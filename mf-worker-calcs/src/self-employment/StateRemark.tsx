import { Sourced } from '@bracketwise/shared-ui/words/Sourced';
import type { BusinessTax } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';

/** Says how the state taxes this income, or that the answer includes no state tax. */
export function StateRemark({ state }: Pick<BusinessTax, 'state'>) {
  const { t } = useTranslation(['self-employment', 'calculator', 'common']);
  if (!state) return <p>{t('calculator:state.federalOnly')}</p>;
  return (
    <p>
      <Sourced text={t(`treatment.${state.treatment}`, { state: t(`common:states.${state.code}`) })} source={state.treatmentSource} />
    </p>
  );
}
