/** Prints the nginx configuration of one remote's server, based on the environment. */
import { endInOneLine } from './end-in-one-line.ts';
import { readRemoteInstallation } from './environment.ts';
import { remoteConfiguration } from './nginx.ts';

endInOneLine();
process.stdout.write(remoteConfiguration(readRemoteInstallation(process.env)));
