import { useTranslation } from 'react-i18next';

/** Which forms to file. @param forms - in English, such as `Form 1040` and `FinCEN Form 114` */
export function FormsToFile({ forms }: { readonly forms: readonly string[] }) {
  const { t } = useTranslation('crossBorder');
  const nameOf = (form: string) => {
    const number = form.split('Form ')[1];
    return form.startsWith('FinCEN') ? t('finCenForm', { number }) : t('form', { number });
  };
  return (
    <p>
      {t('forms')} <span data-forms>{forms.map(nameOf).join(', ')}</span>
    </p>
  );
}
