import { readFileSync } from 'node:fs';
import { demoStores } from 'demo/stores';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CannotStart } from '../../platform/cannot-start.js';
import type { Transaction } from '../../platform/database/database.js';
import { describeShop } from '../../testing/describe-shop.js';
import { fulfilmentOptions } from './fulfilment-options.js';
import { importRules } from './import-rules.js';
import { listRules } from './rules.js';
import { readRulesFile } from './rules-file.js';

const text = readFileSync(new URL('../../../../demo/rules.json', import.meta.url), 'utf8');
const migration = readFileSync(
  new URL('../../../migrations/0052-rules-of-the-demo-go.sql', import.meta.url),
  'utf8',
);
const rule = {
  states: ['CA', 'OR'],
  kind: 'tax',
  value: { millionths: 70_000 },
  effective_from: '2027-01-01',
  source: 'the owner',
  checked_on: '2026-11-20',
};

describeShop('the rules of an owner', (shop) => {
  /** Shows what would change, and rolls it back. */
  const trying = async <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    const result: { is?: Result } = {};
    const undone = new Error('undone');
    await shop.shop
      .write(async (tx) => {
        result.is = await work(tx);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return result.is as Result;
  };
  const counts = async (tx: Transaction) => {
    const { rows } = await sql<{ rules: number; fees: number; plans: number }>`
      select (select count(*)::int from jurisdiction_rule) as rules,
        (select count(*)::int from fulfilment_fee) as fees, (select count(*)::int from slot_plan) as plans`.execute(
      tx,
    );
    return rows[0]!;
  };
  /** As in an older version, in which the words of one source were different. */
  const migrates = async (tx: Transaction) => {
    await sql`update jurisdiction_rule set source = 'closed unless a row opens it'
      where source = 'no public source allows it'`.execute(tx);
    await sql.raw(migration).execute(tx);
  };

  it('are none at first: those that came unasked go where nobody has changed them', async () => {
    const left = await trying(async (tx) => {
      await migrates(tx);
      return counts(tx);
    });
    expect(left).toEqual({ rules: 0, fees: 0, plans: 0 });
  });

  it('stay whole where the owner has changed one', async () => {
    const left = await trying(async (tx) => {
      await sql`update jurisdiction_rule set checked_on = '2026-11-20' where id = (
        select min(id) from jurisdiction_rule)`.execute(tx);
      await sql`update slot_plan set places = places + 1`.execute(tx);
      await migrates(tx);
      return counts(tx);
    });
    expect(left).toEqual({ rules: 407, fees: 0, plans: 2 });
  });

  it('open no way as long as there are none', async () => {
    const { week, ...store } = demoStores[0]!;
    const hours = week.flatMap((day, weekday) => (day ? [{ weekday, opens: day[0], closes: day[1] }] : []));
    const options = await trying(async (tx) => {
      await migrates(tx);
      return fulfilmentOptions(tx, {
        store: { ...store, hours, special_days: [], pauses: [], standing: 'open' },
        lines: [{ goods: 'wine', bottles: 1, millilitres: 750, amount: 4_000 }],
        address: {
          country: 'United States',
          state: 'California',
          zip_code: '94110',
          adderess: '1450 Guerrero Street',
        },
        buyer: { dob: '1990-05-01', licenceExpiresOn: '2030-01-01' },
        bought: [],
      });
    });
    expect(options.map(({ open }) => open)).toEqual([false, false, false]);
  });

  it('are imported once, however often the file is, and new ones beside the old', async () => {
    const [again, more] = await trying(async (tx) => [
      await importRules(tx, readRulesFile(text)),
      await importRules(tx, readRulesFile(JSON.stringify({ rules: [rule] }))),
    ]);
    expect(again).toMatchObject({ added: 0, fees: 12, slotPlans: 2 });
    expect(more).toMatchObject({ added: 2, fees: 0, slotPlans: 0 });
    expect(await shop.shop.read(listRules)).toHaveLength(407);
  });

  it.each([
    ['no JSON', 'rules: none', 'no JSON'],
    ['no state', JSON.stringify({ rules: [{ ...rule, states: [] }] }), 'rules.0.states'],
    ['no source', JSON.stringify({ rules: [{ ...rule, source: '' }] }), 'Say where'],
    ['no such kind', JSON.stringify({ rules: [{ ...rule, kind: 'mood' }] }), 'rule number 1'],
    ['a value of another kind', JSON.stringify({ rules: [{ ...rule, kind: 'age' }] }), 'rule number 1'],
  ])('are refused with a sentence: %s', (_what, file, words) => {
    expect(() => readRulesFile(file)).toThrow(CannotStart);
    expect(() => readRulesFile(file)).toThrow(words);
  });
});
