import { daysAfter } from 'contract/platform/calendar';
import { addRule, checkRule, endRule, importRules, listRules } from 'contract/settings/rules';
import { beforeEach, expect, it } from 'vitest';
import { days, minutes } from '../../../platform/clock.js';
import { openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const tax = (more: object = {}) => ({
  state: 'OR',
  county: null,
  zip: null,
  category: null,
  channel: null,
  kind: 'tax' as const,
  value: { millionths: 10_000 } as Record<string, unknown>,
  effective_from: '2026-01-01',
  effective_to: null,
  source: 'the owner',
  checked_on: '2026-11-20',
  ...more,
});

describeShop('rules of sale by form', (shop) => {
  let olive: TestPerson;

  beforeEach(async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  const list = (query: object) => olive.call(listRules, { query });
  const ofOregon = async () => (await list({ state: 'OR', kind: 'tax' })).data;

  it('count from their first day on', async () => {
    const today = shop.clock.now().toISOString().slice(0, 10);
    const nextWeek = new Date(shop.clock.now().getTime() + days(7)).toISOString().slice(0, 10);
    await stock(shop, 1, 50, 90, 10_000);
    const ada = await (await openBuyer(shop)).put({ product_id: 50, quantity: 1 });
    const taxNow = async () => {
      const { modes } = await ada.options(await ada.lives());
      return modes.find(({ mode }) => mode === 'pickup');
    };
    expect(await taxNow()).toMatchObject({ tax: 863 });
    await olive.call(addRule, { body: tax({ state: 'CA', effective_from: nextWeek }) });
    expect(await taxNow()).toMatchObject({ tax: 863 });
    await olive.call(addRule, { body: tax({ state: 'CA', effective_from: today }) });
    expect(await taxNow()).toMatchObject({ tax: 238 });
  });

  it('are dated by the stores: late in the evening Greenwich has tomorrow already', async () => {
    const night = new Date(shop.clock.now().getTime() + days(1)).toISOString().slice(0, 10);
    shop.clock.set(new Date(`${night}T05:00:00Z`));
    const late = await openTestPerson(shop, { role: 'owner', store_id: null });
    expect(await late.call(listRules, { query: {} })).toMatchObject({ today: daysAfter(night, -1) });
  });

  it('say what their kind says, once', async () => {
    await olive.call(addRule, { body: tax({ source: 'once' }) });
    await expect(olive.call(addRule, { body: tax({ source: 'once' }) })).rejects.toMatchObject({
      status: 409,
      code: 'rule_there',
    });
    await expect(olive.call(addRule, { body: tax({ value: { allowed: true } }) })).rejects.toMatchObject({
      status: 422,
      errors: { 'value.millionths': expect.any(String) },
    });
  });

  it('are stale when nobody has checked them for a year, until somebody does', async () => {
    await olive.call(addRule, { body: tax({ source: 'long ago', checked_on: '2024-01-01' }) });
    const [stale] = (await list({ state: 'OR', stale: 'yes' })).data;
    expect(stale).toMatchObject({ source: 'long ago', stale: true });
    const path = { id: String(stale!.id) };
    const body = { source: 'looked up', version: stale!.version };
    await olive.call(checkRule, { path, body });
    expect((await list({ state: 'OR', stale: 'yes' })).data).toEqual([]);
    await expect(olive.call(checkRule, { path, body })).rejects.toMatchObject({ code: 'rule_changed' });
  });

  it('end on a day that comes after they began', async () => {
    await olive.call(addRule, { body: tax({ source: 'ends' }) });
    const [rule] = (await ofOregon()).filter(({ source }) => source === 'ends');
    const path = { id: String(rule!.id) };
    const end = (effective_to: string) =>
      olive.call(endRule, { path, body: { effective_to, version: rule!.version } });
    await expect(end('2025-01-01')).rejects.toMatchObject({ code: 'ends_too_early' });
    await end('2027-01-01');
    expect(await ofOregon()).toContainEqual(
      expect.objectContaining({ id: rule!.id, effective_to: '2027-01-01' }),
    );
  });

  it('come by file as by the command, all or none of it', async () => {
    const { state, county: _c, zip: _z, category: _g, channel: _w, effective_to: _e, ...rest } = tax();
    const file = (rules: object[]) => JSON.stringify({ rules });
    const imports = (text: string) => olive.call(importRules, { body: { file: text } });
    const one = { ...rest, states: [state], source: 'from a file' };
    expect(await imports(file([one]))).toMatchObject({ rules: 1 });
    expect(await imports(file([one]))).toMatchObject({ rules: 0 });
    const unclear = imports(
      file([
        { ...one, source: 'another' },
        { ...one, kind: 'weather' },
      ]),
    );
    await expect(unclear).rejects.toMatchObject({ status: 422, code: 'rules_unclear' });
    expect((await ofOregon()).filter(({ source }) => source === 'another')).toEqual([]);
  });

  it('are for owners of all stores, after a fresh look at the factor', async () => {
    const owner = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    await expect(owner.call(addRule, { body: tax() })).rejects.toMatchObject({ code: 'not_allowed' });
    shop.clock.advance(minutes(11));
    await expect(olive.call(addRule, { body: tax() })).rejects.toMatchObject({ code: 'fresh_factor_needed' });
  });
});
