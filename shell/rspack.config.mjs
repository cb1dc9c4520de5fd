import path from 'node:path';
import { shell } from '@bracketwise/build';

const src = (file) => path.join(import.meta.dirname, 'src', file);

export default shell({
  dir: import.meta.dirname,
  entry: src('main.ts'),
  serverEntry: src('server.tsx'),
  workers: { worker: path.join(import.meta.dirname, 'worker/worker.ts'), removal: path.join(import.meta.dirname, 'worker/removal.ts') },
  runtimePlugins: [src('federation/share-runtime-core.ts'), src('federation/load-entry.ts')],
  devEntry: src('development/keep-typed-values.ts'),
  devTemplate: path.join(import.meta.dirname, 'dev.html'),
});
