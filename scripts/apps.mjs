/** The list of apps, from the contract's source, because the scripts run before anything is built. */
import { importSource } from '../build/sources.mjs';

export const { APPS, DEV_PORTS, REMOTES, SHELL_RELEASE, WEB_APPS, entryOf, isRemote, mountOf, variableOf } =
  await importSource('contract/src/apps.ts');
