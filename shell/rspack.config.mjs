import path from 'node:path';
import { shell } from '@bracketwise/shared-ui/federation/build';

const src = (file) => path.join(import.meta.dirname, 'src', file);

export default shell({
  dir: import.meta.dirname,
  entry: src('main.tsx'),
  serverEntry: src('server.tsx'),
  runtimePlugins: [src('federation/share-runtime-core.ts'), src('federation/retry-entry.ts')],
  devTemplate: path.join(import.meta.dirname, 'dev.html'),
});
