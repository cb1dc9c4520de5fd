import type { ProblemDocument } from '@bracketwise/contract/problem';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import { readConfig } from '../src/config/config.ts';
import { createApp } from '../src/create-app.ts';

/** The whole API with a given configuration, called without a network. It collects its log lines. */
export interface TestApi {
  app: NestFastifyApplication;
  logs: string[];
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends a string body as is, anything else as JSON. */
  calculate(body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Same for `/api/tax-returns`. */
  file(body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Same for `/api/paychecks`. */
  pay(body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Same for `/api/business-structures`. */
  compare(body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

const running: NestFastifyApplication[] = [];

export async function startApi(env: Record<string, string> = {}): Promise<TestApi> {
  const logs: string[] = [];
  const app = await createApp(readConfig({ RATE_LIMIT_PER_MINUTE: '0', ...env }), { write: (line) => logs.push(line) });
  running.push(app);
  const post =
    (url: string) =>
    (body: unknown, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      });
  return {
    app,
    logs,
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    calculate: post('/api/calculate-tax'),
    file: post('/api/tax-returns'),
    pay: post('/api/paychecks'),
    compare: post('/api/business-structures'),
  };
}

export async function stopApis(): Promise<void> {
  await Promise.all(running.splice(0).map((app) => app.close()));
}

export const problemOf = (response: LightMyRequestResponse): ProblemDocument => {
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = response.json<ProblemDocument>();
  expect(problem).toMatchObject({ status: response.statusCode, requestId: response.headers['x-request-id'] });
  for (const member of [problem.type, problem.title, problem.detail, problem.instance]) expect(member).toEqual(expect.any(String));
  return problem;
};

export const californian = { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 } as const;
