import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { DOCS_PAGE_POLICY } from './headers.ts';

/**
 * The OpenAPI document, collected from the schemas of the routes as they are added, and its page.
 * @param path - of the page; the document is at `<path>/json`
 * @param file - where the document is handed out as a file
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
    // Components under the names of our schemas instead of def-0, def-1 …
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) => (typeof json.$id === 'string' ? json.$id : `def-${String(index)}`),
    },
  });
  await server.register(swaggerUi, {
    routePrefix: path,
    staticCSP: DOCS_PAGE_POLICY,
    // Without the bar on top, whose logo brings an inline style that the policy refuses.
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'Bracketwise API' },
  });
  server.get(file, { schema: { hide: true } }, () => server.swagger());
}
