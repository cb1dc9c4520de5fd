import { remote } from '@bracketwise/shared-ui/federation/build';

export default remote({
  dir: import.meta.dirname,
  exposes: { HomePage: './src/home/page.ts', FullEstimatePage: './src/full-estimate/page.ts' },
  inCommon: true,
});
