import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { endpoint } from 'contract/platform/endpoint';
import { failure } from 'contract/platform/envelope';
import { idFromText, uuid } from 'contract/platform/ids';
import { money } from 'contract/platform/money';
import { pageQuery } from 'contract/platform/page';
import { line } from 'contract/platform/text';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEdge } from '../../testing/test-edge.js';
import { route } from './route.js';

const orderWine = endpoint('POST', 'wine', {
  about: 'Orders wine.',
  open: true,
  body: v.object({
    name: line('Name is required'),
    price: money,
    bottles: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    grapes: v.optional(v.array(v.string()), []),
  }),
  data: v.object({ name: v.string() }),
});
const listWine = endpoint('GET', 'wine', {
  about: 'Lists wine.',
  open: true,
  query: v.object({ ...pageQuery(20), store_id: v.optional(idFromText) }),
  data: v.unknown(),
});
const getOrder = endpoint('GET', 'orders/{id}', {
  about: 'One order.',
  open: true,
  path: v.object({ id: uuid }),
});

const routes = [
  route(orderWine, async ({ body }) => ({ name: body.name })),
  route(listWine, async ({ query }) => query),
  route(getOrder, async () => {}),
];

type Answered = { status: number; text: string };

/** Sends raw bytes on a connection of their own; returns everything that came until the server ended it. */
function sendRaw(port: number, bytes: string | Buffer): Promise<Answered> {
  return new Promise((answered, failed) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', failed);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      answered({ status: Number(head.split(' ')[1]), text: rest.join('\r\n\r\n') });
    });
    socket.write(bytes);
  });
}

describe('bad input', () => {
  let app: FastifyInstance;
  let port: number;
  let log: () => string;
  beforeAll(async () => {
    ({ app, log } = await openEdge({ routes }));
    app.server.headersTimeout = 200;
    await app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  const expectRefusal = ({ status, text }: Answered, wanted: number, code: string) => {
    const { message, ...rest } = v.parse(failure, JSON.parse(text));
    expect([status, rest.code]).toEqual([wanted, code]);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/node_modules|\bat \w+ \(|Expected|Unexpected|FST_|Invalid/);
    expect(log().match(/^.*"level":"(error|fatal)".*$/gm)).toBeNull();
    return rest;
  };
  const request = (first: string, headers: string[] = [], body: string | Buffer = '') =>
    Buffer.concat([
      Buffer.from([first, 'host: shop.test', 'connection: close', ...headers, '', ''].join('\r\n')),
      Buffer.from(body),
    ]);
  const json = (body: string | Buffer, type = 'application/json', more: string[] = []) =>
    request(
      'POST /api/wine HTTP/1.1',
      [`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`, ...more],
      body,
    );

  it('is told from good input', async () => {
    const { status, text } = await sendRaw(port, json('{"name":"Barolo 🍷","price":39.95,"bottles":2}'));
    expect([status, JSON.parse(text)]).toEqual([200, { message: 'OK', data: { name: 'Barolo 🍷' } }]);
  });

  const name = (text: string) => `{"name":"${text}","price":1,"bottles":1}`;
  it.each([
    ['truncated JSON', '{"name":"Bar'],
    ['no JSON', 'name=Barolo'],
    ['a number that is none', '{"price":NaN}'],
    ['an endless number in words', '{"price":Infinity}'],
    ['a body that is empty', ''],
    ['spaces alone', '   '],
    ['null', 'null'],
    ['a text', '"Barolo"'],
    ['deep nesting', `{"name":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['nesting deeper than a stack', '['.repeat(50_000)],
    ['a prototype', '{"__proto__":{"isAdmin":true},"name":"Barolo"}'],
    ['a prototype, written otherwise', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a null character', name('Bar\\u0000olo')],
    ['a bare null character', name('Bar\0olo')],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])('%s is malformed', async (_what, body) => {
    const answer = await sendRaw(port, json(body));
    expectRefusal(answer, 400, 'malformed');
  });

  it.each([
    ['a missing field', '{"price":1,"bottles":1}', 'name', 'Name is required'],
    ['a list for the whole', '[]', 'name', 'Name is required'],
    ['a missing amount', '{"name":"a","bottles":1}', 'price', 'This field is required'],
    ['a number for a text', '{"name":1,"price":1,"bottles":1}', 'name', 'Name is required'],
    ['a list for a text', '{"name":["Barolo"],"price":1,"bottles":1}', 'name', 'Name is required'],
    [
      'an object for a number',
      '{"name":"a","price":{"$gt":0},"bottles":1}',
      'price',
      'This value is not possible here',
    ],
    ['half a character', name('Bar\\ud83colo'), 'name', 'Use letters, digits and symbols only'],
    ['a line break in a name', name('Bar\\nolo'), 'name', 'Use letters, digits and symbols only'],
    ['a name too long', name('a'.repeat(101)), 'name', 'Use at most 100 characters'],
    ['a third of a cent', '{"name":"a","price":0.333,"bottles":1}', 'price', 'Use at most two decimals'],
    ['all the money there is', '{"name":"a","price":1e308,"bottles":1}', 'price', 'Enter an amount of money'],
    ['more than any number', '{"name":"a","price":1e999,"bottles":1}', 'price', 'Enter an amount of money'],
    ['part of a bottle', '{"name":"a","price":1,"bottles":1.5}', 'bottles', 'Must be a whole number'],
    ['too many bottles', '{"name":"a","price":1,"bottles":13}', 'bottles', 'Must be 12 or less'],
    [
      'a wrong entry of a list',
      '{"name":"a","price":1,"bottles":1,"grapes":["a",2]}',
      'grapes.1',
      'This value is not possible here',
    ],
  ])('%s is told at its field', async (_what, body, field, words) => {
    const { errors } = expectRefusal(await sendRaw(port, json(body)), 422, 'wrong_fields');
    expect(errors).toMatchObject({ [field]: words });
  });

  it('tells of the first thirty wrong fields only', async () => {
    const grapes = JSON.stringify(Array(5000).fill(1));
    const body = `{"name":"a","price":1,"bottles":1,"grapes":${grapes}}`;
    const { errors } = expectRefusal(await sendRaw(port, json(body)), 422, 'wrong_fields');
    expect(Object.keys(errors ?? {})).toHaveLength(30);
  });

  const good = name('Barolo');
  it.each([
    ['text', json(good, 'text/plain')],
    ['a form', json('name=a', 'application/x-www-form-urlencoded')],
    ['XML', json('<wine/>', 'application/xml')],
    ['a type that is none', json(good, '%%%')],
    ['another alphabet', json(Buffer.from(good, 'utf16le'), 'application/json; charset=utf-16le')],
    ['packed content', json(good, 'application/json', ['content-encoding: gzip'])],
    ['parts where none are expected', json('--x--', 'multipart/form-data; boundary=x')],
    ['no type at all', request('POST /api/wine HTTP/1.1', [`content-length: ${good.length}`], good)],
  ])('%s is not accepted', async (_what, bytes) => {
    expectRefusal(await sendRaw(port, bytes), 415, 'unsupported_type');
  });

  it.each([
    ['the address', `/api/wine?q=${'a'.repeat(5000)}`, 414, 'address_too_long'],
    ['a part of the address', `/api/orders/${'a'.repeat(400)}`, 404, 'not_found'],
    ['a page that nobody reaches', '/api/wine?page=1000000000', 400, 'malformed'],
    ['a page before the first', '/api/wine?page=0', 400, 'malformed'],
    ['a page in words', '/api/wine?page=one', 400, 'malformed'],
    ['part of a page', '/api/wine?page=1.5', 400, 'malformed'],
    ['too much on a page', '/api/wine?pageSize=1000', 400, 'malformed'],
    ['a page asked for twice', '/api/wine?page=1&page=2', 400, 'malformed'],
    ['an id out of range', '/api/wine?store_id=2147483648', 400, 'malformed'],
    ['a negative id', '/api/wine?store_id=-1', 400, 'malformed'],
    ['an id in a list', '/api/wine?store_id[]=1', 200, ''],
    ['an id that is none', '/api/orders/17', 404, 'not_found'],
    ['a query in the place of an id', '/api/orders/%27%20or%201=1--', 404, 'not_found'],
    ['broken percent signs', '/api/orders/%E0%A4%A', 400, 'malformed'],
    ['broken percent signs in the query', '/api/wine?page=%E0%A4%A', 400, 'malformed'],
    ['a null character', '/api/wine?q=%00', 400, 'malformed'],
    ['a way up', '/api/../../etc/passwd', 404, 'not_found'],
    ['a prototype in the query', '/api/wine?__proto__[page]=1&constructor=1', 200, ''],
    ['bytes beyond ASCII', '/api/wine?q=\u00e9', 400, 'malformed'],
  ])('%s in the address', async (_what, url, status, code) => {
    const answer = await sendRaw(port, request(`GET ${url} HTTP/1.1`));
    if (status === 200) expect(answer.status).toBe(200);
    else expectRefusal(answer, status, code);
  });

  it.each([
    ['garbage', 'rubbish\r\n\r\n', 400, 'malformed'],
    ['TLS where there is none', Buffer.from('16030100f2010000ee0303', 'hex'), 400, 'malformed'],
    ['an unknown method', request('DRINK /api/wine HTTP/1.1'), 400, 'malformed'],
    ['a method of no call', request('PROPFIND /api/wine HTTP/1.1'), 405, 'method_not_allowed'],
    ['a method of no page', request('PROPFIND /login HTTP/1.1'), 405, 'method_not_allowed'],
    ['a method of another call', request('DELETE /api/wine HTTP/1.1'), 405, 'method_not_allowed'],
    ['a trace', request('TRACE /api/wine HTTP/1.1'), 405, 'method_not_allowed'],
    ['a trace of no call', request('TRACE /api/nothing HTTP/1.1'), 405, 'method_not_allowed'],
    ['a trace of a page', request('TRACE / HTTP/1.1'), 405, 'method_not_allowed'],
    ['a question for methods', request('OPTIONS /api/wine HTTP/1.1'), 405, 'method_not_allowed'],
    ['a question for the methods of a page', request('OPTIONS /login HTTP/1.1'), 405, 'method_not_allowed'],
    ['a question for all methods', request('OPTIONS * HTTP/1.1'), 405, 'method_not_allowed'],
    ['two hosts', request('GET /api/wine HTTP/1.1', ['HOST: evil.test']), 400, 'malformed'],
    ['two hosts of one name', request('GET /api/wine HTTP/1.1', ['host: shop.test']), 400, 'malformed'],
    ['a tunnel', request('CONNECT evil.test:443 HTTP/1.1'), 405, 'method_not_allowed'],
    ['no host', 'GET /api/wine HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'malformed'],
    [
      'a header without end',
      request('GET /api/wine HTTP/1.1', [`x-long: ${'a'.repeat(20_000)}`]),
      431,
      'headers_too_large',
    ],
    [
      'headers without end',
      request('GET /api/wine HTTP/1.1', Array(2000).fill('x-many: one')),
      431,
      'headers_too_large',
    ],
    ['a broken header', request('GET /api/wine HTTP/1.1', ['no header']), 400, 'malformed'],
    [
      'two lengths',
      request('POST /api/wine HTTP/1.1', ['content-length: 1', 'content-length: 2'], '{}'),
      400,
      'malformed',
    ],
    [
      'a length and chunks',
      request('POST /api/wine HTTP/1.1', ['content-length: 2', 'transfer-encoding: chunked'], '{}'),
      400,
      'malformed',
    ],
    [
      'broken chunks',
      request(
        'POST /api/wine HTTP/1.1',
        ['content-type: application/json', 'transfer-encoding: chunked'],
        'zz\r\n',
      ),
      400,
      'malformed',
    ],
    ['a negative length', request('POST /api/wine HTTP/1.1', ['content-length: -1']), 400, 'malformed'],
    ['a body too large', json(`{"name":"${'a'.repeat(110_000)}"}`), 413, 'too_large'],
    [
      'a body that claims to be too large',
      request('POST /api/wine HTTP/1.1', ['content-type: application/json', 'content-length: 99999999'], '{'),
      413,
      'too_large',
    ],
  ])('%s', async (_what, bytes, status, code) => {
    expectRefusal(await sendRaw(port, bytes), status, code);
  });

  it('that never ends is not waited for', async () => {
    const answer = await sendRaw(port, 'GET /api/wine HTTP/1.1\r\nhost: shop.test\r\nx-slow: ');
    expectRefusal(answer, 408, 'request_timeout');
  });

  it('of a tunnel does not keep its connection when the caller stays', async () => {
    const accepted = once(app.server, 'connection');
    const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const [connection] = (await accepted) as [Socket];
    caller.on('error', () => {}).resume();
    caller.write('CONNECT wine:443 HTTP/1.1\r\nhost: shop.test\r\n\r\n');
    await once(connection, 'close');
    caller.destroy();
  });

  it('that is never read is not kept for ever', () => {
    expect(app.server.timeout).toBe(90_000);
  });

  it('of an expectation is passed over', async () => {
    const { status } = await sendRaw(port, json(good, 'application/json', ['expect: wine']));
    expect(status).toBe(200);
  });

  it('after good input on one connection does not spoil the first answer', async () => {
    const first = 'GET /api/wine HTTP/1.1\r\nhost: shop.test\r\n\r\n';
    const { status, text } = await sendRaw(port, `${first}rubbish\r\n\r\n`);
    expect([status, text.includes('"page":1')]).toEqual([200, true]);
  });
});
