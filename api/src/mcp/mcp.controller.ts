import { HouseholdError, PaychecksError } from '@bracketwise/tax-engine';
import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server, type CallToolResult } from '@modelcontextprotocol/server';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RunningRelease } from '../health/running-release.ts';
import { calculating } from '../http/counted.ts';
import { pathOf, Problem } from '../http/problem.ts';
import { refusedField, refusedOfPaychecks } from '../http/refused-field.ts';
import { SHARED_SCHEMAS } from '../http/schemas.ts';
import { invalidRequest } from '../http/validation.ts';
import { mcpSchema } from './mcp-schema.ts';
import { selfContained } from './self-contained.ts';
import { MCP_TOOLS, type McpTool } from './tools.ts';

/** 32 KB: enough for eight jobs with every field set. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** The schema has more than a hundred fields, so only `tax_return` lists them. */
const HOUSEHOLD = { type: 'object', description: 'The household, with the fields that tax_return takes' };
const BRIEF = { Household: HOUSEHOLD, HouseholdOfJobs: { ...HOUSEHOLD, description: `${HOUSEHOLD.description}, without wages` } };

const TOOLS = MCP_TOOLS.map(({ name, title, description, takes }) => {
  const { $ref } = takes;
  const root = typeof $ref === 'string' ? SHARED_SCHEMAS.find(({ $id }) => `${String($id)}#` === $ref) : takes;
  return {
    name,
    title,
    description,
    inputSchema: { type: 'object' as const, ...selfContained(root ?? takes, SHARED_SCHEMAS, BRIEF) },
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
});

/** Calculations for agents, by the Model Context Protocol over HTTP. Nothing is stored between requests. */
@Controller()
export class McpController {
  readonly #release: RunningRelease;
  readonly #requests = new WeakMap<Request, FastifyRequest>();
  readonly #handler = createMcpHandler(({ requestInfo }) => this.#server(requestInfo && this.#requests.get(requestInfo)));

  constructor(release: RunningRelease) {
    this.#release = release;
  }

  @Post('mcp')
  @RouteSchema(mcpSchema)
  @RouteConfig({ ...calculating('application/json'), bodyLimit: BODY_LIMIT_BYTES })
  async mcp(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const asked = new Request(`http://api${pathOf(request)}`, { method: 'POST', headers });
    this.#requests.set(asked, request);
    const response = await this.#handler.fetch(asked, { parsedBody: request.body });
    for (const [name, value] of response.headers) reply.header(name, value);
    void reply.status(response.status).send(await response.text());
  }

  #server(request: FastifyRequest | undefined): Server {
    const server = new Server({ name: 'bracketwise', version: this.#release.name.version }, { capabilities: { tools: {} } });
    server.setRequestHandler('tools/list', () => ({ tools: TOOLS }));
    server.setRequestHandler('tools/call', async ({ params }) => {
      const tool = MCP_TOOLS.find(({ name }) => name === params.name);
      if (!tool || !request) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
      return called(tool, params.arguments ?? {}, request);
    });
    return server;
  }
}

/** A refusal of the arguments is a result, from which an agent can correct them. */
async function called({ takes, answer }: McpTool, args: object, request: FastifyRequest): Promise<CallToolResult> {
  try {
    const validate = request.compileValidationSchema(takes);
    if (!validate(args)) throw invalidRequest(validate.errors ?? [], 'body');
    const content = { ...(await answer(args as never)) };
    return { content: [{ type: 'text', text: JSON.stringify(content) }], structuredContent: content };
  } catch (error) {
    const problem = problemWith(error);
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(problem.document(pathOf(request), request.id)) }] };
  }
}

function problemWith(error: unknown): Problem {
  if (error instanceof HouseholdError) return refusedField(error);
  if (error instanceof PaychecksError) return refusedOfPaychecks(error);
  if (error instanceof Problem) return error;
  throw error;
}
