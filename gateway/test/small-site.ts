import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { REMOTES, variableOf } from '@bracketwise/contract/apps';
import { notFoundFile, pageFile, siteFile } from '../src/declaration.ts';
import { readInstallation } from '../src/environment.ts';
import { createGateway } from '../src/gateway.ts';

const VARIANT = { language: 'en', theme: 'system' } as const;
const FILES = {
  '/': pageFile(VARIANT, '/'),
  '/about-us': pageFile(VARIANT, '/about-us'),
  '/embed/salary': pageFile(VARIANT, '/embed/salary'),
  '/robots.txt': siteFile('/robots.txt'),
  '/worker.js': siteFile('/worker.js'),
  '/sitemap.xml': siteFile('/sitemap.xml'),
  '/assets/main.0123abcd.js': 'browser/assets/main.0123abcd.js',
  '/assets/favicon.svg': 'browser/assets/favicon.svg',
};
/** One address for each kind of file that the gateway reads itself. */
export const ADDRESSES = Object.keys(FILES) as readonly (keyof typeof FILES)[];

/** Creates a gateway to a few files, whose remotes and API are down. */
export async function smallSite(): Promise<{ readonly gateway: FastifyInstance; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-gateway-'));
  for (const name of [...Object.values(FILES), notFoundFile(VARIANT)]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `the text of ${name}`);
  }
  const nowhere = 'http://127.0.0.1:1';
  const gateway = await createGateway(
    readInstallation({
      SHELL_DIR: folder,
      PAGES_DIR: folder,
      API_UPSTREAM: nowhere,
      ...Object.fromEntries(REMOTES.map((remote) => [variableOf(remote, 'UPSTREAM'), nowhere])),
    }),
  );
  return {
    gateway,
    stop: async () => {
      await gateway.close();
      rmSync(folder, { recursive: true });
    },
  };
}
