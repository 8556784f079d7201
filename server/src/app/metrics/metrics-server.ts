import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

type Where = { host: string; port: number };

/** `/metrics` has its own port, so that customers can never reach it. */
export async function serveMetrics(registry: Registry, { host, port }: Where) {
  const server = createServer(async (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') return response.writeHead(404).end();
    const page = await registry.metrics().catch(() => undefined);
    if (page === undefined) return response.writeHead(503).end();
    return response.writeHead(200, { 'content-type': registry.contentType }).end(page);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen({ host, port }, listening);
  });
  const address = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
