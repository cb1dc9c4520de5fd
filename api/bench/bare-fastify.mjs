// The baseline: bare Fastify with the schema and the engine call of POST /api/calculate-tax.
import Fastify from 'fastify';
import { calculate } from '../dist/estimates/calculation.js';
import { SHARED_SCHEMAS, calculateTaxSchema } from '../dist/http/schemas.js';

const server = Fastify();
for (const schema of SHARED_SCHEMAS) server.addSchema(schema);
const { body, response } = calculateTaxSchema;
server.post('/api/calculate-tax', { schema: { body, response } }, async (request) => calculate(request.body));
await server.listen({ host: '127.0.0.1', port: 0 });
process.send({ port: server.server.address().port });
process.on('disconnect', () => process.exit(0));
