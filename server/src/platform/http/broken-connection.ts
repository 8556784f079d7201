import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Refusal } from 'contract/platform/endpoint';
import { headersTooLarge, malformed, tooSlow } from 'contract/platform/envelope';

const byCode: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** What is wrong before there is a request to answer: bytes that are no HTTP, endless headers, silence. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy(error);
  const { status, code, message } = byCode[error.code ?? ''] ?? malformed;
  const id = randomUUID();
  const body = JSON.stringify({ message, code, request_id: id });
  const lines = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${id}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
