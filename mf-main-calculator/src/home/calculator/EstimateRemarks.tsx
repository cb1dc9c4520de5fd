import type { StateCode } from '@bracketwise/contract/states';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { Assumed, useLoaded } from '@bracketwise/shared-ui/calculator';
import { useFormat } from '@bracketwise/shared-ui/format';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { fragmentOf } from '@bracketwise/shared-ui/sharing/fragment';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { assumptionsOf, loadStateLaw, savedByItemizing, type StateLaw } from '@bracketwise/tax-engine';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EstimateRemarksProps } from './EstimateDetailsOnDemand.tsx';
import { PlaceOffer } from './PlaceOffer.tsx';

/** What the estimate assumes about its one earner, what itemizing would save, and what it leaves out. */
export function EstimateRemarks({ answered, choosePlace }: EstimateRemarksProps) {
  const { request } = answered;
  const { state, income, filingStatus, taxYear } = request;
  return (
    <>
      <Limits>
        <NotCounted request={request} />
        <Assumed facts={assumptionsOf({ state, filingStatus, taxYear, wages: income })} />
      </Limits>
      <PlaceOffer answered={answered} choosePlace={choosePlace} />
      <Itemizing request={request} />
    </>
  );
}

function NotCounted({ request }: { readonly request: EstimateRequest }) {
  const { t } = useTranslation(['explanation', 'home']);
  return (
    <p>
      {t('home:notCounted')} <PageLink to={fullEstimateOf(request)}>{t('notCounted.fullEstimate')}</PageLink>
    </p>
  );
}

const fullEstimateOf = ({ state, income, filingStatus, taxYear }: EstimateRequest) =>
  `${pageOf('full-estimate').path}#${fragmentOf({ state, filingStatus, wages: income, taxYear })}`;

const Limits = styled.div`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: 0.75rem;
  font-size: ${fontSize.s};
  border-inline-start: 3px solid ${color('warning')};

  a {
    display: inline-block;
    padding-block: 0.125rem;
  }
`;

/** What itemizing would save: the estimate takes the standard deduction, the full estimate the better of both. */
function Itemizing({ request }: { readonly request: EstimateRequest }) {
  const { t } = useTranslation('explanation');
  const { money } = useFormat();
  const { state } = request;
  const { value: law } = useLoaded<StateCode, StateLaw>(state, loadStateLaw, request);
  const saved = useMemo(() => law && savedByItemizing(law, request), [law, request]);
  if (!saved || Math.round(saved.total) <= 0) return null;
  return (
    <p data-itemizing>
      {t(saved.federal > 0 ? 'itemizing.federal' : 'itemizing.state', { amount: money(saved.total) })}{' '}
      <PageLink to={fullEstimateOf(request)}>{t('itemizing.fullEstimate')}</PageLink>
    </p>
  );
}
