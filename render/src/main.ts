/**
 * `node main.js [remote…]`: renders the whole site, or only the pages of the given remotes. Exits with 1 if a page fails to render;
 * the version published earlier stays in place.
 */
import { REMOTES, type Remote } from '@bracketwise/contract/apps';
import { endInOneLine } from '@bracketwise/gateway/end-in-one-line';
import { readRenderInstallation } from '@bracketwise/gateway/environment';
import { renderSite } from './render-site.ts';
import { reportPages } from './report-pages.ts';

endInOneLine();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !REMOTES.includes(name as Remote));
if (unknown.length > 0) throw new Error(`No such remote: ${unknown.join(', ')}. There are ${REMOTES.join(', ')}.`);

const installation = readRenderInstallation(process.env);
const wanted = named.length > 0 ? (named as Remote[]) : undefined;
const { files, missing, incompatible, withoutPages } = await renderSite(installation, wanted);
if (installation.report) {
  await reportPages(installation.report, new Map((wanted ?? REMOTES).map((remote) => [remote, !missing.includes(remote)])));
}
console.info(`${files} pages rendered${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}`);
if (withoutPages.length > 0) {
  const outlines = 'published as outlines, which search engines leave out';
  console.error(`Pages of ${withoutPages.join(', ')} that were never rendered are ${installation.outlines ? outlines : 'missing'}`);
}
// An outline waits for a remote that will be back; one that does not fit the shell will not be.
const accepted = installation.outlines && incompatible.length === 0 && missing.every((remote) => withoutPages.includes(remote));
process.exit(missing.length === 0 || accepted ? 0 : 1); // react-dom/server keeps a message channel open, so the process would not exit
