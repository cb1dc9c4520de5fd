import type { StateProfile } from '@bracketwise/contract/state-profile';
import { JsonLd } from '@bracketwise/shared-ui/metadata/JsonLd';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';

/** For search engines: the page's tables are a data set (schema.org/Dataset). */
export function DatasetDescription({ profile: { code, years } }: { readonly profile: StateProfile }) {
  const { t } = useTranslation(['state-income-tax', 'common']);
  const subject = t(`common:states.${code}`);
  return (
    <JsonLd
      data={{
        '@type': 'Dataset',
        name: t('meta.title', { subject }),
        description: t('meta.description', { subject }),
        inLanguage: useLanguage(),
        isAccessibleForFree: true,
        temporalCoverage: `${years[0]?.year}/${years.at(-1)?.year}`,
        spatialCoverage: { '@type': 'State', name: subject },
        variableMeasured: [t('rates.rate'), t('ranks.tax')],
      }}
    />
  );
}
