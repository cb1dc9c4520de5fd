/** One state's income tax: what it leaves of a salary, its rates, and how it taxes everything else. One module serves all 51 pages. */
import type { StateProfile } from '@bracketwise/contract/state-profile';
import { Article, type Block, Sources } from '@bracketwise/shared-ui/article';
import { AnswerPlace } from '@bracketwise/shared-ui/feedback';
import { useTranslation } from 'react-i18next';
import { Neighbors, Ranks, TaxCurve } from './Compared.tsx';
import { DatasetDescription } from '../pay/DatasetDescription.tsx';
import { FormLines } from './FormLines.tsx';
import { LeftOut } from './LeftOut.tsx';
import { LocalTaxes } from './LocalTaxes.tsx';
import { OtherIncome } from './OtherIncome.tsx';
import { RateTables } from './RateTables.tsx';
import { StateCalculator } from './StateCalculator.tsx';
import { useStateFigures } from './useStateFigures.ts';
import { useStateProfile } from './useStateProfile.ts';
import { YearByYear } from './YearByYear.tsx';

const RELATED = ['state-rates', 'full-estimate', 'salary', 'coverage'] as const;

export function StateIncomeTaxPage() {
  const { data: profile, isFetching, isError, refetch } = useStateProfile();
  const { t } = useTranslation(['state-income-tax', 'common']);
  const figures = useStateFigures(profile);
  if (!profile)
    return (
      <Article
        id="state-income-tax"
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

  const { hasIncomeTax, children, leftOut, code, largeGain, salesTaxRate, wealthy } = profile;
  const taxes = (wanted: string) => profile.kinds.some(({ kind, stateTax }) => kind === wanted && stateTax > 0);
  const questionOf = (name: string, kind: 'pensionIncome' | 'socialSecurityBenefits') => {
    if (taxes(kind)) return `${name}Taxed`;
    return wealthy[kind] > 0 ? `${name}Free` : `${name}Never`;
  };
  const rates: Record<string, readonly Block[]> = hasIncomeTax
    ? {
        rates: [<RateTables key="rates" profile={profile} />, <YearByYear key="years" profile={profile} />],
        form: ['intro', <FormLines key="lines" profile={profile} />],
      }
    : {
        untaxed: [
          profile.byStatus.single.payrollLevies ? 'wagesLevies' : 'wages',
          salesTaxRate > 0 ? 'instead' : 'insteadNoSales',
          <Sources key="sources" of={profile.byStatus.single.lines.map(({ source }) => source)} />,
        ],
      };
  return (
    <Article
      id="state-income-tax"
      dates={{ reviewed: '2026-11-22' }}
      lead={leadOf(profile)}
      figures={figures}
      breadcrumb
      opening="calculator"
      folded={['form', 'families', 'sales']}
      sections={{
        calculator: [<StateCalculator key="calculator" profile={profile} />, <TaxCurve key="curve" profile={profile} />],
        ...rates,
        ...(profile.places.length > 0 && {
          local: [...localOf(profile), <LocalTaxes key="table" places={profile.places} />, 'others'],
        }),
        'other-income': [
          'intro',
          <OtherIncome key="table" profile={profile} />,
          ...(largeGain > 0 && !taxes('longTermGain') ? ['largeGain'] : []),
        ],
        families: [children < 0 ? 'less' : children > 0 ? 'more' : 'same', 'full'],
        compared: [
          'intro',
          <Ranks key="ranks" profile={profile} />,
          ...(profile.neighbors.length > 0 ? [<Neighbors key="neighbors" profile={profile} />] : []),
        ],
        sales: [salesTaxRate > 0 ? 'rate' : 'none', <Sources key="sources" of={[profile.salesTaxSource]} />],
        'left-out': [
          'intro',
          <LeftOut key="list" code={code} leftOut={leftOut} />,
          <DatasetDescription
            key="data"
            namespace="state-income-tax"
            subject={t(`common:states.${code}`)}
            kind="State"
            years={profile.years}
            measured={[t('rates.rate'), t('ranks.tax')]}
          />,
        ],
      }}
      faq={[
        hasIncomeTax ? 'rate' : 'none',
        'keep',
        questionOf('benefits', 'socialSecurityBenefits'),
        questionOf('pension', 'pensionIncome'),
        'current',
      ]}
      related={RELATED}
    />
  );
}

/** The headline does not count local taxes, so it says whether there are any. It names payroll levies, which it counts. */
function leadOf({ leftOut: { localIncomeTax }, byStatus }: StateProfile) {
  const { payrollLevies = 0 } = byStatus.single;
  if (localIncomeTax) return payrollLevies > 0 ? 'leadBoth' : 'leadLocal';
  return payrollLevies > 0 ? 'leadLevies' : 'lead';
}

/** What the table of places shows. The first is the most expensive. */
const localOf = ({ places }: StateProfile): readonly Block[] => [(places[0]?.tax ?? 0) > 0 ? 'intro' : 'introNone'];
