import { carryProduct, stopCarrying } from 'contract/catalogue/assortment.staff';
import { changePrices } from 'contract/catalogue/prices.staff';
import { getEditedProduct, retireProduct } from 'contract/catalogue/products.staff';
import {
  applyImport,
  exportRefused,
  getImport,
  importBarcodes,
  importPrices,
  importProducts,
  importStock,
  listImportRows,
  stopImport,
} from 'contract/exchange/imports.staff';
import { logInStaff } from 'contract/staff';
import { putPlace } from 'contract/stock/places.staff';
import { adjustShelf, getShelf } from 'contract/stock/stock.staff';
import { beforeAll, expect, it } from 'vitest';
import { enqueue } from '../../platform/jobs/job.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { cards, openBuyer, shelfOf } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { fetchTable, sendTable } from '../../testing/tables.js';
import { testPassword } from '../../testing/test-customer.js';
import { callStaff, openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { applyJob } from './in/apply-import.js';
import { exchangeWorkers } from './index.js';

const store = 1;
const path = { store_id: `${store}` };
const piece = 500;
/** A whole piece and a part of one. */
const few = 600;

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

describeShopOnBoth('a table that is applied in pieces', (shop) => {
  let owner: TestPerson;
  let manager: TestPerson;
  /** Bottles of the first table: the store sells them, and has 24 of each. */
  let bottles: number[];

  const products = (brand: string, count: number) =>
    `brand,name,vintage,category,country,region,description,varietals,size_ml\n${upTo(count)
      .map((n) => `${brand},Bottle ${n},2022,Red Wine,USA,Carneros,Red,Pinot Noir 95 | Gamay 5,750`)
      .join('\n')}`;
  const prices = (ids: readonly number[], price: number) =>
    `number,price\n${ids.map((id) => `${id},${price}`).join('\n')}`;
  const stock = (ids: readonly number[], on_hand: number) =>
    `number,on_hand\n${ids.map((id) => `${id},${on_hand}`).join('\n')}`;

  const numbersOf = (brand: string) =>
    shop.shop.read(async (db) =>
      (
        await db
          .selectFrom('product')
          .innerJoin('brand', 'brand.id', 'brand_id')
          .select(['product.id', 'product.name'])
          .where('brand.name', '=', brand)
          .execute()
      ).map(({ id }) => id),
    );
  const pricesOf = (ids: readonly number[]) =>
    shop.shop.read(async (db) =>
      (
        await db
          .selectFrom('store_product')
          .select('price')
          .where('store_id', '=', store)
          .where('product_id', 'in', ids)
          .where('carried', '=', true)
          .execute()
      ).map(({ price }) => price / 100),
    );
  const actsOn = (id: string) =>
    shop.shop.read(async (db) =>
      (
        await db
          .selectFrom('staff_act')
          .select('after')
          .where('thing_id', '=', id)
          .orderBy('number')
          .execute()
      ).map(({ after }) => JSON.parse(after!)),
    );

  const sendProducts = (table: string) => sendTable(shop, owner, importProducts, {}, table);
  const sendPrices = (table: string, person = manager) => sendTable(shop, person, importPrices, path, table);
  const sendStock = (table: string) => sendTable(shop, manager, importStock, path, table);
  const press = (id: string, person = manager) => person.call(applyImport, { path: { id } });
  const standing = (id: string, person = manager) => person.call(getImport, { path: { id } });
  const refused = async (id: string) =>
    (await manager.call(listImportRows, { path: { id }, query: { show: 'refused' } })).data;
  const nextPiece = () => shop.whole.jobs.runDue();
  async function applied({ id }: { id: string }, person = manager) {
    await press(id, person);
    await shop.runJobs();
    return standing(id, person);
  }
  /** Somebody has pressed Apply, and one piece is written. */
  async function begun({ id }: { id: string }, person = manager) {
    await press(id, person);
    await nextPiece();
    expect(await standing(id, person)).toMatchObject({ state: 'applying', applied: piece });
    return id;
  }

  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    manager = await openTestPerson(shop, { role: 'manager', store_id: store });
    await applied(await sendProducts(products('Short Table', few)), owner);
    bottles = (await numbersOf('Short Table')).sort((one, other) => one - other);
    expect(bottles).toHaveLength(few);
    await applied(await sendPrices(prices(bottles, 20)));
    await applied(await sendStock(stock(bottles, 24)));
  });

  it('neither undoes what is sold between two pieces nor writes a row twice', async () => {
    const id = await begun(await sendStock(stock(bottles, 30)));
    const [early, late] = [bottles[0]!, bottles.at(-1)!];
    const buyer = await openBuyer(shop, store);
    await buyer.put({ product_id: early, quantity: 2 }, { product_id: late, quantity: 3 });
    await buyer.chooses('pickup');
    await buyer.buys('card', cards.approves);
    expect(await standing(id)).toMatchObject({ state: 'applying', applied: piece });
    await shop.runJobs();
    expect(await standing(id)).toMatchObject({ state: 'applied', applied: few, not_applied: 0 });
    const left = async (bottle: number) => {
      const { on_hand, held } = await shelfOf(shop, store, bottle);
      return on_hand - held;
    };
    expect([await left(early), await left(late), await left(bottles[550]!)]).toEqual([28, 27, 30]);
    const moved = await shop.shop.read((db) =>
      db
        .selectFrom('stock_movement')
        .select(['product_id', 'quantity'])
        .where('kind', '=', 'adjusted')
        .where('quantity', '=', 6)
        .execute(),
    );
    expect(moved.map(({ product_id }) => product_id).sort((one, other) => one - other)).toEqual(bottles);
    expect(await actsOn(id)).toEqual([
      { sheet: 'stock', file_name: 'table.csv', applied: few, not_applied: 0 },
    ]);
    await allIsRight(shop);
  });

  it('tells the rows for which it comes too late, writes the others, and loses none', async () => {
    const id = await begun(await sendPrices(prices(bottles, 21)));
    const [changed, given, retired] = bottles.slice(-3) as [number, number, number];
    await manager.call(changePrices, {
      path,
      body: {
        changes: [{ product_id: changed, was: { price: 20, compare_at: null }, price: 22.5, compare_at: 30 }],
      },
    });
    await manager.call(stopCarrying, { path: { ...path, product_id: `${given}` } });
    await owner.call(retireProduct, { path: { id: `${retired}` }, body: { retired: true } });
    await shop.runJobs();
    expect(await standing(id)).toMatchObject({
      state: 'applied',
      applied: few - 3,
      not_applied: 3,
      counts: { new: 0, changed: few - 3, unchanged: 0, refused: 3 },
    });
    expect((await refused(id)).map(({ number, reason }) => [number, reason])).toEqual([
      [few - 1, 'Its price was changed after the file was checked: it is now 22.50, compared at 30.00'],
      [few, 'The store stopped selling it after the file was checked'],
      [few + 1, 'This product was retired after the file was checked'],
    ]);
    expect(await pricesOf(bottles.slice(0, -3))).toEqual(Array(few - 3).fill(21));
    expect(await pricesOf([changed])).toEqual([22.5]);
    expect(await actsOn(id)).toEqual([
      { sheet: 'prices', file_name: 'table.csv', applied: few - 3, not_applied: 3 },
    ]);
    await owner.call(retireProduct, { path: { id: `${retired}` }, body: { retired: false } });
    const again = await sendPrices((await fetchTable(shop, manager, exportRefused, { id })).body);
    expect(await applied(again)).toMatchObject({
      state: 'applied',
      applied: 3,
      counts: { new: 1, changed: 2 },
    });
    expect(await pricesOf(bottles)).toEqual(Array(few).fill(21));
    await allIsRight(shop);
  });

  it('tells of bottles that were promised, put elsewhere, carried, or edited meanwhile', async () => {
    const [one, two, three] = bottles as [number, number, number];
    const shelf = await shelfOf(shop, store, one);
    const at = (product: number) => ({ ...path, product_id: `${product}` });
    const ofStock = await sendStock(
      `number,on_hand,shelf_place\n${one},${shelf.held + 1},\n${two},,B 12\n${three},77,B 13`,
    );
    await manager.call(adjustShelf, {
      path: at(one),
      body: { kind: 'fewer', bottles: 3, why: 'Broken', seen: shelf.on_hand },
    });
    await manager.call(putPlace, { path: at(two), body: { shelf_place: 'C 1' } });
    expect(await applied(ofStock)).toMatchObject({ applied: 1, not_applied: 2 });
    expect((await refused(ofStock.id)).map(({ reason }) => reason)).toEqual([
      `${shelf.held} are promised to orders by now: at least these must stay`,
      'Somebody gave it another place after the file was checked: it is now at C 1',
    ]);
    expect(await shelfOf(shop, store, three)).toMatchObject({ on_hand: 77 });

    await manager.call(stopCarrying, { path: at(one) });
    const ofPrices = await sendPrices(prices([one], 33));
    expect(await standing(ofPrices.id)).toMatchObject({ counts: { new: 1 } });
    await manager.call(carryProduct, { path: at(one), body: { price: 34, compare_at: null } });
    expect(await applied(ofPrices)).toMatchObject({ applied: 0, not_applied: 1 });
    expect(await refused(ofPrices.id)).toMatchObject([
      { reason: 'The store began to sell it after the file was checked' },
    ]);
    expect(await pricesOf([one])).toEqual([34]);

    const edits = [
      await sendProducts(`number,closure\n${one},Cork\n${two},Cork`),
      await sendProducts(`number,closure\n${one},Glass`),
    ] as const;
    await applied(edits[1], owner);
    expect(await applied(edits[0], owner)).toMatchObject({ applied: 1, not_applied: 1 });
    const closure = async (id: number) =>
      (await owner.call(getEditedProduct, { path: { id: `${id}` } })).closure;
    expect([await closure(one), await closure(two)]).toEqual(['Glass', 'Cork']);
  });

  it('stops where its person stops it, and gives the rest back as a file', async () => {
    const id = await begun(await sendPrices(prices(bottles, 25)));
    const other = await openTestPerson(shop, { role: 'manager', store_id: store });
    await expect(other.call(stopImport, { path: { id } })).rejects.toMatchObject({ status: 404 });
    await manager.call(stopImport, { path: { id } });
    const stopped = { state: 'stopped', applied: piece, not_applied: few - piece };
    expect(await standing(id)).toMatchObject(stopped);
    await shop.runJobs();
    expect(await standing(id)).toMatchObject(stopped);
    expect((await pricesOf(bottles)).filter((price) => price === 25)).toHaveLength(piece);
    expect(await actsOn(id)).toEqual([
      {
        sheet: 'prices',
        file_name: 'table.csv',
        applied: piece,
        not_applied: few - piece,
        stopped: true,
      },
    ]);
    await expect(manager.call(stopImport, { path: { id } })).rejects.toMatchObject({
      code: 'import_not_applying',
    });
    expect((await refused(id))[0]).toMatchObject({
      number: piece + 2,
      reason: 'The import was stopped before this row',
    });
    const rest = await sendPrices((await fetchTable(shop, manager, exportRefused, { id })).body);
    expect(await applied(rest)).toMatchObject({ applied: few - piece, not_applied: 0 });
    expect(await pricesOf(bottles)).toEqual(Array(few).fill(25));
  });

  it('that fails in the middle keeps what is written, and goes on from there when it is tried again', async () => {
    const { id } = await sendPrices(prices(bottles, 26));
    const plant = (asked: string) =>
      shop.shop.write(async (tx) => {
        await tx
          .updateTable('sheet_import_row')
          .set({ asked })
          .where('import_id', '=', id)
          .where('number', '=', 550)
          .execute();
      });
    const { asked } = await shop.shop.read((db) =>
      db
        .selectFrom('sheet_import_row')
        .select('asked')
        .where('import_id', '=', id)
        .where('number', '=', 550)
        .executeTakeFirstOrThrow(),
    );
    await begun({ id });
    await plant('null');
    // The job is at its last attempt.
    await shop.shop.write((tx) =>
      tx.updateTable('job').set({ attempts: 29 }).where('kind', '=', 'apply-piece-of-import').execute(),
    );
    await shop.runJobs();
    expect(shop.takeErrors()).toEqual(['a job has failed for good']);
    expect(await standing(id)).toMatchObject({ state: 'failed', applied: piece });
    expect(await actsOn(id)).toMatchObject([{ applied: piece, not_applied: 0, gave_up: true }]);
    await plant(JSON.stringify(asked));
    await shop.shop.write((tx) =>
      tx
        .updateTable('job')
        .set({ attempts: 0, failed_at: null })
        .where('kind', '=', 'apply-piece-of-import')
        .execute(),
    );
    await shop.runJobs();
    expect(await standing(id)).toMatchObject({ state: 'applied', applied: few, not_applied: 0 });
    expect((await actsOn(id))[1]).toMatchObject({ applied: few, not_applied: 0 });
    expect(await pricesOf(bottles)).toEqual(Array(few).fill(26));
  });

  /** Two people press Apply, and two processes take the pieces in turn. */
  async function bothAtOnce(one: Asked, two: Asked) {
    await Promise.all([one, two].map(({ id, by }) => press(id, by)));
    const both = () => Promise.all([standing(one.id, one.by), standing(two.id, two.by)]);
    const second = new JobRunner(shop.whole.database, shop.shop.log, exchangeWorkers(shop.whole.catalogue));
    const isUnderWay = async () => (await both()).some(({ state }) => state === 'applying');
    // Whoever finds nothing to do for so many looks leaves the rest to the other.
    const all = async (process: Pick<JobRunner, 'runDue'>) => {
      for (let idle = 0; idle < 50 && (await isUnderWay()); idle++)
        if ((await process.runDue()) > 0) idle = 0;
    };
    await Promise.all([all(shop.whole.jobs), all(second)]);
    const ends = await both();
    expect(ends.map(({ state }) => state)).toEqual(['applied', 'applied']);
    expect(ends.map(({ applied: rows, not_applied }) => rows + not_applied)).toEqual([few, few]);
    return ends.map(({ applied: rows }) => rows) as [number, number];
  }
  type Asked = { id: string; by: TestPerson };

  it('and another one at once, in two processes: each row is written by one of them', async () => {
    const other = await openTestPerson(shop, { role: 'manager', store_id: store });
    const one = await sendPrices(prices(bottles, 27));
    const two = await sendPrices(prices(bottles, 28), other);
    const [mine, theirs] = await bothAtOnce({ ...one, by: manager }, { ...two, by: other });
    expect(mine + theirs).toBe(few);
    const now = await pricesOf(bottles);
    expect(now.filter((price) => price === 27)).toHaveLength(mine);
    expect(now.filter((price) => price === 28)).toHaveLength(theirs);
    await allIsRight(shop);
  });

  it('and its copy at once: no product is added twice, and none is put on a shelf twice', async () => {
    const twins = [
      await sendProducts(products('Twin', few)),
      await sendProducts(products('Twin', few)),
    ] as const;
    const [first, copy] = await bothAtOnce({ ...twins[0], by: owner }, { ...twins[1], by: owner });
    expect(first + copy).toBe(few);
    const added = await numbersOf('Twin');
    expect(added).toHaveLength(few);
    const shelves = [await sendPrices(prices(added, 31)), await sendPrices(prices(added, 32))] as const;
    const [dear, dearer] = await bothAtOnce({ ...shelves[0], by: manager }, { ...shelves[1], by: manager });
    expect(dear + dearer).toBe(few);
    expect((await pricesOf(added)).filter((price) => price === 31)).toHaveLength(dear);
  });

  it('and another one of the same codes at once: each code is given once', async () => {
    const codes = bottles.map((bottle) => `code-${bottle}`);
    const table = (product: number, all: readonly string[]) =>
      ['code,number', ...all.map((code) => `${code},${product}`)].join('\n');
    const other = await openTestPerson(shop, { role: 'owner', store_id: null });
    const one = await sendTable(shop, owner, importBarcodes, {}, table(bottles[0]!, codes));
    const two = await sendTable(shop, other, importBarcodes, {}, table(bottles[1]!, codes.toReversed()));
    const given = await bothAtOnce({ ...one, by: owner }, { ...two, by: other });
    const codesOf = async (product: number) =>
      (await manager.call(getShelf, { path: { ...path, product_id: `${product}` } })).barcodes.length;
    expect([await codesOf(bottles[0]!), await codesOf(bottles[1]!)]).toEqual(given);
    expect(given[0] + given[1]).toBe(few);
  });

  it('and was asked for by the version before is applied at once, as that version does', async () => {
    const { id } = await sendPrices(prices(bottles, 29));
    await shop.shop.write(async (tx) => {
      await tx.updateTable('sheet_import').set({ state: 'applying' }).where('id', '=', id).execute();
      await enqueue(tx, applyJob, { id });
    });
    await nextPiece();
    expect(await standing(id)).toMatchObject({ state: 'applied', applied: few });
    expect(await pricesOf(bottles)).toEqual(Array(few).fill(29));
  });

  it('lets a log-in and other acts come between its pieces, however long it is', async () => {
    // The embedded database has one connection, so that pieces and people take turns in any case.
    const many = shop.kind === 'embedded' ? 1_500 : 5_000;
    const mia = await openTestPerson(shop, { role: 'clerk', store_id: store });
    /** The import goes on beside what others do; all of them are told in the order in which they end. */
    async function beside(others: Record<string, () => Promise<unknown>>) {
      const ends: string[] = [];
      const telling = (name: string, work: Promise<unknown>) => work.then(() => ends.push(name));
      await Promise.all([
        telling('the import', shop.runJobs()),
        ...Object.entries(others).map(([name, work]) => telling(name, work())),
      ]);
      return ends;
    }
    const ofProducts = await begun(await sendProducts(products('Long Table', many)), owner);
    const logsIn = () =>
      callStaff(shop, logInStaff, { body: { email: mia.email, password: testPassword, code: mia.code } });
    const retires = () =>
      owner.call(retireProduct, { path: { id: `${bottles[0]}` }, body: { retired: true } });
    const ends = await beside({ 'a log-in': logsIn, 'a retired bottle': retires });
    expect(await standing(ofProducts, owner)).toMatchObject({ state: 'applied', applied: many });
    expect(ends.at(-1)).toBe('the import');

    const long = await numbersOf('Long Table');
    const ofPrices = await begun(await sendPrices(prices(long, 18)));
    const places = () =>
      manager.call(putPlace, {
        path: { ...path, product_id: `${bottles[1]}` },
        body: { shelf_place: 'A 1' },
      });
    expect((await beside({ 'a new place': places })).at(-1)).toBe('the import');
    expect(await standing(ofPrices)).toMatchObject({ state: 'applied', applied: many });
    await allIsRight(shop);
  });
});
