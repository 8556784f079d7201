import { keysOf, type StaffRole, staffRoles } from 'contract/staff/roles';
import { describe, expect, it } from 'vitest';
import { HeldRoles } from './held-roles.js';

const at = (role: StaffRole, store_id: number | null) => ({ role, store_id });

describe('the roles that somebody holds', () => {
  it('give each role all that the one below it may, and something more', () => {
    const [owner, manager, clerk] = staffRoles.map((role) => new Set<string>(keysOf[role]));
    expect([...clerk!].every((key) => manager!.has(key))).toBe(true);
    expect([...manager!].every((key) => owner!.has(key))).toBe(true);
    expect([owner!.size > manager!.size, manager!.size > clerk!.size]).toEqual([true, true]);
  });

  it('count at their own store, and at every store where they are held at all', () => {
    const here = new HeldRoles([at('manager', 2)]);
    expect([here.holds('prices.change', 2), here.holds('prices.change', 1)]).toEqual([true, false]);
    expect(here.holds('prices.change', null)).toBe(false);
    const everywhere = new HeldRoles([at('manager', null)]);
    expect([everywhere.holds('prices.change', 1), everywhere.holds('prices.change', null)]).toEqual([
      true,
      true,
    ]);
  });

  it('add up, and no store lends its keys to another', () => {
    const both = new HeldRoles([at('manager', 2), at('clerk', 3)]);
    expect(both.keysAt(3)).toEqual(keysOf.clerk);
    expect(both.storesWith('prices.change')).toEqual([2]);
    expect(both.storesWith('orders.see')).toEqual([2, 3]);
    expect(new HeldRoles([at('owner', null), at('clerk', 3)]).storesWith('people.see')).toBe('all');
    expect([both.worksAt(3), both.worksAt(4)]).toEqual([true, false]);
  });

  it.each<[string, ReturnType<typeof at>, ReturnType<typeof at>, boolean]>([
    ['a manager gives a clerk at their store', at('manager', 2), at('clerk', 2), true],
    ['a manager gives a manager at their store', at('manager', 2), at('manager', 2), true],
    ['a manager gives no owner', at('manager', 2), at('owner', 2), false],
    ['a manager gives nothing at another store', at('manager', 2), at('clerk', 1), false],
    ['a manager of a store gives nothing at all stores', at('manager', 2), at('clerk', null), false],
    ['an owner of a store gives an owner of it', at('owner', 2), at('owner', 2), true],
    ['an owner of a store gives no owner of all', at('owner', 2), at('owner', null), false],
    ['an owner of all gives an owner of all', at('owner', null), at('owner', null), true],
    ['a manager of all gives no owner of one store', at('manager', null), at('owner', 2), false],
  ])('%s', (_what, held, given, may) => {
    expect(new HeldRoles([held]).mayGive(given)).toBe(may);
  });
});
