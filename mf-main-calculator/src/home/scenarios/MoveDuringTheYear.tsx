import type { EstimateRequest } from '@bracketwise/contract/wire';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { ChoicesForm, DateField, useChoices } from '@bracketwise/shared-ui/forms';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { fragmentOf } from '@bracketwise/shared-ui/sharing/fragment';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/**
 * Asks when somebody moves who compares two states, because both columns are for a whole year. The answer is on its own page, which takes
 * the inputs of the last scenario.
 */
export function MoveDuringTheYear({ scenarios }: { readonly scenarios: readonly EstimateRequest[] }) {
  const { t } = useTranslation(['scenarios', 'common']);
  const choices = useChoices({ movedOn: `${CURRENT_TAX_YEAR}-07-01` });
  const from = scenarios[0];
  const to = scenarios.findLast(({ state }) => state !== from?.state);
  if (!from || !to) return null;
  const { income, filingStatus } = to;
  const inputs = { situation: 'moved', other: from.state, home: to.state, ...choices.values, income, filingStatus };
  const question = t('compare.move.link', { from: t(`common:states.${from.state}`), to: t(`common:states.${to.state}`) });
  return (
    <ChoicesForm label={question} choices={choices}>
      <DateField name="movedOn" label={t('compare.move.day')} />
      <FingerHigh>
        <PageLink to={`${pageOf('moving-between-states').path}#${fragmentOf(inputs)}`}>{question}</PageLink>
      </FingerHigh>
    </ChoicesForm>
  );
}

const FingerHigh = styled.p`
  margin: 0;

  a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;
