import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BareAnswer = { headers: OutgoingHttpHeaders; body: string };

/** Only `node:http` with ready bytes: no server built on it can answer faster. */
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, answer) => answer.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
