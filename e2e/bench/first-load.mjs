/** Compares the home page on a slow phone with the same pages built as one plain application. Rounds alternate between the two. */
import { undisturbed } from '../../scripts/measuring.mjs';
import { inBrowser, visitSlowly } from './browser.mjs';
import { startPlainSite } from './plain/site.mjs';
import { routeChanges } from './route-change.mjs';

const ROUNDS = 7;

const ratioAtMost = (atMost) => ({ of: 'ratio', atMost });
const FIGURES = {
  lcp: { what: 'Home page: Largest Contentful Paint', unit: 'ms', goal: ratioAtMost(0.25) },
  calculatorBound: { what: 'Home page: calculator interactive', unit: 'ms', goal: ratioAtMost(0.9) },
  allBound: { what: 'Home page: all forms interactive', unit: 'ms', goal: ratioAtMost(0.9) },
  blocking: { what: 'Home page: blocking time', unit: 'ms', goal: ratioAtMost(0.5) },
  scriptBytes: {
    what: 'Home page: JavaScript until the calculator is interactive',
    unit: 'KB brotli',
    scale: 1 / 1024,
    goal: { of: 'ours', atMost: 160 },
  },
  requests: { what: 'Home page: requests until the calculator is interactive', unit: '' },
  cold: { what: 'Link to a page of another remote, not preloaded', unit: 'ms', goal: ratioAtMost(1) },
  prefetched: { what: 'Link to a page of another remote, preloaded by hovering', unit: 'ms', goal: ratioAtMost(0.7) },
};

/**
 * @param {import('../../scripts/benchmarks.mjs').Plan} plan
 * @returns {Promise<import('../../scripts/benchmarks.mjs').Row[]>}
 */
export const measure = ({ brief = false, site, round = undisturbed } = {}) =>
  inBrowser(site, async (browser, url) => {
    const plain = await startPlainSite(await (await fetch(url)).text(), url, brief);
    const visit = async (address) => {
      const { figures, close } = await visitSlowly(browser, address, brief);
      await close();
      return { ...figures, ...(await routeChanges(browser, address, brief)) };
    };
    const rounds = [];
    try {
      for (let count = 0; count < (brief ? 1 : ROUNDS); count += 1)
        rounds.push(await round(async () => ({ ours: await visit(url), rival: await visit(plain.url) })));
    } finally {
      await plain.stop();
    }
    return Object.entries(FIGURES).map(([id, { scale = 1, ...row }]) => {
      const of = (whose) => rounds.map((figures) => figures[whose][id] * scale);
      return { id, ...row, ours: of('ours'), rival: of('rival') };
    });
  });
