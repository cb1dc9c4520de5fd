import type { StateProfile } from '@bracketwise/contract/state-profile';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import { Trans } from '@bracketwise/shared-ui/words';
import { useTranslation } from 'react-i18next';

interface LeftOutProps {
  readonly code: string;
  readonly leftOut: StateProfile['leftOut'];
}

const ENGLISH = { en: <span lang="en" /> };

/** What the estimates of this state don't include. */
export function LeftOut({ code, leftOut }: LeftOutProps) {
  const { t } = useTranslation(['state-income-tax', 'leftOut']);
  const inEnglish = useLanguage() === 'en';
  const categories = Object.entries(leftOut);
  if (categories.length === 0) return <p>{t('leftOut.nothing')}</p>;
  return (
    <ul>
      {categories.map(([category, text]) => (
        <li key={category}>
          <strong>{t(`leftOut.${category}`)}</strong>{' '}
          {inEnglish ? text : <Trans ns="leftOut" i18nKey={`${code}.${category}`} components={ENGLISH} />}
        </li>
      ))}
    </ul>
  );
}
