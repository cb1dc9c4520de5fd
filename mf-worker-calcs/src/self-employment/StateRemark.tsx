import { Sourced } from '@bracketwise/shared-ui/words';
import type { BusinessTax } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import type { StateChoice } from '../states/form-states.ts';

interface StateRemarkProps {
  readonly tax: BusinessTax;
  readonly chosen: StateChoice;
}

/** Says how the state taxes this income, or why the answer includes no state tax. */
export function StateRemark({ tax: { taxYear: year, state, entityTax = 0 }, chosen }: StateRemarkProps) {
  const { t } = useTranslation(['self-employment', 'calculator', 'common']);
  if (chosen === 'other') return <p>{t('calculator:state.federalOnly')}</p>;
  const name = t(`common:states.${chosen}`);
  if (!state) return <p>{t('unconfirmed', { state: name, year })}</p>;
  const key = state.treatment === 'untaxed' && entityTax > 0 ? 'untaxedOwner' : `treatment.${state.treatment}`;
  return (
    <p>
      <Sourced text={t(key, { state: name })} source={state.treatmentSource} />
      {state.provisional && state.treatment !== 'untaxed' && ` ${t('calculator:state.provisional', { year, before: year - 1 })}`}
    </p>
  );
}
