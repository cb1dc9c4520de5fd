import { Article, Points, Remark, Sources } from '@bracketwise/shared-ui/article';
import { BusinessIncomeThresholds, MileageRates } from './BusinessTables.tsx';
import { BunchingChart, HomeownerChart } from './ExampleCharts.tsx';
import { ExtraDeductions } from './ExtraDeductions.tsx';
import { Categories, TaxCapByIncome } from './ItemizedDeductions.tsx';
import { ContributionLimits, HighestCredits } from './SavingTables.tsx';
import { Additions, Choices, RoughDeductions, StandardDeductions } from './StandardDeductionTables.tsx';
import { SOURCES, useFederalDeductionsFigures } from './useFederalDeductionsFigures.ts';

const DOCUMENTS = ['income', 'home', 'medical', 'gifts', 'business', 'accounts', 'returns'] as const;

/** The guide to federal deductions: what is deductible, up to which limit, and what proof is needed. */
export const FederalDeductionsPage = () => (
  <Article
    id="federal-deductions"
    dates={{ reviewed: '2026-11-22' }}
    figures={useFederalDeductionsFigures()}
    short={['either', 'amounts', 'extra']}
    chart={<HomeownerChart />}
    low
    folded={[
      'standard-deductions-2024',
      'schedule-1a',
      'itemized-deductions',
      'business-deductions',
      'qualified-business-income',
      'retirement-and-health',
      'credits',
      'strategies',
      'records',
    ]}
    sections={{
      'standard-or-itemized': [
        'worth',
        'either',
        <Choices key="choices" />,
        'example',
        'exceptions',
        <Sources key="sources" of={SOURCES.choice} />,
      ],
      'standard-deductions-2024': [
        'amounts',
        <StandardDeductions key="standard" />,
        'age',
        <Additions key="additions" />,
        <RoughDeductions key="rough" />,
        <Sources key="sources" of={SOURCES.standard} />,
      ],
      'schedule-1a': [
        'intro',
        <ExtraDeductions key="limits" />,
        'phaseOut',
        <Points key="rules" items={['tips', 'overtime', 'car', 'senior']} />,
        <Sources key="sources" of={SOURCES.extra} />,
      ],
      'itemized-deductions': [
        'intro',
        <Categories key="categories" />,
        'taxesMore',
        'capPhaseOut',
        <TaxCapByIncome key="cap" />,
        'later',
        <Sources key="sources" of={SOURCES.itemized} />,
      ],
      'business-deductions': [
        'who',
        'home',
        'car',
        <MileageRates key="mileage" />,
        'log',
        'meals',
        'others',
        <Sources key="sources" of={SOURCES.business} />,
      ],
      'qualified-business-income': [
        'rule',
        'limits',
        'range',
        <BusinessIncomeThresholds key="thresholds" />,
        <Remark key="quick" text="quick" />,
        <Sources key="sources" of={SOURCES.businessIncome} />,
      ],
      'retirement-and-health': [
        'plans',
        'ira',
        'own',
        'hsa',
        'until',
        <ContributionLimits key="limits" />,
        <Sources key="sources" of={SOURCES.saving} />,
      ],
      credits: ['eitc', 'eitcLimits', <HighestCredits key="highest" />, <Sources key="sources" of={SOURCES.credits} />],
      strategies: [
        'bunching',
        'bunched',
        <BunchingChart key="bunching" />,
        <Points key="others" items={['first', 'stock', 'ira', 'timing', 'separate']} />,
        <Sources key="sources" of={SOURCES.strategies} />,
      ],
      records: ['keep', <Points key="documents" items={DOCUMENTS} />, 'rule', 'claims', <Sources key="sources" of={SOURCES.records} />],
    }}
    faq={['employee', 'both', 'state']}
  />
);
