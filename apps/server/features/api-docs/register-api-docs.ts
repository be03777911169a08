/** `/api/openapi.json` and `/api/docs`: what the calls are, for machines and for people. */
import type { FastifyInstance } from 'fastify';
import { docsPolicy, renderApiDocs } from './api-docs-page.ts';
import { writeOpenApi } from './write-openapi.ts';

const cached = 'public, max-age=300';

export function registerApiDocs(server: FastifyInstance): void {
  const config = { needsSite: false };
  // Written when it is first asked for: most installations never are.
  let documentText: string | undefined;
  let page: string | undefined;
  server.get('/api/openapi.json', { config }, (_request, reply) => {
    documentText ??= JSON.stringify(writeOpenApi());
    return reply
      .header('Cache-Control', cached)
      .type('application/json; charset=utf-8')
      .send(documentText);
  });
  server.get('/api/docs', { config }, (_request, reply) => {
    page ??= renderApiDocs(writeOpenApi());
    return reply
      .header('Cache-Control', cached)
      .header('Content-Security-Policy', docsPolicy)
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
