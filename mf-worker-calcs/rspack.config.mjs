import { remote } from '@bracketwise/shared-ui/federation/build';

export default remote({
  dir: import.meta.dirname,
  exposes: {
    SalaryPage: './src/calculators/salary/page.ts',
    DeductionPage: './src/calculators/deduction/page.ts',
    RefundPage: './src/calculators/refund/page.ts',
    FreelancerPage: './src/calculators/freelancer/page.ts',
    ImmigrantPage: './src/calculators/immigrant/page.ts',
    ExpatPage: './src/calculators/expat/page.ts',
    BusinessPage: './src/calculators/business/page.ts',
  },
});
