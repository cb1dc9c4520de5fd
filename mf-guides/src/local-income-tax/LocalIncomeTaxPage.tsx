/** One place's income tax: what it takes of a salary, from whom, its rates, and what it applies to. One module serves all places. */
import type { PlaceProfile } from '@bracketwise/contract/place-profile';
import { Article, type Block, Points } from '@bracketwise/shared-ui/article';
import { AnswerPlace } from '@bracketwise/shared-ui/feedback';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { useTranslation } from 'react-i18next';
import { DatasetDescription } from '../pay/DatasetDescription.tsx';
import { statePath } from '../state-income-tax/state-path.ts';
import { Credits } from './Credits.tsx';
import { PlaceCalculator } from './PlaceCalculator.tsx';
import { Situations } from './Situations.tsx';
import { Incomes, Kinds, OtherPlaces, TaxByIncome, Worksheet } from './Tables.tsx';
import { usePlaceFigures } from './usePlaceFigures.ts';
import { usePlaceProfile } from './usePlaceProfile.ts';
import { YearsTable } from './YearsTable.tsx';

const RELATED = ['local-income-taxes', 'full-estimate', 'salary', 'state-rates'] as const;

export function LocalIncomeTaxPage() {
  const { data: profile, isFetching, isError, refetch } = usePlaceProfile();
  const { t } = useTranslation(['local-income-tax', 'common', 'places']);
  const figures = usePlaceFigures(profile);
  if (!profile)
    return (
      <Article
        id="local-income-tax"
        dates={{}}
        figures={figures}
        breadcrumb
        opening="calculator"
        sections={{
          calculator: [
            <AnswerPlace
              key="answer"
              state={isError && !isFetching ? 'failed' : 'loading'}
              loadingText={t('loading')}
              failedText={t('failed')}
              onRetry={() => void refetch()}
            >
              <p aria-hidden>&nbsp;</p>
            </AnswerPlace>,
          ],
        }}
        related={RELATED}
      />
    );

  const { tax, basis, credits, workCredit, state, years, place } = profile;
  const workers = workersOf(profile);
  return (
    <Article
      id="local-income-tax"
      dates={{ reviewed: '2026-11-26' }}
      lead={tax > 0 ? 'lead' : 'leadNone'}
      figures={figures}
      breadcrumb
      opening="calculator"
      folded={['incomes', 'kinds', 'credits']}
      sections={{
        calculator: [
          <PlaceCalculator key="calculator" profile={profile} />,
          ...(tax > 0 ? [<TaxByIncome key="chart" profile={profile} />] : []),
        ],
        who: [basis, workers, <Situations key="table" profile={profile} />],
        rates: [<YearsTable key="table" profile={profile} />, <Worksheet key="lines" profile={profile} />],
        incomes: [<Incomes key="table" profile={profile} />],
        kinds: ['intro', <Kinds key="table" profile={profile} />],
        credits: [...creditsOf(profile), ...(credits.length > 0 ? [<Credits key="list" profile={profile} />] : []), workCredit],
        compared: [
          tax > 0 ? 'without' : 'withoutNone',
          <OtherPlaces key="table" profile={profile} />,
          <p key="state">
            <PageLink to={statePath(state)}>{t('compared.state', { state: t(`common:states.${state}`) })}</PageLink>
          </p>,
        ],
        'left-out': [
          'intro',
          <Points key="points" items={[state, 'couples']} />,
          <DatasetDescription
            key="data"
            namespace="local-income-tax"
            subject={t(`places:${place}`)}
            kind="AdministrativeArea"
            years={years}
            measured={[t('rates.resident'), t('calculator.tax')]}
          />,
        ],
      }}
      faq={[tax > 0 ? 'howMuch' : 'howMuchNone', workers, retirementOf(profile), 'current']}
      related={RELATED}
    />
  );
}

/** What people who only work there owe. */
function workersOf({ commuterTax }: PlaceProfile) {
  if (commuterTax === null) return 'workersUnconfirmed';
  return commuterTax > 0 ? 'workersPay' : 'workersFree';
}

const creditsOf = ({ credits }: PlaceProfile): readonly Block[] => [credits.length > 0 ? 'some' : 'noOther'];

/** Whether a pension is taxed: in the profile's example, at higher amounts, or never. No place in the list taxes Social Security. */
function retirementOf({ kinds, basis }: PlaceProfile) {
  if (kinds.some(({ kind, tax }) => kind === 'pensionIncome' && tax > 0)) return 'pensionTaxed';
  return basis === 'stateTaxableIncome' || basis === 'stateTax' ? 'pensionFree' : 'pensionNever';
}
