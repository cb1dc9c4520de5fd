/** Writes the gateway's nginx configuration to the file in NGINX_CONF. A separate program, so no remote's code runs in the same process. */
import { readFileSync, writeFileSync } from 'node:fs';
import { endInOneLine, namingFile } from './end-in-one-line.ts';
import { ConfigurationError, readNginxInstallation } from './environment.ts';
import { gatewayConfiguration } from './nginx.ts';

endInOneLine();
const [, nameServer] = /^nameserver\s+(\S+)/m.exec(readFileSync('/etc/resolv.conf', 'utf8')) ?? [];
const file = process.env.NGINX_CONF;
if (!file) throw new ConfigurationError('NGINX_CONF is not set');
const configuration = gatewayConfiguration(readNginxInstallation(process.env, nameServer));
try {
  writeFileSync(file, configuration);
} catch (error) {
  throw namingFile(error as NodeJS.ErrnoException, file);
}
