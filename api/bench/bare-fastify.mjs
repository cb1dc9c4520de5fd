// The baseline: bare Fastify with the schemas and the engine calls of the two calculating routes. With CHEAP_BINDING, it has the API's
// workaround for Node.
import Fastify from 'fastify';
import { taxReturn } from '@bracketwise/tax-engine';
import { makeBindingCheap } from '../dist/cheap-binding.js';
import { calculate } from '../dist/estimates/calculation.js';
import { ref } from '../dist/http/schema-parts.js';
import { SHARED_SCHEMAS, calculateTaxSchema } from '../dist/http/schemas.js';

if (process.env.CHEAP_BINDING) makeBindingCheap();
const server = Fastify();
for (const schema of SHARED_SCHEMAS) server.addSchema(schema);
const { body, response } = calculateTaxSchema;
server.post('/api/calculate-tax', { schema: { body, response } }, async (request) => calculate(request.body));
server.post('/api/tax-returns', { schema: { body: ref('Household'), response: { 200: ref('TaxReturn') } } }, async (request) =>
  taxReturn(request.body),
);
await server.listen({ host: '127.0.0.1', port: 0 });
process.send({ port: server.server.address().port });
process.on('disconnect', () => process.exit(0));
