import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { TestShop } from './test-shop.js';

const kinds = ['embedded', 'postgresql'] as const;

/** The shop's promises, kept on the embedded database and on PostgreSQL alike. */
export function describeShop(
  name: string,
  promises: (shop: TestShop) => void,
  settings: Record<string, string> = {},
) {
  for (const kind of kinds)
    describe.skipIf(kind === 'postgresql' && !inject('postgresUrl'))(`${name}, on ${kind}`, () => {
      const shop = new TestShop(kind);
      beforeAll(() => shop.open(settings));
      afterAll(() => shop.close());
      afterEach(() => {
        expect(shop.takeErrors(), "the server's log").toEqual([]);
      });
      promises(shop);
    });
}
