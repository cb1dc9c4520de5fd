/**
 * The guides' worked examples are stored as data, so that a page's first load doesn't need the engine. The engine writes them:
 * `WRITE_EXAMPLES=1 npx jest --selectProjects mf-worker-calcs --testPathPatterns worked-examples`.
 */
import { DEFAULT_ESTIMATE_YEAR, CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deductionChoice, householdTax, taxOnBusiness, taxReturnWith } from '@bracketwise/tax-engine';
import { EXAMPLE as business } from './calculators/business/useBusinessFigures.ts';
import { example as deduction } from './calculators/deduction/useDeductionFigures.ts';
import { example as freelancer } from './calculators/freelancer/useFreelancerFigures.ts';
import { freelancerTax } from './calculators/freelancer/specified.ts';
import { example as refund } from './calculators/refund/useRefundFigures.ts';
import { example as salary } from './calculators/salary/useSalaryFigures.ts';

const single = { taxYear: DEFAULT_ESTIMATE_YEAR, filingStatus: 'single' } as const;

function picked<T extends object, Key extends keyof T>(from: T, ...keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;
}

test.each(
  Object.entries({
    business: {
      proprietor: picked(
        taxOnBusiness({ ...single, taxYear: CURRENT_TAX_YEAR, structure: 'soleProprietorship', profit: business.profit }),
        'selfEmploymentTax',
        'federalTax',
        'totalTax',
      ),
      corporation: picked(
        taxOnBusiness({
          ...single,
          taxYear: CURRENT_TAX_YEAR,
          structure: 'sCorporation',
          profit: business.profit,
          ownerSalary: business.salary,
        }),
        'payrollTax',
        'employerTaxes',
        'federalTax',
        'totalTax',
      ),
    },
    deduction: (({ itemized, saved }) => ({
      medical: itemized.medical,
      total: itemized.total,
      saved: saved?.tax,
      rate: saved?.rate,
    }))(deductionChoice(deduction)),
    freelancer: picked(
      taxOnBusiness({
        ...single,
        taxYear: CURRENT_TAX_YEAR,
        structure: 'soleProprietorship',
        profit: freelancerTax(freelancer).netIncome,
      }),
      'selfEmploymentTax',
      'qualifiedBusinessIncomeDeduction',
      'federalTax',
      'totalTax',
    ),
    refund: picked(householdTax(refund), 'incomeTax', 'childTaxCredit', 'additionalChildTaxCredit', 'earnedIncomeCredit', 'federalTax'),
    salary: picked(
      taxReturnWith(undefined, { ...single, taxYear: CURRENT_TAX_YEAR, wages: salary.grossSalary }),
      'taxableIncome',
      'regularTax',
      'socialSecurity',
      'medicare',
    ),
  }),
)('the example in the guide of the %s calculator matches the engine', (id, answer) => {
  const file = path.join(__dirname, 'calculators', id, 'worked-example.json');
  if (process.env.WRITE_EXAMPLES) writeFileSync(file, `${JSON.stringify(answer, null, 2)}\n`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(answer);
});
