import { expect } from 'vitest';
import { audit } from '../app/audit.js';
import type { TestShop } from './test-shop.js';

/** Checks that the audit finds nothing. */
export async function allIsRight(shop: Pick<TestShop, 'shop'>) {
  const said: string[] = [];
  const broken = await shop.shop.read((db) => audit(db, (words) => said.push(words)));
  expect(broken, said.join('\n')).toBe(0);
}
