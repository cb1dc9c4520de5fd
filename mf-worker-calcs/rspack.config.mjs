import { remote } from '@bracketwise/shared-ui/federation/build';

export default remote({
  dir: import.meta.dirname,
  exposes: {
    SalaryPage: './src/calculators/salary/page.ts',
    FreelancerPage: './src/calculators/freelancer/page.ts',
  },
});
