/** The city or county of one of the two states, among those whose tax the engine knows. Shows nothing in states without local taxes. */
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { mayTaxLocally, useLoaded } from '@bracketwise/shared-ui/calculator';
import { SelectField } from '@bracketwise/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { loadPlaces } from './load-places.ts';

interface PlaceSelectProps {
  readonly name: 'otherPlace' | 'homePlace';
  readonly state: StateCode;
  readonly taxYear: TaxYear;
}

export function PlaceSelect({ name, state, taxYear }: PlaceSelectProps) {
  const { t } = useTranslation('moving-between-states');
  const { value: placesOf } = useLoaded(mayTaxLocally(state) ? state : '', loadPlaces);
  const options = placesOf?.(taxYear, 'pay') ?? [];
  if (options.length === 0) return null;
  return (
    <SelectField
      name={name}
      label={t(`calculator.${name}`)}
      placeholder={t('calculator.noPlace')}
      options={options.map(({ code, name: label }) => ({ value: code, label }))}
    />
  );
}
