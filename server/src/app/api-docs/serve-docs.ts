import type { FastifyInstance } from 'fastify';
import { PreparedBytes, sendPrepared } from '../../platform/http/prepared.js';
import type { Route } from '../../platform/http/route.js';
import { stillPagePolicy } from '../../platform/http/security-headers.js';
import { docsPage } from './docs-page.js';
import { docsStyle } from './docs-style.js';
import { openApiOf } from './openapi.js';

/** The contract for programs and for people; each form is made when it is first asked for, and kept. */
export function serveDocs(app: FastifyInstance, routes: readonly Route[], publicUrl: () => string) {
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const serve = (url: string, type: string, write: () => string) => {
    let made: PreparedBytes | undefined;
    app.get(url, async (request, reply) => {
      made ??= new PreparedBytes(Buffer.from(write()), `${type}; charset=utf-8`);
      reply.header('content-security-policy', stillPagePolicy);
      return sendPrepared(made, request, reply);
    });
  };
  serve('/api/openapi.json', 'application/json', () =>
    JSON.stringify(openApiOf(endpoints, { publicUrl: publicUrl() })),
  );
  serve('/api/docs', 'text/html', () => docsPage(endpoints, publicUrl()));
  serve('/api/docs/page.css', 'text/css', () => docsStyle);
}
