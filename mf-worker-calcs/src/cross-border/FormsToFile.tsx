import { useTranslation } from 'react-i18next';

/** Which forms to file. @param forms - in English, such as `Form 1040`, `Schedule C` and `FinCEN Form 114` */
export function FormsToFile({ forms }: { readonly forms: readonly string[] }) {
  const { t } = useTranslation('crossBorder');
  const nameOf = (form: string) => {
    const number = form.split(' ').at(-1);
    if (form.startsWith('Schedule')) return t('schedule', { number });
    return form.startsWith('FinCEN') ? t('finCenForm', { number }) : t('form', { number });
  };
  return (
    <p>
      {t('forms')} <span data-forms>{forms.map(nameOf).join(', ')}</span>
    </p>
  );
}
