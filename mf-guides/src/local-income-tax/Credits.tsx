import type { PlaceProfile } from '@bracketwise/contract/place-profile';
import { useTranslation } from 'react-i18next';

/** The credits that some residents get, named as on the worksheet. */
export function Credits({ profile: { credits } }: { readonly profile: PlaceProfile }) {
  const { t } = useTranslation(['explanation', 'households']);
  return (
    <ul>
      {credits.map((label) => (
        <li key={label}>{t([`explanation:lines.${label}`, `households:lines.${label}`])}</li>
      ))}
    </ul>
  );
}
