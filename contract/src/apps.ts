/**
 * The apps of the site, each a folder of the repository with this name. docs/adding-a-remote.md lists what else names a remote, and
 * `npm run new -- remote` writes it.
 */

/** The remotes, in the order in which they are named everywhere. A remote's name begins with `mf-`. */
const DECLARED = {
  'mf-main-calculator': { devPort: 8091 },
  'mf-investor-calcs': { devPort: 8092 },
  'mf-worker-calcs': { devPort: 8093 },
  'mf-guides': { devPort: 8094 },
} as const satisfies Readonly<Record<`mf-${string}`, { readonly devPort: number }>>;

export type Remote = keyof typeof DECLARED;
export const REMOTES = Object.keys(DECLARED) as readonly string[] as readonly [Remote, ...Remote[]];

/** The apps with pages: the shell and the remotes. */
export type WebApp = 'shell' | Remote;
export const WEB_APPS: readonly WebApp[] = ['shell', ...REMOTES];

/** Everything that is released on its own. */
export type App = WebApp | 'api';
export const APPS: readonly App[] = [...WEB_APPS, 'api'];

export const isRemote = (name: string): name is Remote => Object.hasOwn(DECLARED, name);

/** Ports of the development servers. `npm run dev` takes other ones if these are taken. */
export const DEV_PORTS: Readonly<Record<App, number>> = {
  shell: 8080,
  api: 8095,
  ...(Object.fromEntries(REMOTES.map((remote) => [remote, DECLARED[remote].devPort])) as Record<Remote, number>),
};

/** Path prefix of a remote or the API under the site's origin: `/mf/guides/`. */
export const mountOf = (app: Remote | 'api'): string => (app === 'api' ? '/api/' : `/mf/${app.slice('mf-'.length)}/`);

/** Where browsers load a remote from, unless the environment says otherwise. */
export const entryOf = (remote: Remote): string => `${mountOf(remote)}remoteEntry.js`;

/** Name of an environment variable about an app: `MF_GUIDES_UPSTREAM`. */
export const variableOf = (app: string, what: string): string => `${app.replaceAll('-', '_').toUpperCase()}_${what}`;

/** Address of the shell's `release.json`. A pipeline reads it to check whether the shell and a remote fit each other. */
export const SHELL_RELEASE = '/assets/release.json';

/** Timeout of a remote in milliseconds, for the browser, the gateway and the renderer. */
export const REMOTE_DEADLINE_MS = 8_000;
