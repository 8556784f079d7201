import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { passedOnBy } from './passed-on.js';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const asked = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const named = { 'x-request-id': 'of-the-proxy-1', traceparent };

it.each([
  [['10.0.0.0/8'], '10.1.2.3'],
  [['10.0.0.0/8'], '::ffff:10.1.2.3'],
  [['2001:db8::1'], '2001:db8::1'],
  [['loopback'], '127.0.0.1'],
  [['loopback'], '::1'],
  [['uniquelocal', '203.0.113.5'], '192.168.7.7'],
])('a proxy of %j names a request and its trace: %s', (proxies, address) => {
  expect(passedOnBy(proxies)(asked(address, named))).toMatchObject({
    requestId: 'of-the-proxy-1',
    trace: { spanId: '00f067aa0ba902b7' },
  });
});

it.each([
  [[], '127.0.0.1'],
  [['10.0.0.0/8'], '11.1.2.3'],
  [['loopback'], '192.168.7.7'],
  [['10.0.0.0/8'], undefined],
  [['10.0.0.0/8'], '2001:db8::1'],
])('nobody else does: %j, %s', (proxies, address) => {
  expect(passedOnBy(proxies)(asked(address, named))).toEqual({});
});

it.each(['short', 'a'.repeat(65), 'with space in it', 'line\nbreak-in-it', ''])(
  'what is no name is not taken over: %j',
  (id) => {
    expect(passedOnBy(['loopback'])(asked('127.0.0.1', { 'x-request-id': id }))).toEqual({});
  },
);
