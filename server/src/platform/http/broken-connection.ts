import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from 'contract/platform/endpoint';
import { headersTooLarge, malformed, methodNotAllowed, tooSlow } from 'contract/platform/envelope';
import type { FastifyInstance } from 'fastify';
import { seconds } from '../clock.js';

const byCode = new Map<string, Refusal>([
  ['HPE_HEADER_OVERFLOW', headersTooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', tooSlow],
]);

const reasons: Record<number, string> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

const patience = seconds(2);

/**
 * Ends the connection with a last answer. A caller who does not leave then is cut off, because each open
 * connection takes a place.
 */
function leave(connection: Duplex, goodbye: string) {
  const late = setTimeout(() => connection.destroy(), patience).unref();
  connection.once('close', () => clearTimeout(late));
  connection.end(goodbye);
}

function refuseOn(connection: Duplex, { status, code, message }: Refusal) {
  const id = randomUUID();
  const body = JSON.stringify({ message, code, request_id: id });
  const lines = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${id}`,
    ...(status === 405 ? ['allow: GET, HEAD, POST, PUT, PATCH, DELETE'] : []),
    'connection: close',
  ];
  leave(connection, `${lines.join('\r\n')}\r\n\r\n${body}`);
}

type Connection = Duplex & { _httpMessage?: ServerResponse | null };

/** Answers what goes wrong before there is a request: bytes that are not HTTP, endless headers, silence. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, connection: Connection) {
  const current = connection._httpMessage;
  if (error.code === 'ECONNRESET' || !connection.writable) connection.destroy();
  // A whole request came before the broken bytes: it still gets its answer, and then the connection ends.
  else if (current?.req.complete) current.once('close', () => connection.end()).shouldKeepAlive = false;
  else if (current?.headersSent) connection.destroy();
  else refuseOn(connection, byCode.get(error.code ?? '') ?? malformed);
}

/** Node would answer these by itself without a body: here they get an envelope too. */
export function answerOddRequests({ server }: FastifyInstance) {
  server.on('connect', (_request: IncomingMessage, connection: Duplex) => {
    connection.on('error', () => connection.destroy());
    refuseOn(connection, methodNotAllowed);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
