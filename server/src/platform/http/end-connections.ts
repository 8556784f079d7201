import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * When the server closes, requests in flight get their answers and their connections end after them; connections
 * without a request end at once, also those that a browser has opened ahead and Node counts as busy.
 */
export function endConnectionsOnClose(app: FastifyInstance) {
  const waiting = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    waiting.delete(socket);
    answering.add(response);
    if (isClosing) response.shouldKeepAlive = false;
    response.once('close', () => {
      answering.delete(response);
      if (isClosing) socket.end();
      else if (!socket.destroyed) waiting.add(socket);
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const response of answering) response.shouldKeepAlive = false;
    for (const socket of waiting) socket.destroy();
  });
}
