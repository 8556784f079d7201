import { listProductCards } from 'contract/catalogue';
import { listStoreProducts } from 'contract/catalogue/assortment.staff';
import { changePrices } from 'contract/catalogue/prices.staff';
import { editProduct, getEditedProduct } from 'contract/catalogue/products.staff';
import { exportPrices, exportProducts, exportStock } from 'contract/exchange/exports.staff';
import {
  applyImport,
  dropImport,
  exportRefused,
  getImport,
  importPrices,
  importProducts,
  importStock,
  listImportRows,
  listImports,
  type Outcome,
} from 'contract/exchange/imports.staff';
import { dollars } from 'contract/platform/money';
import { getPerson, takeRole } from 'contract/staff/people';
import { adjustShelf, getShelf } from 'contract/stock/stock.staff';
import { beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock.js';
import { enqueue } from '../../platform/jobs/job.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { describeShop } from '../../testing/describe-shop.js';
import { fetchTable, sendTable } from '../../testing/tables.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { checkPieceJob, earlierChecks } from './in/check-import.js';

const store_id = '1';
const path = { store_id };

describeShop('tables that come in', (shop) => {
  let ada: TestCustomer;
  let owner: TestPerson;
  let manager: TestPerson;
  beforeAll(async () => {
    ada = await shop.customer();
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    manager = await openTestPerson(shop, { role: 'manager', store_id: 1 });
  });

  const carried = async () =>
    (await manager.call(listStoreProducts, { path, query: { show: 'carried', pageSize: '50' } })).data;
  const shown = async (id: number) =>
    (await ada.call(listProductCards, { query: { store_id, id: `${id}` } }))[0]!;
  const prices = (table: string | Buffer, person = manager) =>
    sendTable(shop, person, importPrices, path, table);
  const standing = (id: string, person = manager) => person.call(getImport, { path: { id } });
  const rows = async (id: string, show: Outcome, person = manager) =>
    (await person.call(listImportRows, { path: { id }, query: { show } })).data;
  const apply = async (id: string, person = manager) => {
    await person.call(applyImport, { path: { id } });
    await shop.runJobs();
    return standing(id, person);
  };
  const acts = (kind: string) =>
    shop.shop.read((db) =>
      db.selectFrom('staff_act').select(['thing_id', 'after']).where('kind', '=', kind).execute(),
    );

  it('of prices, with semicolons and decimal commas, are looked at, applied, and seen by customers', async () => {
    const [one, two, three] = (await carried()) as [Row, Row, Row];
    const { id } = await prices(
      `Number;Price;Compare at;Shelf\r\n${one.id};1.019,90;;A\r\n${two.id};20;25,5;B\r\n${three.id};;;C\r\n`,
    );
    expect(await standing(id)).toMatchObject({
      state: 'checked',
      rows: 3,
      checked: 3,
      counts: { new: 0, changed: 2, unchanged: 1, refused: 0 },
      left_out: ['Shelf'],
      file_name: 'table.csv',
    });
    expect(await rows(id, 'changed')).toMatchObject([
      {
        number: 2,
        name: [one.brand, one.name, one.vintage].filter((part) => part !== null).join(' '),
        changes: [{ column: 'price', before: dollars(one.price!).toFixed(2), after: '1019.90' }],
      },
      { number: 3 },
    ]);
    expect(await shown(one.id)).toMatchObject({ price: one.price });
    expect(await apply(id)).toMatchObject({ state: 'applied' });
    expect(await shown(one.id)).toMatchObject({ price: 101_990 });
    expect(await shown(two.id)).toMatchObject({ price: 2000, compare_at: 2550 });
    expect((await acts('sheet_imported')).map(({ thing_id }) => thing_id)).toEqual([id]);
    expect((await acts('prices_changed')).map(({ thing_id }) => thing_id)).toEqual([
      `${one.id}`,
      `${two.id}`,
    ]);
    await expect(manager.call(applyImport, { path: { id } })).rejects.toMatchObject({
      code: 'import_not_ready',
    });
  });
  type Row = Awaited<ReturnType<typeof carried>>[number];

  it('that say nothing new change nothing', async () => {
    const { body } = await fetchTable(shop, manager, exportPrices, path);
    const { id } = await prices(body);
    const { rows: all, counts } = await standing(id);
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: all, refused: 0 });
    await expect(manager.call(applyImport, { path: { id } })).rejects.toMatchObject({
      code: 'nothing_to_apply',
    });
  });

  it('have bad rows refused by column and reason, to be mended and sent again', async () => {
    const [one, two, three, four, five] = (await carried()) as [Row, Row, Row, Row, Row];
    const { id } = await prices(
      [
        'number,brand,name,price,compare_at',
        `${one.id},,,twelve,`,
        `${two.id},,,20,10`,
        `${three.id},,,33,`,
        `${three.id},,,34,`,
        '999999,,,12,',
        ',Nobody,Nothing,12,',
        ',,,12,',
        `${four.id}`,
        `${five.id},,,-,`,
        `,${'🍷'.repeat(200)},Nothing,12,`,
      ].join('\n'),
    );
    const refused = await rows(id, 'refused');
    expect(refused.map(({ number, column, reason }) => [number, column, reason])).toEqual([
      [2, 'price', '“twelve” is not a number like 1,234.50'],
      [3, 'compare_at', 'Enter more than the price, or nothing'],
      [5, null, 'Row 4 is about the same product'],
      [6, 'number', 'There is no such product: import it as a product first'],
      [7, 'number', 'There is no such product: import it as a product first'],
      [8, 'number', 'Say which product: its number, or its brand and name'],
      [10, 'price', 'A price cannot be cleared'],
      [11, 'brand', 'Use at most 80 characters'],
    ]);
    const { body, headers } = await fetchTable(shop, manager, exportRefused, { id });
    expect(headers['content-disposition']).toBe('attachment; filename="refused.csv"');
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffnumber,brand,name,price,compare_at,what is wrong',
      `${one.id},,,twelve,,"price: “twelve” is not a number like 1,234.50"`,
    ]);
    expect(await apply(id)).toMatchObject({ state: 'applied', counts: { changed: 1, refused: 8 } });
    const again = await prices(body.replace('twelve', '12'));
    expect(await standing(again.id)).toMatchObject({ left_out: ['what is wrong'], counts: { changed: 2 } });
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'not_text'],
    ['a header alone', 'number,price\r\n', 'nothing_in_it'],
    ['nothing', '', 'nothing_in_it'],
    ['a quote that does not end', 'number,price\n"1,2\n3,4', 'quote_trouble'],
  ])('are refused as a whole when they are %s, and leave nothing behind', async (_name, table, code) => {
    const before = await count('sheet_import_row');
    expect(await prices(table)).toMatchObject({ code });
    expect(await count('sheet_import_row')).toBe(before);
  });
  const count = async (table: 'sheet_import' | 'sheet_import_row') =>
    (
      await shop.shop.read((db) =>
        db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      )
    ).count;

  it('leave what somebody has changed meanwhile, say so, and write the rest', async () => {
    const [one, two] = (await carried()) as [Row, Row];
    const { id } = await prices(`number,price,compare_at\n${one.id},61,-\n${two.id},62,-`);
    const other = await prices(`number,price,compare_at\n${two.id},63,-`);
    await manager.call(changePrices, {
      path,
      body: {
        changes: [
          {
            product_id: two.id,
            was: { price: dollars(two.price!), compare_at: two.compare_at && dollars(two.compare_at) },
            price: 64,
            compare_at: null,
          },
        ],
      },
    });
    expect(await apply(id)).toMatchObject({
      state: 'applied',
      applied: 1,
      not_applied: 1,
      counts: { changed: 1, refused: 1 },
    });
    expect(await shown(one.id)).toMatchObject({ price: 6100 });
    expect(await rows(id, 'refused')).toMatchObject([
      {
        number: 3,
        column: null,
        reason: 'Its price was changed after the file was checked: it is now 64.00',
      },
    ]);
    expect(await apply(other.id)).toMatchObject({ state: 'applied', applied: 0, not_applied: 1 });
    expect(await shown(two.id)).toMatchObject({ price: 6400 });
  });

  it('that cannot be applied say so in the end, and are dropped', async () => {
    const [one] = (await carried()) as [Row];
    const { id } = await prices(`number,price\n${one.id},91`);
    await manager.call(applyImport, { path: { id } });
    await shop.shop.write(async (tx) => {
      await tx
        .updateTable('sheet_import_row')
        .set({ asked: JSON.stringify(null) })
        .where('import_id', '=', id)
        .execute();
      // The job is at its last attempt.
      await tx.updateTable('job').set({ attempts: 29 }).where('kind', '=', 'apply-piece-of-import').execute();
    });
    await expect(manager.call(dropImport, { path: { id } })).rejects.toMatchObject({
      code: 'import_not_ready',
    });
    await shop.runJobs();
    expect(shop.takeErrors()).toEqual(['a job has failed for good']);
    expect(await standing(id)).toMatchObject({ state: 'failed' });
    expect(await shown(one.id)).toMatchObject({ price: one.price });
    await manager.call(dropImport, { path: { id } });
    await expect(standing(id)).rejects.toMatchObject({ code: 'import_not_found' });
    // Whoever runs the shop has dealt with it: until then the audit names it.
    await shop.shop.write((tx) => tx.deleteFrom('job').where('kind', '=', 'apply-piece-of-import').execute());
  });

  it('have the second of two rows about one product refused, however far they are apart', async () => {
    const [one] = (await carried()) as [Row];
    const between = Array.from({ length: 1_200 }, (_, nth) => `${5_000_000 + nth},12`);
    const { id } = await prices(['number,price', `${one.id},81`, ...between, `${one.id},82`].join('\n'));
    expect(await standing(id)).toMatchObject({ counts: { changed: 1, refused: 1_201 } });
    const { body } = await fetchTable(shop, manager, exportRefused, { id });
    expect(body).toContain(`${one.id},82,Row 2 is about the same product`);
    expect(await rows(id, 'changed')).toMatchObject([{ number: 2 }]);
  });

  it('go on where a process has ended, and are applied once', async () => {
    const [one] = (await carried()) as [Row];
    const { id } = await prices(`number,price\n${one.id},71`);
    await shop.shop.write(async (tx) => {
      await tx.updateTable('sheet_import').set({ state: 'checking' }).where('id', '=', id).execute();
      for (const kind of [checkPieceJob, ...earlierChecks]) await enqueue(tx, kind, { id, after: 0 });
    });
    await shop.runJobs();
    expect(await standing(id)).toMatchObject({ state: 'checked', counts: { changed: 1, refused: 0 } });
    const presses = await Promise.allSettled([1, 2].map(() => manager.call(applyImport, { path: { id } })));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await shop.runJobs();
    expect((await acts('sheet_imported')).filter(({ thing_id }) => thing_id === id)).toHaveLength(1);
  });

  it('of stock move by the difference, past what was sold meanwhile', async () => {
    const [one, two] = (await carried()) as [Row, Row];
    const at = (id: number) => ({ path: { store_id, product_id: `${id}` } });
    const [before, other] = [
      await manager.call(getShelf, at(one.id)),
      await manager.call(getShelf, at(two.id)),
    ];
    const { id } = await sendTable(
      shop,
      manager,
      importStock,
      path,
      `number,on_hand,shelf_place\n${one.id},${before.on_hand + 5},B 12\n${two.id},${other.on_hand},\n`,
    );
    expect(await standing(id)).toMatchObject({ counts: { changed: 1, unchanged: 1 } });
    const body = { kind: 'fewer' as const, bottles: 1, why: 'Broken', seen: before.on_hand };
    await manager.call(adjustShelf, { ...at(one.id), body });
    expect(await apply(id)).toMatchObject({ state: 'applied' });
    expect(await manager.call(getShelf, at(one.id))).toMatchObject({
      on_hand: before.on_hand + 4,
      shelf_place: 'B 12',
    });
    await allIsRight(shop);
  });

  it('of products are new, edited and cleared by their rows', async () => {
    const products = (table: string) => sendTable(shop, owner, importProducts, {}, table);
    const header =
      'brand,name,vintage,category,country,region,description,varietals,size_ml,appellation,nose';
    const row = 'Étude Test,Pinot Noir,2022,Red Wine,USA,Carneros,"Red, round",Pinot Noir 95 | Gamay 5,750';
    const first = await products(`${header}\n${row},Carneros,`);
    expect(await standing(first.id, owner)).toMatchObject({ counts: { new: 1 } });
    await apply(first.id, owner);
    const [created] = (await acts('product_created')).slice(-1);
    const id = created!.thing_id;
    const read = () => owner.call(getEditedProduct, { path: { id } });
    expect(await read()).toMatchObject({
      brand: 'Étude Test',
      appellation: 'Carneros',
      pack_count: 1,
      varietals: [
        { name: 'Pinot Noir', percent: 95 },
        { name: 'Gamay', percent: 5 },
      ],
    });
    const same = await products(`${header}\n${row},,`);
    expect(await standing(same.id, owner)).toMatchObject({ counts: { unchanged: 1 } });
    const cleared = await products(`${header}\n${row},-,Cherry`);
    expect(await rows(cleared.id, 'refused', owner)).toMatchObject([{ column: 'palate' }]);
    const edited = await products(`number,appellation,region\n${id},-,Sonoma`);
    const { version, address: _address, retired: _retired, id: _id, ...facts } = await read();
    await owner.call(editProduct, { path: { id }, body: { version, facts: { ...facts, closure: 'Cork' } } });
    expect(await apply(edited.id, owner)).toMatchObject({ applied: 0, not_applied: 1 });
    expect(await rows(edited.id, 'refused', owner)).toMatchObject([
      { reason: 'Somebody edited this product after the file was checked' },
    ]);
    const again = await products(`number,appellation,region\n${id},-,Sonoma`);
    await apply(again.id, owner);
    expect(await read()).toMatchObject({ appellation: null, region: 'Sonoma', closure: 'Cork', version: 3 });
    await allIsRight(shop);
  });

  it('are gone for whoever has left the store that they are for', async () => {
    const [one] = (await carried()) as [Row];
    const olive = await openTestPerson(shop, { role: 'owner', store_id: null });
    const marco = await openTestPerson(
      shop,
      { role: 'manager', store_id: 1 },
      { role: 'manager', store_id: 2 },
    );
    const { id } = await prices(`number,price\n${one.id},82`, marco);
    expect(await standing(id, marco)).toMatchObject({ state: 'checked', store_id: 1 });
    const { roles } = await olive.call(getPerson, { path: { id: marco.id } });
    await olive.call(takeRole, { path: { id: roles.find((each) => each.store_id === 1)!.id } });
    const missing = { status: 404, code: 'import_not_found' };
    await expect(standing(id, marco)).rejects.toMatchObject(missing);
    await expect(rows(id, 'changed', marco)).rejects.toMatchObject(missing);
    expect((await fetchTable(shop, marco, exportRefused, { id })).statusCode).toBe(404);
    await expect(marco.call(applyImport, { path: { id } })).rejects.toMatchObject(missing);
    await expect(marco.call(dropImport, { path: { id } })).rejects.toMatchObject(missing);
    expect(await marco.call(listImports, {})).toEqual([]);
  });

  it('belong to whoever sent them, and to nobody who may not', async () => {
    const [one] = (await carried()) as [Row];
    const { id } = await prices(`number,price\n${one.id},81`);
    const other = await openTestPerson(shop, { role: 'manager', store_id: 1 });
    await expect(standing(id, other)).rejects.toMatchObject({ code: 'import_not_found' });
    expect(await other.call(listImports, {})).toEqual([]);
    const one_store = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    expect(await sendTable(shop, one_store, importProducts, {}, 'number\n1')).toMatchObject({
      code: 'not_allowed',
    });
    await manager.call(dropImport, { path: { id } });
    await expect(standing(id)).rejects.toMatchObject({ code: 'import_not_found' });
  });

  it('go out as they stand, and no formula with them', async () => {
    const { body, headers } = await fetchTable(shop, owner, exportProducts);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/);
    expect(body.split('\r\n')[0]).toMatch(/^\ufeffnumber,brand,name,vintage/);
    const stock = await fetchTable(shop, manager, exportStock, path);
    expect(stock.body.split('\r\n').length).toBe(
      (await fetchTable(shop, manager, exportPrices, path)).body.split('\r\n').length,
    );
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: 1 });
    expect((await fetchTable(shop, clerk, exportPrices, path)).statusCode).toBe(403);
  });

  it('are forgotten after a week', async () => {
    expect(await count('sheet_import')).toBeGreaterThan(0);
    shop.clock.advance(days(8));
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    expect(await count('sheet_import')).toBe(0);
    expect(await count('sheet_import_row')).toBe(0);
  });
});
