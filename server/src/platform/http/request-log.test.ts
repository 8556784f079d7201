import { endpoint } from 'contract/platform/endpoint';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openEdge } from '../../testing/test-edge.js';
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
