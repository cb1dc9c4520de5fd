/**
 * Writes the gateway's nginx configuration, made from the environment, to the file that NGINX_CONF names. A step of its own: no code of
 * a remote runs in it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readNginxInstallation } from './environment.ts';
import { gatewayConfiguration } from './nginx.ts';

const [, nameServer] = /^nameserver\s+(\S+)/m.exec(readFileSync('/etc/resolv.conf', 'utf8')) ?? [];
const file = process.env.NGINX_CONF;
if (!file) throw new Error('NGINX_CONF is not set');
writeFileSync(file, gatewayConfiguration(readNginxInstallation(process.env, nameServer)));
