import { JsonLd } from '@bracketwise/shared-ui/article';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';

interface DatasetDescriptionProps {
  /** Namespace of the page. Its title and description become those of the data set. */
  readonly namespace: string;
  /** Name of the state or place. */
  readonly subject: string;
  /** What that is: https://schema.org/Place. */
  readonly kind: 'State' | 'AdministrativeArea';
  readonly years: readonly { readonly year: number }[];
  /** Names of the figures. */
  readonly measured: readonly string[];
}

/** For search engines: the page's tables are a data set (schema.org/Dataset). */
export function DatasetDescription({ namespace, subject, kind, years, measured }: DatasetDescriptionProps) {
  const { t } = useTranslation(namespace);
  return (
    <JsonLd
      data={{
        '@type': 'Dataset',
        name: t('meta.title', { subject }),
        description: t('meta.description', { subject }),
        inLanguage: useLanguage(),
        isAccessibleForFree: true,
        temporalCoverage: `${years[0]?.year}/${years.at(-1)?.year}`,
        spatialCoverage: { '@type': kind, name: subject },
        variableMeasured: measured,
      }}
    />
  );
}
