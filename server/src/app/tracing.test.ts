import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { listStores } from 'contract/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestShop } from '../testing/test-shop.js';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
};
type Letter = { resourceSpans: { resource: object; scopeSpans: { spans: Span[] }[] }[] };

const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
const byProxy = { 'x-request-id': 'of-the-proxy-1', traceparent: `00-${trace}-${parent}-01` };

describe('traces', () => {
  const shop = new TestShop('embedded');
  const letters: Letter[] = [];
  const collector = createServer(async (request, answer) => {
    letters.push((await json(request)) as Letter);
    answer.end('{}');
  });
  const spans = () =>
    letters.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  const told = ({ attributes }: Span) =>
    Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
    );
  const storesUrl = `/api/${listStores.path}`;

  beforeAll(async () => {
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    const { port } = collector.address() as AddressInfo;
    await shop.open({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '10.0.0.0/8',
    });
  });
  afterAll(async () => {
    await shop.close();
    collector.close();
  });

  it('go on with what a trusted proxy passes on, down to the function that asks the database', async () => {
    const answer = await shop.app.inject({ url: storesUrl, remoteAddress: '10.1.2.3', headers: byProxy });
    expect(answer.headers['x-request-id']).toBe('of-the-proxy-1');
    await expect.poll(() => spans().filter(({ traceId }) => traceId === trace)).not.toEqual([]);
    const ofTrace = spans().filter(({ traceId }) => traceId === trace);
    const request = ofTrace.find(({ kind }) => kind === 2)!;
    expect(request).toMatchObject({ name: `GET ${storesUrl}`, parentSpanId: parent });
    expect(told(request)).toMatchObject({
      'http.route': storesUrl,
      'http.response.status_code': 200,
      'cellar_door.request_id': 'of-the-proxy-1',
    });
    expect(answer.headers.traceresponse).toBe(`00-${trace}-${request.spanId}-01`);
    const statement = ofTrace.find(({ name }) => name === 'selectTermsStamp')!;
    expect(statement).toMatchObject({ kind: 3, parentSpanId: request.spanId });
    expect(told(statement)).toEqual({ 'db.system.name': 'postgresql', 'db.operation.name': 'select' });
    expect(BigInt(statement.startTimeUnixNano) >= BigInt(request.startTimeUnixNano)).toBe(true);
    expect(BigInt(statement.endTimeUnixNano) <= BigInt(request.endTimeUnixNano)).toBe(true);
    expect(shop.log).toContain(`"request_id":"of-the-proxy-1","trace_id":"${trace}"`);
  });

  it('take no names from a stranger, and begin anew', async () => {
    const answer = await shop.app.inject({ url: storesUrl, remoteAddress: '203.0.113.5', headers: byProxy });
    expect(answer.headers['x-request-id']).not.toBe('of-the-proxy-1');
    expect(answer.headers.traceresponse).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(answer.headers.traceresponse).not.toContain(trace);
  });

  it('are not kept where the proxy keeps none, and stand in the log all the same', async () => {
    const other = 'a'.repeat(32);
    const headers = { traceparent: `00-${other}-${parent}-00` };
    const answer = await shop.app.inject({ url: storesUrl, remoteAddress: '10.1.2.3', headers });
    expect(answer.headers).not.toHaveProperty('traceresponse');
    expect(shop.log).toContain(`"trace_id":"${other}"`);
  });

  it('tell of jobs, and of what is asked of others', async () => {
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    const { tracer } = shop.shop;
    const { port } = collector.address() as AddressInfo;
    await tracer!.trace('job try', async () => {
      await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"resourceSpans":[]}' });
    });
    await tracer!.trace('job fail', () => Promise.reject(new TypeError('hush'))).catch(() => {});
    await expect.poll(() => spans().map(({ name }) => name)).toContain('job fail');
    const named = (name: string) => spans().find((span) => span.name === name)!;
    expect(spans().map(({ name }) => name)).toContain('job lapse-holds');
    expect(named('POST 127.0.0.1')).toMatchObject({ kind: 3, parentSpanId: named('job try').spanId });
    expect(named('job fail').status).toEqual({ code: 2 });
    expect(JSON.stringify(letters)).not.toContain('hush');
  });

  it('say whose they are', () => {
    expect(letters[0]!.resourceSpans[0]!.resource).toMatchObject({
      attributes: expect.arrayContaining([{ key: 'service.name', value: { stringValue: 'cellar-door' } }]),
    });
  });
});
