import { describe, expect, it } from 'vitest';
import { openEdge } from '../../testing/test-edge.js';

const headersOf = async (
  variables: Record<string, string>,
  url: string,
  sent: Record<string, string> = {},
) => {
  const { app } = await openEdge({ variables });
  const { headers } = await app.inject({ url, headers: sent });
  await app.close();
  return headers;
};

describe('every answer', () => {
  it.each(['/healthz', '/api/nothing', '/nothing', '/%E0%A4%A'])(
    'of %s says what it may be used for',
    async (url) => {
      expect(await headersOf({}, url)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
    },
  );

  it('asks for TLS for ever when the shop has it, and only then', async () => {
    const secure = await headersOf({ PUBLIC_URL: 'https://shop.test' }, '/healthz');
    expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const plain = await headersOf({ PUBLIC_URL: 'http://shop.test' }, '/healthz');
    expect(plain).not.toHaveProperty('strict-transport-security');
  });

  it('takes no name for the request from the caller', async () => {
    const headers = await headersOf({}, '/healthz', { 'x-request-id': 'mine' });
    expect(headers['x-request-id']).not.toBe('mine');
  });
});
