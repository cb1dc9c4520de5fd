/** Writes the gateway's nginx configuration to the file in NGINX_CONF. A separate program, so no remote's code runs in the same process. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readNginxInstallation } from './environment.ts';
import { gatewayConfiguration } from './nginx.ts';

const [, nameServer] = /^nameserver\s+(\S+)/m.exec(readFileSync('/etc/resolv.conf', 'utf8')) ?? [];
const file = process.env.NGINX_CONF;
if (!file) throw new Error('NGINX_CONF is not set');
writeFileSync(file, gatewayConfiguration(readNginxInstallation(process.env, nameServer)));
