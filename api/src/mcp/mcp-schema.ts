import type { FastifySchema } from 'fastify';
import { FAULT, FOREIGN, refusal } from '../http/schema-parts.ts';

export const mcpSchema: FastifySchema = {
  operationId: 'mcp',
  tags: ['agents'],
  summary: 'Calculations for agents, by the Model Context Protocol',
  description:
    'A server of tools over streamable HTTP without sessions: tax_return, compare_states, paycheck and marginal_rate. Their results name the source of ' +
    'each line. A body may have 32 KB. It is neither stored nor logged. Each call counts toward the limit per address and minute.',
  body: { type: 'object', description: 'A message of JSON-RPC 2.0' },
  response: {
    200: { description: 'The response to the message', content: { 'application/json': { schema: { type: 'object' } } } },
    202: { description: 'The message needs no response' },
    400: refusal('The body is not JSON, or no message'),
    403: FOREIGN,
    413: refusal('The body is too large'),
    415: refusal('The body is not application/json, or it is compressed'),
    429: refusal('Too many calls from this address; see Retry-After'),
    ...FAULT,
  },
};
