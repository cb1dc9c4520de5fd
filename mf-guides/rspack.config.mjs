import { remote } from '@bracketwise/shared-ui/federation/build';

export default remote({
  dir: import.meta.dirname,
  exposes: {
    TaxBracketsPage: './src/guides/tax-brackets/page.ts',
    StateRatesPage: './src/guides/state-rates/page.ts',
    StateIncomeTaxPage: './src/states/page.ts',
    CoveragePage: './src/coverage/page.ts',
    FederalDeductionsPage: './src/guides/federal-deductions/page.ts',
    TaxPlanningPage: './src/guides/tax-planning/page.ts',
    AboutPage: './src/legal/about/page.ts',
    PrivacyPage: './src/legal/privacy/page.ts',
    TermsPage: './src/legal/terms/page.ts',
    CookiesPage: './src/legal/cookies/page.ts',
  },
});
