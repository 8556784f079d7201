import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endConnectionsOnClose } from './end-connections.js';

let app: FastifyInstance;
let finish: () => void;
let whileClosing: () => Promise<void>;
let port: number;
const clients: Socket[] = [];

beforeEach(async () => {
  // Whoever is waited for is waited for without end.
  app = fastify({ keepAliveTimeout: 0, connectionTimeout: 0 });
  endConnectionsOnClose(app);
  whileClosing = async () => {};
  app.addHook('preClose', () => whileClosing());
  app.get('/slow', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 9 });
    reply.raw.write('begin');
    finish = () => reply.raw.end('over');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const each of clients.splice(0)) each.destroy();
});

/** A client who keeps the own side of the connection open, whatever the server does. */
function connected() {
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => {});
  clients.push(client);
  return client;
}
const hears = async (client: Socket) => String((await once(client, 'data'))[0]);

async function asks() {
  const client = connected();
  client.write('GET /slow HTTP/1.1\r\nhost: shop.test\r\n\r\n');
  while (!(await hears(client)).endsWith('begin'));
  return client;
}

it('waits for an answer that has begun, but not for who keeps the connection open after it', async () => {
  const client = await asks();
  const rest = hears(client);
  const closed = app.close();
  // Who is at rest by then is let go of by Node itself.
  await expect.poll(() => app.server.listening).toBe(false);
  finish();
  await closed;
  expect(await rest).toBe('over');
});

it('waits for nobody who comes once it has begun to close', async () => {
  whileClosing = async () => {
    const accepted = once(app.server, 'connection');
    connected();
    await accepted;
  };
  await app.close();
});
