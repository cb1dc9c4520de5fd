import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { DOCS_PAGE_POLICY } from './headers.ts';

/**
 * Registers the OpenAPI document, which is built from the routes' schemas, and its documentation page.
 * @param path - of the page; the document is also at `<path>/json`
 * @param file - path of the document as a file
 */
export async function documentRoutes(server: FastifyInstance, path: string, file: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bracketwise API',
        description:
          'US federal and state tax returns and estimates, and the tables behind them. Estimates for information only, not tax advice.',
        version: '1',
      },
      servers: [{ url: '/' }],
    },
    // Name components by our schemas' `$id` instead of def-0, def-1, …
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) => (typeof json.$id === 'string' ? json.$id : `def-${String(index)}`),
    },
  });
  await server.register(swaggerUi, {
    routePrefix: path,
    staticCSP: DOCS_PAGE_POLICY,
    // Without the top bar: its logo has an inline style that the policy blocks.
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'Bracketwise API' },
  });
  server.get(file, { schema: { hide: true } }, () => server.swagger());
}
