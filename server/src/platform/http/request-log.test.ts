import { endpoint } from 'contract/platform/endpoint';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openEdge, webBuildOf } from '../../testing/test-edge.js';
import { minutes, standingClock } from '../clock.js';
import { createLog } from '../log.js';
import { route } from './route.js';

const code = 'GC-7K3D-9QXM';
const claimCard = endpoint('POST', 'cards/{code}', {
  about: 'Claims a card.',
  open: true,
  path: v.object({ code: v.string() }),
  body: v.object({ password: v.string() }),
});
const failing = endpoint('GET', 'failing', { about: 'Fails.', open: true });

const builtPages = {
  'index.html': '<!doctype html><title>The shop</title>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'pages.json': JSON.stringify([
    { path: '/login' },
    { path: '/{city}/{store}' },
    { path: '*', page: 'index.html' },
  ]),
};

const requestsIn = (log: string): Record<string, unknown>[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request');

describe('the log', () => {
  const secrets = ['hush-token', 'hush-password', 'hush-query', code];

  it('has one line for each request: who asked what, and how it went', async () => {
    const { app, log } = await openEdge({ routes: [route(claimCard, async () => {})] });
    const answer = await app.inject({
      method: 'POST',
      url: `/api/cards/${code}?token=hush-query`,
      remoteAddress: '203.0.113.5',
      headers: { authorization: 'Bearer hush-token', cookie: 'a=hush-token' },
      payload: { password: 'hush-password' },
    });
    expect(answer.statusCode).toBe(200);
    const lines = log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        request_id: answer.headers['x-request-id'],
        method: 'POST',
        route: '/api/cards/:code',
        status: 200,
        milliseconds: expect.any(Number),
        caller: '203.0.113.5',
        msg: 'request',
      },
    ]);
    for (const secret of secrets) expect(log()).not.toContain(secret);
    await app.close();
  });

  it('names a fault by the id that the caller was told, and gives its cause to nobody else', async () => {
    const broken = route(failing, async () => {
      const cause = new Error('duplicate key value violates unique constraint "customer_email"');
      throw Object.assign(cause, { code: '23505', detail: 'Key (email)=(ada@wine.test) already exists.' });
    });
    const { app, log } = await openEdge({ routes: [broken] });
    const answer = await app.inject('/api/failing');
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'fault',
      request_id: answer.headers['x-request-id'],
    });
    const line = log()
      .split('\n')
      .find((one) => one.includes('"level":"error"'));
    expect(JSON.parse(line!)).toMatchObject({
      request_id: answer.headers['x-request-id'],
      err: { message: expect.stringContaining('customer_email'), reason: '23505', stack: expect.any(String) },
    });
    expect(log()).not.toContain('ada@wine.test');
    await app.close();
  });

  it('writes a fault that is repeated once in full, and counts the others by the minute', async () => {
    const clock = standingClock(new Date('2026-11-20T18:00:00Z'));
    let order = 0;
    const breaks = (words: string) => {
      throw new Error(`${words} ${++order}`);
    };
    const isAway = endpoint('GET', 'away', { about: 'Cannot be reached.', open: true });
    const elsewhere = endpoint('GET', 'elsewhere', { about: 'Nor can this.', open: true });
    const away = async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    };
    const routes = [
      route(failing, async () => breaks('The order is torn:')),
      route(isAway, away),
      route(elsewhere, async () => away()),
    ];
    const { app, log } = await openEdge({ routes, clock });
    const ask = (path: string) => app.inject(`/api/${path}`);
    const errors = () =>
      log()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ level }) => level === 'error');
    for (let time = 0; time < 30; time++) await ask('failing');
    for (let time = 0; time < 5; time++) await ask('away');
    const last = await ask('elsewhere');
    expect(errors().map(({ msg, err }) => [msg, err.message])).toEqual([
      ['a request failed', 'The order is torn: 1'],
      ['a request failed', 'connect'],
    ]);
    clock.advance(minutes(1));
    await ask('nothing');
    expect(errors().slice(2)).toMatchObject([
      { msg: 'a fault was repeated', fault: '500 Error', repeats: 29, first: '2026-11-20T18:00:00.000Z' },
      { fault: '503 Error ECONNREFUSED', repeats: 5, last_request_id: last.headers['x-request-id'] },
    ]);

    await ask('failing');
    expect(errors()).toHaveLength(4);
    clock.advance(minutes(60));
    await ask('failing');
    expect(errors().slice(4)).toMatchObject([
      { msg: 'a fault was repeated', repeats: 1 },
      { msg: 'a request failed', err: { message: 'The order is torn: 32' } },
    ]);
    await ask('failing');
    await app.close();
    expect(errors().at(-1)).toMatchObject({ msg: 'a fault was repeated', repeats: 1 });
  });

  it('writes no path that a stranger made up', async () => {
    const { app, log } = await openEdge({ webFolder: webBuildOf(builtPages) });
    for (const url of [
      '/hush/password',
      '/api/hush/password',
      '/login',
      '/icon.svg',
      '/assets/a.js',
      '/hush',
    ])
      await app.inject(url);
    await app.inject({ method: 'OPTIONS', url: '/hush' });
    expect(requestsIn(log()).map(({ route, status }) => `${route} ${status}`)).toEqual([
      '/{city}/{store} 200',
      '/api/* 404',
      '/login 200',
      '/icon.svg 200',
      '/assets/* 404',
      '/* 404',
      'none 405',
    ]);
    expect(log()).not.toContain('hush');
    await app.close();
  });

  it('counts a flood instead of writing a line for each of its requests', async () => {
    const clock = standingClock(new Date('2026-11-20T18:00:00Z'));
    const routes = [route(claimCard, async () => {})];
    const { app, log } = await openEdge({ routes, clock, variables: { REQUESTS_PER_MINUTE: '400' } });
    const claim = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: `/api/cards/${code}`, remoteAddress, payload: { password: 'a' } });
    for (let time = 0; time < 1000; time++) await claim('203.0.113.5');
    await claim('203.0.113.6');
    expect(requestsIn(log()).filter(({ caller }) => caller === '203.0.113.5')).toHaveLength(150);
    expect(requestsIn(log()).filter(({ caller }) => caller === '203.0.113.6')).toHaveLength(1);
    clock.advance(minutes(1));
    await claim('203.0.113.6');
    expect(log()).toContain('a flood was held back');
    expect(
      JSON.parse(
        log()
          .split('\n')
          .find((line) => line.includes('a flood'))!,
      ),
    ).toMatchObject({
      level: 'warn',
      caller: '203.0.113.5',
      requests: 850,
      held_back: 850,
      since: '2026-11-20T18:00:00.000Z',
    });
    await app.close();
  });

  it('tells what it has counted when the shop closes', async () => {
    const clock = standingClock(new Date('2026-11-20T18:00:00Z'));
    const { app, log } = await openEdge({ clock });
    for (let time = 0; time < 200; time++) await app.inject({ url: '/login', remoteAddress: '203.0.113.5' });
    expect(log()).not.toContain('without lines');
    await app.close();
    expect(log()).toContain('"requests":50,"held_back":0');
  });

  it('does not mention the health checks that go well', async () => {
    const { app, log } = await openEdge();
    await app.inject('/healthz');
    expect(log()).not.toContain('/healthz');
    await app.close();
  });

  it.each(['password', 'token', 'authorization', 'cookie', 'secret', 'cvv', 'card_number', 'code'])(
    'hides what is called %s, however deep it stands',
    (name) => {
      let line = '';
      const log = createLog('info', { write: (text) => void (line += text) });
      log.info({ [name]: 'hush', body: { [name]: 'hush', card: { [name]: 'hush' } } }, 'something happened');
      expect(line).toContain('something happened');
      expect(line).not.toContain('hush');
    },
  );
});
