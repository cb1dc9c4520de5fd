import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { PageLink } from '@bracketwise/shared-ui/navigation/PageLink';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useIsWidget } from '@bracketwise/shared-ui/widget/useIsWidget';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const LEFT_OUT = ['dependents', 'retirement', 'age', 'newDeductions', 'itemizing', 'otherIncome', 'local'] as const;

const COVERAGE = pageOf('coverage').path;

/**
 * What the estimate leaves out, and where it is computed.
 * @param props.state - code of the result's state, if there is a result
 */
export function EstimateNotes({ state }: { readonly state: string | undefined }) {
  const { t } = useTranslation('home');
  const widget = useIsWidget();
  const titleId = useId();
  return (
    <Notes as="aside" aria-labelledby={titleId}>
      <Title id={titleId}>{t('leftOut.title')}</Title>
      <ul>
        {LEFT_OUT.map((item) => (
          <li key={item}>{t(`leftOut.${item}`)}</li>
        ))}
      </ul>
      <p>{t('leftOut.oneEarner')}</p>
      <p>
        <PageLink to={pageOf('full-estimate').path}>{t('results.fullEstimate')}</PageLink>
      </p>
      <p>
        <PageLink to={state ? `${COVERAGE}#${state}` : COVERAGE}>{t('leftOut.byState')}</PageLink>
      </p>
      <p>{t(widget ? 'privacyHere' : 'privacy')}</p>
    </Notes>
  );
}

const Notes = styled(Stack)`
  padding-inline: 1.125rem;
  font-size: ${fontSize.s};
  color: ${color('muted')};

  ul {
    display: grid;
    gap: ${space.xs};
    margin: 0;
    padding-inline-start: 1.125rem;
  }
  a {
    display: inline-block;
    padding-block: 0.125rem;
  }
`;

const Title = styled.h3`
  font-size: ${fontSize.m};
  color: ${color('text')};
`;
