/** The largest places that tax income, with what each takes of the same wages, and where to find all others. */
import { LARGEST_PLACES } from '@bracketwise/contract/localities';
import type { PlaceRow } from '@bracketwise/contract/place-profile';
import { STATE_CODES } from '@bracketwise/contract/states';
import { usePlacesQuery } from '@bracketwise/shared-ui/api';
import { Article, Points } from '@bracketwise/shared-ui/article';
import { Bars } from '@bracketwise/shared-ui/charts';
import { AnswerPlace } from '@bracketwise/shared-ui/feedback';
import { alphabetically, useFormat } from '@bracketwise/shared-ui/format';
import { Card } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { COMING } from '../pay/coming.ts';
import { statePath } from '../state-income-tax/state-path.ts';
import { PlacesTable } from './PlacesTable.tsx';

export function LocalIncomeTaxesPage() {
  const { data: places, isFetching, isError, refetch } = usePlacesQuery();
  const { t } = useTranslation(['local-income-taxes', 'places']);
  const { money } = useFormat();
  const [most] = places?.toSorted((a, b) => b.tax - a.tax) ?? [];
  return (
    <Article
      id="local-income-taxes"
      dates={{ reviewed: '2026-11-26' }}
      breadcrumb
      chart={places && <MostExpensive places={places} />}
      figures={{
        income: money(PROFILE_INCOME),
        year: String(PROFILE_YEAR),
        most: most ? money(most.tax) : COMING,
        mostPlace: most ? t(`places:${most.place}`) : COMING,
      }}
      sections={{
        places: [
          'intro',
          <AnswerPlace
            key="table"
            state={places ? 'there' : isError && !isFetching ? 'failed' : 'loading'}
            loadingText={t('loading')}
            failedText={t('failed')}
            onRetry={() => void refetch()}
          >
            <PlacesTable places={places ?? []} />
          </AnswerPlace>,
          'chosen',
        ],
        others: ['states', <StateLinks key="states" />, 'rate'],
        work: [<Points key="points" items={['home', 'both', 'pay']} />],
      }}
      related={['full-estimate', 'state-rates', 'salary', 'coverage']}
    />
  );
}

/** The places that take the most of the same wages. */
function MostExpensive({ places }: { readonly places: readonly PlaceRow[] }) {
  const { t } = useTranslation(['local-income-taxes', 'places']);
  return (
    <Card>
      <Bars
        caption={t('chart.caption', { year: PROFILE_YEAR })}
        columns={[t('table.place'), t('table.resident')]}
        bars={places
          .toSorted((a, b) => b.tax - a.tax)
          .slice(0, 5)
          .map(({ place, tax }) => ({ key: place, label: t(`places:${place}`), value: tax }))}
        whole
      />
    </Card>
  );
}

/** Links to the pages of the states whose law lists places. */
function StateLinks() {
  const { t } = useTranslation('common');
  const states = STATE_CODES.filter((code) => code in LARGEST_PLACES)
    .map((code) => ({ code, name: t(`states.${code}`) }))
    .toSorted((a, b) => alphabetically(a.name, b.name));
  return (
    <Links>
      {states.map(({ code, name }) => (
        <li key={code}>
          <PageLink to={statePath(code)}>{name}</PageLink>
        </li>
      ))}
    </Links>
  );
}

const Links = styled.ul`
  /* At least 24 px high, which touch needs. */
  a {
    display: inline-block;
    padding-block: 0.1875rem;
  }
`;
