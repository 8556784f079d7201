import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { type Act, noteAct } from './acts.js';

describeShop('the record of what staff did', (shop) => {
  const note = (storeId: number | null, more: Partial<Act> = {}) =>
    shop.shop.write((tx) =>
      noteAct(tx, { personId: null, storeId, kind: 'invited', thing: 'invitation', thingId: 7, ...more }),
    );
  const run = (statement: string) => shop.shop.write((tx) => sql.raw(statement).execute(tx));
  const told = async () => {
    const lines: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    return lines.filter((line) => !line.startsWith('✓')).map((line) => line.trim());
  };
  /** Does what somebody could do who has the database's password. */
  async function planted(harm: string, repair: string) {
    await run('alter table staff_act disable trigger staff_act_stays');
    await run(harm);
    const lines = await told();
    await run(repair);
    await run('alter table staff_act enable trigger staff_act_stays');
    expect(await told()).toEqual([]);
    return lines;
  }
  const broken = '✗ What staff did stands as it was written, and nothing of it is missing';

  it('is a chain for each store, and one for what has no store', async () => {
    for (const storeId of [1, 1, 2, null, 1])
      await note(storeId, { before: { price: 1200, b: 'ü' }, after: { price: 990 }, why: 'The weekend' });
    const acts = await shop.shop.read((db) =>
      db.selectFrom('staff_act').selectAll().where('store_id', '=', 1).orderBy('number').execute(),
    );
    expect(acts.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(acts.map(({ previous_hash }) => previous_hash)).toEqual(['', acts[0]!.hash, acts[1]!.hash]);
    expect(acts[0]).toMatchObject({ before: '{"price":1200,"b":"ü"}', after: '{"price":990}' });
    expect(await told()).toEqual([]);
  });

  it('stands in a row also when many acts come at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => note(3)));
    const acts = await shop.shop.read((db) =>
      db.selectFrom('staff_act').select('number').where('store_id', '=', 3).orderBy('number').execute(),
    );
    expect(acts.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(await told()).toEqual([]);
  });

  it('is not written where the act did not happen', async () => {
    const failed = shop.shop.write(async (tx) => {
      await noteAct(tx, { personId: null, storeId: 4, kind: 'invited', thing: 'invitation', thingId: 7 });
      throw new Error('The bottle broke.');
    });
    await expect(failed).rejects.toThrow('The bottle broke.');
    const acts = await shop.shop.read((db) =>
      db.selectFrom('staff_act').select('id').where('store_id', '=', 4).execute(),
    );
    expect(acts).toEqual([]);
  });

  it.each(["update staff_act set why = 'Nothing'", 'delete from staff_act', 'truncate staff_act'])(
    'is only added to: %s',
    async (statement) => {
      await expect(run(statement)).rejects.toThrow('Acts of staff are only added to');
    },
  );

  it('tells a planted change', async () => {
    const lines = await planted(
      'update staff_act set after = \'{"price":1}\' where store_id = 1 and number = 2',
      'update staff_act set after = \'{"price":990}\' where store_id = 1 and number = 2',
    );
    expect(lines).toEqual([broken, 'The acts of store 1 say something else at number 2 now.']);
  });

  it('tells a planted change whose hash was made anew', async () => {
    const lines = await planted(
      "update staff_act set hash = 'other' where store_id = 1 and number = 1",
      `update staff_act set hash = (select previous_hash from staff_act where store_id = 1 and number = 2)
       where store_id = 1 and number = 1`,
    );
    expect(lines).toContain('The acts of store 1 do not follow each other at number 2.');
  });

  it.each([
    [2, 'The acts of store 1 miss what stood before number 3.'],
    [3, 'The acts of store 1 should end at number 3, and end at number 2.'],
  ])('tells a planted gap, at its end as well: number %i', async (number, words) => {
    await run('drop table if exists taken');
    await run(`create table taken as select * from staff_act where store_id = 1 and number = ${number}`);
    const lines = await planted(
      `delete from staff_act where store_id = 1 and number = ${number}`,
      'insert into staff_act select * from taken',
    );
    await run('drop table taken');
    expect(lines).toEqual([broken, words]);
  });

  it('tells a chain that is gone as a whole', async () => {
    await run('drop table if exists taken');
    await run('create table taken as select * from staff_act where store_id = 2');
    const lines = await planted(
      'delete from staff_act where store_id = 2',
      'insert into staff_act select * from taken',
    );
    await run('drop table taken');
    expect(lines).toEqual([broken, 'The acts of store 2 should end at number 1, and end at number 0.']);
  });
});
