import type { StateCode } from '@bracketwise/contract/states';
import { useLoaded } from '@bracketwise/shared-ui/calculator';
import { Checkbox, Select } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { from, space } from '@bracketwise/shared-ui/tokens';
import { dependsOnWork, largestPlaceTax, loadStateLaw, placesIn, placeTaxOf, type StateLaw } from '@bracketwise/tax-engine';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EstimateRemarksProps } from './EstimateDetailsOnDemand.tsx';
import { withPlace } from './with-place.ts';

/** Offers the local income tax of the state's largest place, or of another, as a part of the answer. */
export function PlaceOffer({ answered, choosePlace }: EstimateRemarksProps) {
  const { t, i18n } = useTranslation('explanation');
  const { money } = useFormat();
  const id = useId();
  const { request, place: added } = answered;
  const { value: law } = useLoaded<StateCode, StateLaw>(request.state, loadStateLaw);
  const code = added?.code;
  const offer = useMemo(() => {
    if (!law?.localities) return undefined;
    const place = code === undefined ? largestPlaceTax(law, request) : placeTaxOf(law, request, code);
    return place && { ...place, forWork: dependsOnWork(law, request, place) };
  }, [law, request, code]);
  // Portland taxes high incomes only.
  if (!law || !offer || (!added && offer.tax <= 0)) return null;
  const others = placesIn(law.localities, law.code, request.taxYear).filter((place) => place.code !== offer.code);
  const choose = (next: string | undefined) => void withPlace(answered, next, i18n).then(choosePlace, console.warn);
  return (
    <Offer data-place={offer.code}>
      <Checkbox id={id} type="checkbox" checked={added !== undefined} onChange={() => choose(added ? undefined : offer.code)} />
      <label htmlFor={id}>
        {t(added ? 'placeOffer.counted' : offer.forWork ? 'placeOffer.liveAndWork' : 'placeOffer.live', {
          place: offer.name,
          amount: money(offer.tax),
        })}
      </label>
      {others.length > 0 && (
        <Select
          aria-label={t('placeOffer.other')}
          value=""
          onChange={({ target }) => choose(target.value)}
          placeholder={t('placeOffer.other')}
          options={others.map((place) => ({ value: place.code, label: place.name }))}
        />
      )}
    </Offer>
  );
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  /* Not closer to the paragraph above it than to what it adds. */
  ${from.wide} {
    margin-block-start: ${space.s};
  }
  label {
    flex: 1 1 12rem;
  }
  > :last-child:not(label) {
    flex: 0 1 11rem;
    margin-block: ${space.xs};
  }
`;
