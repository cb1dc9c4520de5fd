import { endInOneLine } from './end-in-one-line.ts';
import { readInstallation } from './environment.ts';
import { createGateway } from './gateway.ts';
import { reportPort } from './report-port.ts';

endInOneLine();
const installation = readInstallation(process.env);
const gateway = await createGateway(installation);
await gateway.listen({ port: installation.port, host: installation.host });
reportPort(gateway);
