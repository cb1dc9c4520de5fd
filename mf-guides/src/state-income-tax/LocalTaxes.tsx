import type { PlaceTax, StateProfile } from '@bracketwise/contract/state-profile';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { placePath, placeWithCode } from '../local-income-tax/place-path.ts';

const FIRST_ROWS = 10;
const PERCENT = 100;

/** What the state's places take, the most expensive first; those after the tenth are folded. */
export function LocalTaxes({ places }: Pick<StateProfile, 'places'>) {
  const { t } = useTranslation('state-income-tax');
  const { money } = useFormat();
  const income = money(PROFILE_INCOME);
  const rest = places.slice(FIRST_ROWS);
  return (
    <>
      <PlacesTable caption={t('local.caption', { income, year: PROFILE_YEAR })} places={places.slice(0, FIRST_ROWS)} />
      {rest.length > 0 && (
        <Disclosed summary={t('local.rest', { number: rest.length })}>
          <PlacesTable caption={t('local.restCaption', { income, year: PROFILE_YEAR })} places={rest} />
        </Disclosed>
      )}
    </>
  );
}

function PlacesTable({ caption, places }: { readonly caption: string; readonly places: readonly PlaceTax[] }) {
  const { t } = useTranslation('state-income-tax');
  const { money, percent } = useFormat();
  const placeName = usePlaceName();
  return (
    <ArticleTable
      caption={caption}
      columns={[
        { key: 'place', label: t('local.place') },
        { key: 'tax', label: t('local.tax'), numeric: true },
        { key: 'share', label: t('local.share'), numeric: true },
      ]}
      rows={places.map(({ code, name, tax }) => {
        const withPage = placeWithCode(code);
        return {
          key: code,
          cells: [
            withPage ? (
              <PageLink key="name" to={placePath(withPage)}>
                {placeName(name)}
              </PageLink>
            ) : (
              placeName(name)
            ),
            <data key="tax" value={tax}>
              {money(tax)}
            </data>,
            percent((tax / PROFILE_INCOME) * PERCENT),
          ],
        };
      })}
    />
  );
}

const COUNTY = / County$/u;

/** The name of a place. A county's name includes the page language's word for it. */
function usePlaceName(): (name: string) => string {
  const { t } = useTranslation('state-income-tax');
  return (name) => (COUNTY.test(name) ? t('local.county', { name: name.replace(COUNTY, '') }) : name);
}
