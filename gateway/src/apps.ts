import declared from './apps.json' with { type: 'json' };
import deadlines from './deadlines.json' with { type: 'json' };

/** Folder names of the remotes, in the order they are declared. */
export const REMOTES = [
  'mf-main-calculator',
  'mf-investor-calcs',
  'mf-worker-calcs',
  'mf-guides',
] as const satisfies readonly (keyof typeof declared)[];
export type Remote = (typeof REMOTES)[number];

/** Where a remote or the API stands under the site's origin. */
export const mountOf = (app: Remote | 'api'): string => declared[app].mount;

export const devPortOf = (app: keyof typeof declared): number => declared[app].devPort;

/** Milliseconds after which a remote that does not answer has failed: in the browser, in the gateway and while pages are rendered. */
export const REMOTE_DEADLINE_MS = deadlines.remoteMs;
