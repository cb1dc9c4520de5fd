import { Notes } from '@bracketwise/shared-ui/calculator';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { useIsWidget } from '@bracketwise/shared-ui/federation/useIsWidget';
import { useTranslation } from 'react-i18next';

/** `local` is what the engine calls `localTaxUnlessNamed`. A test compares. */
export const LEFT_OUT = ['dependents', 'retirement', 'age', 'newDeductions', 'itemizing', 'otherIncome', 'local', 'oneEarner'] as const;

/**
 * What the estimate leaves out, and where it is computed.
 * @param props.state - code of the result's state, if there is a result
 */
export function EstimateNotes({ state }: { readonly state: string | undefined }) {
  const { t } = useTranslation('home');
  const widget = useIsWidget();
  // The page is of another remote, so it is unknown until the shell runs.
  const coverage = pageOf('coverage').path;
  return (
    <Notes as="aside" $gap="xs">
      <Disclosed summary={<h3>{t('leftOut.title')}</h3>}>
        <ul>
          {LEFT_OUT.map((item) => (
            <li key={item}>{t(`leftOut.${item}`)}</li>
          ))}
        </ul>
        <p>
          <PageLink to={state ? `${coverage}#${state}` : coverage}>{t('leftOut.byState')}</PageLink>
        </p>
      </Disclosed>
      {widget && <p>{t('privacyHere')}</p>}
    </Notes>
  );
}
