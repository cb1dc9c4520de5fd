import type { Usd } from '@bracketwise/contract/amounts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';

interface FormsToFileProps {
  /** In English, such as `Form 1040`, `Schedule C` and `FinCEN Form 114`. */
  readonly forms: readonly string[];
  /** The income from which a return is due, for somebody with less. */
  readonly below?: Usd | undefined;
}

/** Which forms to file. */
export function FormsToFile({ forms, below }: FormsToFileProps) {
  const { t } = useTranslation('crossBorder');
  const { money } = useFormat();
  if (below !== undefined) return <p>{t('below', { threshold: money(below) })}</p>;
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
