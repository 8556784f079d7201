import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { TestShop } from './test-shop.js';

type Promises = (shop: TestShop) => void;
type Kind = TestShop['kind'];

function describeOn(kind: Kind, name: string, promises: Promises, settings: Record<string, string>) {
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

/**
 * Tests on PostgreSQL, or on the embedded database if this machine has no other. What they test is the same
 * on both, and most journeys in the browser run on the embedded one.
 */
export function describeShop(name: string, promises: Promises, settings: Record<string, string> = {}) {
  describeOn(inject('postgresUrl') ? 'postgresql' : 'embedded', name, promises, settings);
}

/**
 * Tests on both databases, for cases in which many ask at once or the database itself is tested: locks and
 * waiting differ.
 */
export function describeShopOnBoth(name: string, promises: Promises, settings: Record<string, string> = {}) {
  describeOn('embedded', name, promises, settings);
  describeOn('postgresql', name, promises, settings);
}
