import type { TaxYear } from '@bracketwise/contract/years';
import { Article, Points, Remark, Sources } from '@bracketwise/shared-ui/article';
import { useState } from 'react';
import { DeductionsByYear } from './DeductionsByYear.tsx';
import { Examples } from './Examples.tsx';
import { MarginalAndEffective } from './MarginalAndEffective.tsx';
import { SOURCES, useTaxBracketsFigures } from './useTaxBracketsFigures.ts';
import { FIRST_SHOWN } from './years.ts';
import { YearTabs } from './YearTabs.tsx';

export function TaxBracketsPage() {
  const [year, setYear] = useState<TaxYear>(FIRST_SHOWN);
  return (
    <Article
      id="tax-brackets"
      dates={{ reviewed: '2026-11-22' }}
      figures={useTaxBracketsFigures(year)}
      chart={<MarginalAndEffective year={year} onYear={setYear} />}
      short={['rates', 'deduction', 'example']}
      folded={['standard-deductions', 'two-rates', 'filing-status', 'every-year', 'other-taxes', 'tips', 'mistakes']}
      sections={{
        'tax-brackets': ['intro', <YearTabs key="tabs" year={year} onChoose={setYear} />, 'taxable', 'table'],
        'standard-deductions': [
          'first',
          <DeductionsByYear key="table" />,
          'raised',
          'additional',
          'extra',
          'itemize',
          <Sources key="sources" of={SOURCES.deductions} />,
        ],
        'marginal-rates': ['staircase', 'raise', 'fifty', <Remark key="remark" text="quick" />],
        'worked-example': ['intro', <Examples key="examples" year={year} />, 'compare', 'own'],
        'two-rates': ['both', 'use'],
        'filing-status': ['december', <Points key="points" items={['single', 'joint', 'separate', 'head', 'survivor']} />, 'twice', 'hoh'],
        'every-year': ['index', 'creep', 'permanent', <Sources key="sources" of={SOURCES.indexing} />],
        'other-taxes': [
          'intro',
          <Points key="points" items={['payroll', 'selfEmployed', 'gains', 'niit', 'amt', 'state', 'credits']} />,
          <Sources key="sources" of={SOURCES.otherTaxes} />,
        ],
        tips: [
          'intro',
          <Points key="points" items={['retirement', 'ira', 'hsa', 'bunch', 'gains', 'timing', 'withholding']} />,
          <Remark key="cliff" text="cliffs" tone="warning" />,
          <Sources key="sources" of={SOURCES.tips} />,
        ],
        mistakes: [<Points key="points" items={['wholeIncome', 'gross', 'wrongYear', 'bonus', 'refund']} />, 'back'],
      }}
      faq={['raise', 'whichYear', 'marriage', 'retirees', 'nonresident']}
    />
  );
}
