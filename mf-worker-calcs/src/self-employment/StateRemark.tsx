import { Sourced } from '@bracketwise/shared-ui/words';
import type { BusinessTax } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import type { StateChoice } from '../states/form-states.ts';

interface StateRemarkProps {
  readonly tax: BusinessTax;
  readonly chosen: StateChoice;
}

/** Says how the state taxes this income, or why the answer includes no state tax. */
export function StateRemark({ tax: { taxYear: year, state, entityTax }, chosen }: StateRemarkProps) {
  const { t } = useTranslation(['self-employment', 'calculator', 'common']);
  if (chosen === 'other') return <p>{t('calculator:state.federalOnly')}</p>;
  const name = t(`common:states.${chosen}`);
  if (!state) return <p>{t('unconfirmed', { state: name, year })}</p>;
  // Without an amount, the state may tax the business by facts that nobody asked for.
  const untaxed = { none: 'treatment.untaxed', some: 'untaxedOwner', unknown: 'untaxedOwnerAlone' } as const;
  const onBusiness = entityTax === undefined ? 'unknown' : entityTax > 0 ? 'some' : 'none';
  const key = state.treatment === 'untaxed' ? untaxed[onBusiness] : `treatment.${state.treatment}`;
  return (
    <p>
      <Sourced text={t(key, { state: name })} source={state.treatmentSource} />
      {state.provisional && state.treatment !== 'untaxed' && ` ${t('calculator:state.provisional', { year, before: year - 1 })}`}
    </p>
  );
}
