import type { PlaceRow } from '@bracketwise/contract/place-profile';
import { ArticleTable, Folded } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { placePath } from '../local-income-tax/place-path.ts';
import { statePath } from '../state-income-tax/state-path.ts';

const PERCENT = 100;

const FIRST_ROWS = 10;

/** The places and their tax on the same wages, the most expensive first. Places after the tenth are folded. */
export function PlacesTable({ places }: { readonly places: readonly PlaceRow[] }) {
  const { t } = useTranslation('local-income-taxes');
  const { money } = useFormat();
  const sorted = places.toSorted((a, b) => b.tax - a.tax);
  const rest = sorted.slice(FIRST_ROWS);
  const figures = { income: money(PROFILE_INCOME), year: PROFILE_YEAR };
  return (
    <>
      <Rows caption={t('table.caption', figures)} places={sorted.slice(0, FIRST_ROWS)} />
      {rest.length > 0 && (
        <Folded summary={<strong>{t('table.rest', { number: rest.length })}</strong>}>
          <Rows caption={t('table.restCaption', figures)} places={rest} />
        </Folded>
      )}
    </>
  );
}

function Rows({ caption, places }: { readonly caption: string; readonly places: readonly PlaceRow[] }) {
  const { t } = useTranslation(['local-income-taxes', 'places', 'common']);
  const { money, percent } = useFormat();
  return (
    <ArticleTable
      caption={caption}
      stacked
      columns={[
        { key: 'place', label: t('table.place') },
        { key: 'state', label: t('table.state') },
        { key: 'tax', label: t('table.resident'), numeric: true },
        { key: 'share', label: t('table.share'), numeric: true },
        { key: 'commuterTax', label: t('table.commuter'), numeric: true },
      ]}
      rows={places.map(({ place, state, tax, commuterTax }) => ({
        key: place,
        cells: [
          <PageLink key="place" to={placePath(place)}>
            {t(`places:${place}`)}
          </PageLink>,
          <PageLink key="state" to={statePath(state)}>
            {t(`common:states.${state}`)}
          </PageLink>,
          <data key="tax" value={tax}>
            {money(tax)}
          </data>,
          percent((tax / PROFILE_INCOME) * PERCENT),
          commuterTax === null ? t('table.unconfirmed') : money(commuterTax),
        ],
      }))}
    />
  );
}
