/** The fields of the place, loaded with the first state whose places tax income. */
import { useFormikContext } from 'formik';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryNotice } from '../feedback/RetryNotice.tsx';
import type { Draft } from '../forms/draft.ts';
import type * as Fields from './PlaceFields.tsx';
import { mayTaxLocally, stateFieldOf } from './place-inputs.ts';
import { useLoaded } from './useLoaded.ts';

const loadFields = () => import(/* webpackChunkName: "places" */ './PlaceFields.tsx');

interface OnDemandProps {
  readonly of?: 'state' | 'movedFrom';
  readonly children: (fields: typeof Fields) => ReactNode;
}

function OnDemand({ of = 'state', children }: OnDemandProps) {
  const { t } = useTranslation('calculator');
  const { values } = useFormikContext<Draft>();
  const [isNeeded, setIsNeeded] = useState(false);
  // Once loaded, they stay, because they also clear the place when the visitor chooses another state.
  if (!isNeeded && mayTaxLocally(values[of])) setIsNeeded(true);
  const { value: fields, failed, retry } = useLoaded(isNeeded ? 'fields' : '', loadFields);
  if (failed) return <RetryNotice message={t('place.failed')} onRetry={retry} />;
  return fields && children(fields);
}

export const PlaceFieldsOnDemand = <Income extends string>(props: ComponentProps<typeof Fields.PlaceFields<Income>>) => (
  <OnDemand>{({ PlaceFields }) => <PlaceFields {...props} />}</OnDemand>
);

export const WorkPlaceFieldOnDemand = <Income extends string>(props: ComponentProps<typeof Fields.WorkPlaceField<Income>>) => (
  <OnDemand>{({ WorkPlaceField }) => <WorkPlaceField {...props} />}</OnDemand>
);

export const PlaceFieldOnDemand = <Income extends string>(props: ComponentProps<typeof Fields.PlaceField<Income>>) => (
  <OnDemand of={stateFieldOf(props.name)}>{({ PlaceField }) => <PlaceField {...props} />}</OnDemand>
);
