import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { FormCard } from '@bracketwise/shared-ui/calculator';
import { RetryNotice } from '@bracketwise/shared-ui/feedback';
import { FieldRow, formSchemaOnDemand, SubmitButton } from '@bracketwise/shared-ui/forms';
import { nextFrame } from '@bracketwise/shared-ui/federation/next-frame';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button } from '@bracketwise/shared-ui/layout';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { breakpoint, space } from '@bracketwise/shared-ui/tokens';
import { profileIn } from '@bracketwise/shared-ui/visit/FormProfile';
import { remember } from '@bracketwise/shared-ui/visit/profile';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { emptyMainDraft } from './form.ts';
import { FilingStatusField, IncomeField, StateField, TaxYearField } from './request-fields.tsx';
import { statusAndYear } from '../status-and-year.ts';
import type { Estimation } from './useEstimation.ts';

const AMOUNTS = ['income'];
/** Loaded when the visitor first uses the form, because the page can be read without it. */
const loadSchema = async (locale: Locale) =>
  (await import(/* webpackChunkName: "estimate-schema" */ './estimate-schema.ts')).mainSchema(locale);

const PROFILE = { income: 'income', state: 'state', filingStatus: 'filingStatus', taxYear: 'taxYear' } as const;

export function EstimateForm({ estimation }: { readonly estimation: Estimation }) {
  const { t } = useTranslation('home');
  const { locale, money } = useFormat();
  const schema = useMemo(() => formSchemaOnDemand(() => loadSchema(locale)), [locale]);
  return (
    <FormCard
      title={t('form.title')}
      hint={t('form.typing')}
      keptAs="home"
      initialDraft={emptyMainDraft}
      amounts={AMOUNTS}
      profile={PROFILE}
      schema={schema}
      messageOf={(key) => t(key, { maximum: money(INCOME_LIMITS.maximum) })}
      onSubmit={async ({ locality, ...request }) => {
        // The button shows the click first, because what follows keeps a phone busy for longer than a frame.
        await nextFrame();
        remember(profileIn(request, PROFILE));
        return estimation.calculate(request, locality);
      }}
    >
      <StateField />
      <IncomeField />
      <StatusAndYear>
        <FilingStatusField />
        <TaxYearField />
      </StatusAndYear>
      <SubmitButton label={t('form.submit')} busyLabel={t('form.submitting')} />
      <Failure estimation={estimation} />
    </FormCard>
  );
}

/** In one row, except on the narrowest screens. */
const StatusAndYear = styled(FieldRow)`
  @media (min-width: 22rem) {
    ${statusAndYear}
  }
`;

/** The cause of a failure, a retry, and a way to an answer without the server, next to the button. */
function Failure({ estimation: { answered, failure, asked, calculate, calculateHere } }: { readonly estimation: Estimation }) {
  const { t } = useTranslation('home');
  if (!failure || !asked) return null;
  return (
    <FailurePlace $overOutline={!answered}>
      <RetryNotice message={t(`errors.${failure.cause}`, { seconds: failure.seconds })} onRetry={() => void calculate(asked)}>
        <Button $quiet onClick={() => void calculateHere(asked)}>
          {t('errors.here')}
        </Button>
      </RetryNotice>
    </FailurePlace>
  );
}

/** On a narrow screen it overlaps the empty results outline, so that it causes no layout shift. */
const FailurePlace = styled.div<{ $overOutline: boolean }>`
  ${({ $overOutline }) =>
    $overOutline &&
    css`
      @media (max-width: calc(${breakpoint.wide} - 0.02px)) {
        position: absolute;
        inset: calc(100% + ${space.m}) 0 auto;
        z-index: 1;
      }
    `}
`;
