import { Validator } from '@seriousme/openapi-schema-validator';
import type { Endpoint } from 'contract/platform/endpoint';
import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import type { TestShop } from '../../testing/test-shop.js';
import { chapterOf } from './api-groups.js';

type Operation = {
  parameters?: { name: string; in: string; required: boolean }[];
  security?: [];
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const documentOf = async (shop: TestShop) => (await shop.app.inject('/api/openapi.json')).json() as Document;
const endpointsOf = (shop: TestShop): Endpoint[] => shop.whole.routes.map(({ endpoint }) => endpoint);

describeShop('the API for readers', (shop) => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const document = await documentOf(shop);
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(document);
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('has every call, with its parameters, its answer and everything that it refuses', async () => {
    const { paths } = await documentOf(shop);
    for (const endpoint of endpointsOf(shop)) {
      const operation = paths[`/api/${endpoint.path}`]?.[endpoint.method.toLowerCase()];
      const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name).sort(), endpoint.path).toEqual(named.sort());
      expect(operation?.security, endpoint.path).toEqual(endpoint.shape.open ? [] : undefined);
      expect(operation?.responses).toHaveProperty(String(endpoint.shape.status ?? 200));
      for (const { status, code } of endpoint.shape.refusals ?? [])
        expect(JSON.stringify(operation?.responses[status]), `${endpoint.path} ${code}`).toContain(
          `"${code}"`,
        );
    }
  });

  it('gives every call a chapter, a purpose and a place of its own on the page', async () => {
    const { body, headers } = await shop.app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(body).not.toMatch(/<script|style=|\son\w+=/);
    for (const endpoint of endpointsOf(shop)) {
      expect(chapterOf(endpoint), endpoint.path).not.toBe('Other calls');
      expect(body).toContain(`<code>/api/${endpoint.path}</code>`);
    }
    const places = [...body.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(places).size).toBe(endpointsOf(shop).length);
  });

  it('brings its own style', async () => {
    const { statusCode, headers } = await shop.app.inject('/api/docs/page.css');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
