import { remote } from '@bracketwise/shared-ui/federation/build';

export default remote({
  dir: import.meta.dirname,
  exposes: {
    DividendPage: './src/calculators/dividend/page.ts',
    CapitalGainsPage: './src/calculators/capital-gains/page.ts',
    CryptoPage: './src/calculators/crypto/page.ts',
  },
});
