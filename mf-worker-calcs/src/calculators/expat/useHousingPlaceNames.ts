import { useFormat } from '@bracketwise/shared-ui/format';
import { ELSEWHERE, NOT_ELSEWHERE } from '@bracketwise/tax-engine/law/federal/housing-limits';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../cross-border/country-name.ts';
import type { HousingPlace } from './housing-places.ts';
import type { Country } from './specified.ts';

/** Names a place, with its country unless that is the one chosen. */
export function useHousingPlaceNames(chosen: Country): (place: HousingPlace) => string {
  const { t } = useTranslation('expatResults');
  const { locale } = useFormat();
  return ({ country, name }) => {
    const except = NOT_ELSEWHERE[country] ?? [];
    const elsewhere = except.length === 0 ? t('housing.elsewhere') : t('housing.elsewhereExcept', { except: except.join(', ') });
    const city = name === ELSEWHERE ? elsewhere : name;
    const within = chosen === 'other' ? countryName(locale, country) : city;
    return within === city ? city : t('housing.inCountry', { country: within, city });
  };
}
