import { ELSEWHERE } from '@bracketwise/contract/localities';
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { useLoaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import type { Draft } from '@bracketwise/shared-ui/forms/draft';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { loadStateLaw, placesIn, type StateLaw } from '@bracketwise/tax-engine';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { OTHER_PLACE } from './choices.ts';

export interface PlaceFieldProps {
  readonly name: 'locality' | 'workLocality';
  readonly label: string;
}

/** A choice among the places of the chosen state. For the place of residence also another one, whose rate the visitor types. */
export function PlaceField({ name, label }: PlaceFieldProps) {
  const { t } = useTranslation('full-estimate');
  const { values } = useFormikContext<Draft>();
  const state = values['state'] as StateCode | '';
  const { value: law, failed, retry } = useLoaded<StateCode, StateLaw>(state, loadStateLaw);
  if (failed) return <RetryNotice message={t('places.failed')} onRetry={retry} />;
  const places = law ? placesIn(law.localities, law.code, Number(values['taxYear']) as TaxYear) : [];
  const known = places.map((place) => ({ value: place.code, label: place.name }));
  const options =
    name === 'locality'
      ? [...known, { value: OTHER_PLACE, label: t('places.other') }]
      : [{ value: ELSEWHERE, label: t('places.elsewhere') }, ...known];
  return <SelectField name={name} label={label} placeholder={t(name === 'locality' ? 'places.none' : 'places.home')} options={options} />;
}
