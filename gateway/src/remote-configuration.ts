/** Prints the nginx configuration of one remote's server, based on the environment. */
import { readRemoteInstallation } from './environment.ts';
import { remoteConfiguration } from './nginx.ts';

process.stdout.write(remoteConfiguration(readRemoteInstallation(process.env)));
