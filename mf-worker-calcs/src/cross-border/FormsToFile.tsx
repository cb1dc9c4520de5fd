import { useTranslation } from 'react-i18next';

/** Which forms to file; their names are English in every language. */
export function FormsToFile({ forms }: { readonly forms: readonly string[] }) {
  const { t } = useTranslation('crossBorder');
  return (
    <p>
      {t('forms')} <span lang="en">{forms.join(', ')}</span>
    </p>
  );
}
