import { remote } from '@bracketwise/shared-ui/federation/build';

export default remote({
  dir: import.meta.dirname,
  exposes: { CoveragePage: './src/coverage/page.ts' },
});
