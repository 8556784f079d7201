import { listProductCards } from 'contract/catalogue';
import { listStoreProducts } from 'contract/catalogue/assortment.staff';
import {
  applyImport,
  dropImport,
  exportRefused,
  getImport,
  importPrices,
  importStock,
  listImportColumns,
  listImportRows,
  mapImportColumns,
  type Outcome,
} from 'contract/exchange/imports.staff';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { fetchTable, sendTable } from '../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { rememberColumns, selectColumnsSaid } from './in/imports.sql.js';

const store_id = '1';
const path = { store_id };

describeShop('tables that come in', (shop) => {
  let owner: TestPerson;
  let manager: TestPerson;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    manager = await openTestPerson(shop, { role: 'manager', store_id: 1 });
  });

  const carried = async () =>
    (await manager.call(listStoreProducts, { path, query: { show: 'carried', pageSize: '50' } })).data;
  type Row = Awaited<ReturnType<typeof carried>>[number];
  const prices = (table: string) => sendTable(shop, manager, importPrices, path, table);
  const standing = (id: string) => manager.call(getImport, { path: { id } });
  const rows = async (id: string, show: Outcome) =>
    (await manager.call(listImportRows, { path: { id }, query: { show } })).data;

  it('whose columns have other names wait until a person says what they are', async () => {
    const [one, two, three] = (await carried()) as [Row, Row, Row];
    const { id } = await prices(
      `Artikel;Preis;;Compare at;Number\r\n${one.id};71;A;-;x\r\n${two.id};72;B;-;\r\n${three.id};73;;-;\r\n;74;;;\r\n`,
    );
    const columns = () => manager.call(listImportColumns, { path: { id } });
    const map = (chosen: (string | null)[], person = manager) =>
      person.call(mapImportColumns, { path: { id }, body: { columns: chosen } });
    // "Number" and "Compare at" say enough for a table of prices, but the rows say otherwise.
    expect(await standing(id)).toMatchObject({ state: 'checked', counts: { refused: 4 } });
    expect(await columns()).toEqual([
      { header: 'Artikel', column: null, samples: [`${one.id}`, `${two.id}`, `${three.id}`] },
      { header: 'Preis', column: null, samples: ['71', '72', '73'] },
      { header: '', column: null, samples: ['A', 'B'] },
      { header: 'Compare at', column: 'compare_at', samples: ['-'] },
      { header: 'Number', column: 'number', samples: ['x'] },
    ]);
    for (const [chosen, code] of [
      [['number', 'price', null, 'price', null], 'column_twice'],
      [[null, 'price', null, null, null], 'column_missing'],
      [['number', 'on_hand', null, null, null], 'column_unknown'],
      [['number', 'price'], 'column_unknown'],
    ] as const)
      await expect(map([...chosen])).rejects.toMatchObject({ code });
    await expect(map(['number', 'price', null, null, null], owner)).rejects.toMatchObject({
      code: 'import_not_found',
    });
    await map(['number', 'price', null, 'compare_at', null]);
    await expect(map(['number', 'price', null, null, null])).rejects.toMatchObject({
      code: 'import_not_ready',
    });
    await shop.runJobs();
    expect(await standing(id)).toMatchObject({
      state: 'checked',
      counts: { changed: 3, refused: 1 },
      left_out: ['Number'],
    });
    // The mended rows come back and say by themselves what their columns are.
    const { body } = await fetchTable(shop, manager, exportRefused, { id });
    expect(body.split('\r\n')[0]).toBe('\ufeffnumber,price,,compare_at,Number,what is wrong');
    await manager.call(applyImport, { path: { id } });
    await shop.runJobs();
    expect(await standing(id)).toMatchObject({ state: 'applied', applied: 3 });
    const ada = await shop.customer();
    const [card] = await ada.call(listProductCards, { query: { store_id, id: `${three.id}` } });
    expect(card).toMatchObject({ price: 7300 });
  });

  it('are read as before when the first row is the same again, at the same store and as the same kind', async () => {
    const [one] = (await carried()) as [Row];
    const table = (price: number) => `Wein${price > 90 ? ' ' : ''};EK;VK\r\n${one.id};7;${price}\r\n`;
    const at = async (store: string) => {
      const person = await openTestPerson(shop, { role: 'manager', store_id: Number(store) });
      const { id } = await sendTable(shop, person, importPrices, { store_id: store }, table(90));
      return person.call(getImport, { path: { id } });
    };
    const map = async (id: string, columns: (string | null)[]) => {
      await manager.call(mapImportColumns, { path: { id }, body: { columns } });
      await shop.runJobs();
    };
    const first = await prices(table(90));
    expect(await standing(first.id)).toMatchObject({ state: 'unmapped', as_before: false });
    await map(first.id, ['number', 'price', null]);
    await map(first.id, ['number', null, 'price']);
    expect(await standing(first.id)).toMatchObject({ state: 'checked', as_before: false });

    const second = await prices(table(91));
    expect(await standing(second.id)).toMatchObject({
      state: 'checked',
      as_before: true,
      left_out: ['EK'],
      counts: { changed: 1, refused: 0 },
    });
    expect((await rows(second.id, 'changed'))[0]!.changes).toMatchObject([
      { column: 'price', after: '91.00' },
    ]);
    expect(await at('1')).toMatchObject({ state: 'checked', as_before: true });
    expect(await at('2')).toMatchObject({ state: 'unmapped', as_before: false });
    const asStock = await sendTable(shop, manager, importStock, path, table(92));
    expect(await standing(asStock.id)).toMatchObject({ state: 'unmapped' });
    // Somebody sees that this file is another one after all.
    await map(second.id, ['number', 'price', null]);
    expect(await standing(second.id)).toMatchObject({ as_before: false, left_out: ['VK'] });
  });

  it('are forgotten when many others have come since, the oldest first', async () => {
    const file = (n: number) => ({ sheet: 'prices' as const, store_id: 1, header_hash: `file ${n}` });
    for (let n = 1; n <= 4; n++) {
      await shop.shop.write((tx) => rememberColumns(tx, file(n), { columns: ['number', 'price'], most: 3 }));
      shop.clock.advance(1000);
    }
    const known = (n: number) => shop.shop.read((db) => selectColumnsSaid(db, file(n)));
    expect(await known(1)).toBeUndefined();
    expect(await known(2)).toEqual(['number', 'price']);
    expect(await known(4)).toEqual(['number', 'price']);
  });

  it.each([
    ['another table', 'wine,cost\nBarolo,12'],
    ['a column twice', 'number,price,Price\n1,2,3'],
  ])('with %s are looked at when their columns are known, and not before', async (_name, table) => {
    const { id } = await prices(table);
    expect(await standing(id)).toMatchObject({ state: 'unmapped', checked: 0, rows: 1 });
    await expect(manager.call(applyImport, { path: { id } })).rejects.toMatchObject({
      code: 'import_not_ready',
    });
    const columns = await manager.call(listImportColumns, { path: { id } });
    const body = { columns: columns.map((_, at) => ['number', 'price'][at] ?? null) };
    await manager.call(mapImportColumns, { path: { id }, body });
    await shop.runJobs();
    expect(await standing(id)).toMatchObject({ state: 'checked', checked: 1 });
    await manager.call(dropImport, { path: { id } });
  });

  it('are judged anew when their columns change: no row is the twin of what another one was', async () => {
    const [one, two] = (await carried()) as [Row, Row];
    const { id } = await prices(
      `number,other,price,compare_at\n${one.id},${two.id},81,-\n${two.id},${two.id},82,-`,
    );
    expect(await standing(id)).toMatchObject({ counts: { changed: 2 } });
    await manager.call(mapImportColumns, {
      path: { id },
      body: { columns: [null, 'number', 'price', 'compare_at'] },
    });
    await shop.runJobs();
    expect(await standing(id)).toMatchObject({ counts: { changed: 1, refused: 1 }, left_out: ['number'] });
    expect(await rows(id, 'refused')).toMatchObject([
      { number: 3, reason: 'Row 2 is about the same product' },
    ]);
  });
});
