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

/** Path prefix of a remote or the API under the site's origin. */
export const mountOf = (app: Remote | 'api'): string => declared[app].mount;

/** Address of the shell's `release.json`, which a remote's pipeline and a new shell's remotes are checked against. */
export const SHELL_RELEASE = declared.shell.release;

/** Timeout of a remote in milliseconds, for the browser, the gateway and the renderer. */
export const REMOTE_DEADLINE_MS = deadlines.remoteMs;
