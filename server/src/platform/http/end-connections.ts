import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * When the server closes, running requests get their answers and their connections end after that;
 * connections without a request end at once, even those that a browser has opened in advance and Node counts
 * as busy.
 */
export function endConnectionsOnClose(app: FastifyInstance) {
  // Each connection keeps its entry between requests, because adding and deleting one per request would
  // burden the garbage collector.
  const connections = new Map<Socket, ServerResponse | undefined>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    // It came between the beginning of the end and the moment at which nobody is let in any more.
    if (isClosing) return socket.destroy();
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    connections.set(socket, response);
    if (isClosing) response.shouldKeepAlive = false;
    // Not `once`: what that makes for each request would keep the request long after it (decision 020).
    response.on('close', () => {
      // Another request has followed on this connection, so it ends after that one's answer.
      if (connections.get(socket) !== response) return;
      // Not `end`: that would wait for a client who keeps its own side open.
      if (isClosing) socket.destroySoon();
      else connections.set(socket, undefined);
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, response] of connections)
      if (response) response.shouldKeepAlive = false;
      else socket.destroy();
  });
}
