import { getEditedProduct } from 'contract/catalogue/products.staff';
import { applyImport, getImport, importProducts } from 'contract/exchange/imports.staff';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { sendTable } from '../../testing/tables.js';
import { openTestPerson } from '../../testing/test-staff.js';

describeShop('a table of products that is applied', (shop) => {
  const actsOn = (id: number) =>
    shop.shop.read(async (db) =>
      (
        await db
          .selectFrom('staff_act')
          .select(['before', 'after'])
          .where('kind', '=', 'product_edited')
          .where('thing_id', '=', `${id}`)
          .execute()
      ).map(({ before, after }) => [JSON.parse(before!), JSON.parse(after!)]),
    );
  /** The version before kept all facts as they stood, where this one keeps what is different. */
  const asBefore = (id: string, facts: object) =>
    shop.shop.write((tx) =>
      sql`
        update sheet_import_row set asked = asked #- '{edits,changed}'
          || jsonb_build_object('edits', jsonb_build_object(
            'version', asked #> '{edits,version}', 'before', ${JSON.stringify(facts)}::jsonb))
        where import_id = ${id}`.execute(tx),
    );

  it.each([false, true])(
    'tells the record what is different, checked by the version before: %s',
    async (isOld) => {
      const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
      const product = isOld ? 3 : 2;
      const {
        id: _,
        version: __,
        retired: ___,
        ...facts
      } = await owner.call(getEditedProduct, {
        path: { id: `${product}` },
      });
      const { id } = await sendTable(shop, owner, importProducts, {}, `number,closure\n${product},Glass`);
      if (isOld) await asBefore(id, facts);
      await owner.call(applyImport, { path: { id } });
      await shop.runJobs();
      expect(await owner.call(getImport, { path: { id } })).toMatchObject({ state: 'applied', applied: 1 });
      expect(await actsOn(product)).toEqual([[{ closure: facts.closure }, { closure: 'Glass' }]]);
    },
  );
});
