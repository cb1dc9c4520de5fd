/** The installation, read once from the environment. Names are made from an app's folder name: `MF_GUIDES_UPSTREAM`. */
import { mountOf, REMOTES, type Remote } from './apps.ts';

export interface Installation {
  readonly port: number;
  readonly host: string;
  /** Public origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  readonly analyticsTagId: string;
  /** Where the built shell is: a folder with `browser/` and `server/`. */
  readonly shellDir: string;
  /** Where the rendered pages are. */
  readonly pagesDir: string;
  /** Origin at which the API answers. */
  readonly apiUpstream: string;
  /** Origin that serves a remote's build: `browser/` and `server/`. */
  readonly remoteUpstreams: Readonly<Record<Remote, string>>;
  /** Address at which browsers find a remote's entry. */
  readonly remoteEntries: Readonly<Record<Remote, string>>;
}

class ConfigurationError extends Error {}

const variableOf = (app: string, what: 'UPSTREAM' | 'ENTRY') => `${app.replaceAll('-', '_').toUpperCase()}_${what}`;

const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, '');

/** @throws Error that names the variable and what it takes */
export function readInstallation(environment: NodeJS.ProcessEnv): Installation {
  const text = (name: string, fallback?: string): string => {
    const value = environment[name] || fallback;
    if (value === undefined) throw new ConfigurationError(`${name} is not set`);
    return value;
  };
  const url = (name: string, fallback?: string): string => {
    const value = text(name, fallback);
    if (!URL.canParse(value) || !/^https?:/.test(value)) throw new ConfigurationError(`${name} takes an http(s) URL, not "${value}"`);
    return withoutTrailingSlash(value);
  };
  const portNumber = (name: string, fallback: string): number => {
    const value = Number(text(name, fallback));
    if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new ConfigurationError(`${name} takes a port, 0 to 65535`);
    return value;
  };
  const forEachRemote = (read: (remote: Remote) => string) =>
    Object.fromEntries(REMOTES.map((remote) => [remote, read(remote)])) as Record<Remote, string>;

  const port = portNumber('PORT', '8080');
  return {
    port,
    host: text('HOST', '0.0.0.0'),
    siteUrl: url('SITE_URL', `http://localhost:${port}`),
    contactEmail: environment.CONTACT_EMAIL ?? '',
    analyticsTagId: environment.ANALYTICS_TAG_ID ?? '',
    shellDir: text('SHELL_DIR'),
    pagesDir: text('PAGES_DIR'),
    apiUpstream: url('API_UPSTREAM'),
    remoteUpstreams: forEachRemote((remote) => url(variableOf(remote, 'UPSTREAM'))),
    remoteEntries: forEachRemote((remote) => text(variableOf(remote, 'ENTRY'), `${mountOf(remote)}remoteEntry.js`)),
  };
}
