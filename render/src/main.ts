/**
 * `node main.js [remote…]`: renders the whole site, or only the pages of the given remotes. Exits with 1 if a page fails to render; the
 * version published earlier stays in place. With `LAST_PAGES_DIR` it starts from the pages of the last complete rendering, which are enough
 * for a remote that is down.
 */
import type { Remote } from '@bracketwise/contract/apps';
import { endInOneLine } from '@bracketwise/gateway/end-in-one-line';
import { readRenderInstallation } from '@bracketwise/gateway/environment';
import { keepPages, takeLastPages } from './last-pages.ts';
import { renderSite } from './render-site.ts';
import { reportPages } from './report-pages.ts';

endInOneLine();
const named = process.argv.slice(2);
const installation = readRenderInstallation(process.env);
const { remotes } = installation;
const unknown = named.filter((name) => !remotes.includes(name as Remote));
if (unknown.length > 0) throw new Error(`No such remote: ${unknown.join(', ')}. There are ${remotes.join(', ')}.`);

const wanted = named.length > 0 ? (named as Remote[]) : undefined;
const hasLastPages = installation.lastPagesDir !== '' && (await takeLastPages(installation));
const { files, missing, incompatible, standing, withoutPages } = await renderSite(installation, wanted);
if (installation.lastPagesDir && !wanted && missing.length === 0) {
  await keepPages(installation).catch((error: unknown) =>
    console.error(`The pages could not be saved for the next gateway: ${String(error)}`),
  );
}
if (installation.report) {
  await reportPages(installation.report, remotes, new Map((wanted ?? remotes).map((remote) => [remote, !missing.includes(remote)])));
}
console.info(`${files} pages rendered${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}`);
if (withoutPages.length > 0) {
  const outlines = 'published as outlines, which search engines leave out';
  console.error(`Pages of ${withoutPages.join(', ')} that were never rendered are ${installation.outlines ? outlines : 'missing'}`);
}
if (hasLastPages && standing.length > 0) console.error(`Pages of ${standing.join(', ')} are those of the last rendering`);
// An outline or a page of the same release is enough until a remote is back. A remote that does not fit the shell won't come back by
// itself.
const waits = (remote: Remote) => (hasLastPages && standing.includes(remote)) || (installation.outlines && withoutPages.includes(remote));
const accepted = incompatible.length === 0 && missing.every(waits);
process.exit(missing.length === 0 || accepted ? 0 : 1); // react-dom/server keeps a message channel open, so the process would not exit
