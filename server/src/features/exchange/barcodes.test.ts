import { retireProduct } from 'contract/catalogue/products.staff';
import { exportBarcodes } from 'contract/exchange/exports.staff';
import { exportRefused, importBarcodes } from 'contract/exchange/imports.staff';
import { addBarcode, readBarcode, removeBarcode } from 'contract/stock/receiving.staff';
import { getShelf } from 'contract/stock/stock.staff';
import { beforeAll, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { describeShop } from '../../testing/describe-shop.js';
import { importsOf } from '../../testing/imports-of.js';
import { fetchTable } from '../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const store = { store_id: '1' };
const [chateauneuf, barolo] = [50, 51];
const upc = '036000291452';
const ean = '4006381333931';
const ofCase = '10036000291459';

describeShop('barcodes as a table', (shop) => {
  let owner: TestPerson;
  let manager: TestPerson;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    manager = await openTestPerson(shop, { role: 'manager', store_id: 1 });
  });

  const { send, standing, rows, reasons, apply } = importsOf(shop, () => owner, importBarcodes);
  const read = async (code: string) => {
    const { product_id, bottles } = await manager.call(readBarcode, { path: { ...store, code } });
    return [product_id, bottles];
  };
  const add = (code: string, product_id: number, bottles: number) =>
    manager.call(addBarcode, { path: { ...store, code }, body: { product_id, bottles } });
  const remove = (code: string) => manager.call(removeBarcode, { path: { ...store, code } });
  const actsOn = (product: number) =>
    shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'store_id', 'person_id', 'before', 'after'])
        .where('thing', '=', 'product')
        .where('thing_id', '=', `${product}`)
        .where('kind', 'in', ['barcode_added', 'barcode_removed'])
        .orderBy('number')
        .execute(),
    );
  const nameOf = async (product: number) => {
    const shelf = await manager.call(getShelf, { path: { ...store, product_id: `${product}` } });
    return [shelf.brand, shelf.name, shelf.vintage].filter((part) => part !== null).join(' ');
  };

  it('gives bottles and cases their codes, changes them, and takes them away, each an act at its bottle', async () => {
    const { brand, name, vintage, size_ml } = await manager.call(getShelf, {
      path: { ...store, product_id: `${barolo}` },
    });
    const first = await send(
      [
        'Code,Number,Brand,Name,Vintage,Size ml,Bottles',
        `${upc},${chateauneuf},,,,,`,
        `${ofCase},${chateauneuf},,,,,12`,
        `"4 006381 333931",,${brand},"${name}",${vintage ?? ''},${size_ml ?? ''},1`,
      ].join('\n'),
    );
    expect(await standing(first.id)).toMatchObject({
      state: 'checked',
      store_id: null,
      counts: { new: 3, changed: 0, unchanged: 0, refused: 0 },
    });
    expect((await rows(first.id, 'new'))[1]).toMatchObject({
      name: `${ofCase}, ${await nameOf(chateauneuf)}`,
      changes: [
        { column: 'number', before: '', after: `${chateauneuf}` },
        { column: 'bottles', before: '', after: '12' },
      ],
    });
    await expect(read(upc)).rejects.toMatchObject({ code: 'code_unknown' });
    expect(await apply(first)).toMatchObject({ state: 'applied', applied: 3 });
    expect([await read(upc), await read(ofCase), await read(ean)]).toEqual([
      [chateauneuf, 1],
      [chateauneuf, 12],
      [barolo, 1],
    ]);

    const second = await send(`code,bottles\n${ofCase},6\n${upc},-\n${ean},`);
    expect(await standing(second.id)).toMatchObject({ counts: { changed: 2, unchanged: 1, refused: 0 } });
    expect((await rows(second.id, 'changed')).map(({ changes }) => changes)).toEqual([
      [{ column: 'bottles', before: '12', after: '6' }],
      [
        { column: 'number', before: `${chateauneuf}`, after: '' },
        { column: 'bottles', before: '1', after: '' },
      ],
    ]);
    expect(await apply(second)).toMatchObject({ state: 'applied', applied: 2 });
    expect(await read(ofCase)).toEqual([chateauneuf, 6]);
    await expect(read(upc)).rejects.toMatchObject({ code: 'code_unknown' });

    const by = { store_id: null, person_id: owner.id };
    const [bottle, case_] = [`00${upc}`, ofCase];
    expect(await actsOn(chateauneuf)).toEqual([
      { kind: 'barcode_added', ...by, before: null, after: JSON.stringify({ code: bottle, bottles: 1 }) },
      { kind: 'barcode_added', ...by, before: null, after: JSON.stringify({ code: case_, bottles: 12 }) },
      { kind: 'barcode_added', ...by, before: null, after: JSON.stringify({ code: case_, bottles: 6 }) },
      { kind: 'barcode_removed', ...by, before: JSON.stringify({ code: bottle, bottles: 1 }), after: null },
    ]);
    await allIsRight(shop);
  });

  it('goes out as texts, so that no spreadsheet takes a code for a number, and comes back unchanged', async () => {
    const { body, headers } = await fetchTable(shop, owner, exportBarcodes);
    expect(headers['content-disposition']).toMatch(/filename="barcodes-\d{4}-\d\d-\d\d\.csv"/);
    const [header, ...lines] = body.split('\r\n');
    expect(header).toBe('\ufeffcode,number,brand,name,vintage,size_ml,pack_count,bottles');
    expect(lines.find((line) => line.startsWith(`'${ean},${barolo},`))).toMatch(/,1$/);
    const { id } = await send(body);
    const { rows: all, counts } = await standing(id);
    expect(all).toBe(lines.length - 1);
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: all, refused: 0 });
  });

  it('reads a code whose zeros a spreadsheet has dropped, and refuses one that it has rounded', async () => {
    const { id } = await send(
      [
        'code,number,bottles',
        `36000291452,${chateauneuf},1`,
        `'12345678905,${chateauneuf},1`,
        `4.00638E+12,${chateauneuf},1`,
        `4006381333932,${chateauneuf},1`,
        `,${chateauneuf},1`,
        `-,${chateauneuf},1`,
        `${'9'.repeat(5_000)},${chateauneuf},1`,
        `${'9'.repeat(5_000)}E+12,${chateauneuf},1`,
      ].join('\n'),
    );
    expect(await reasons(id)).toEqual([
      [
        4,
        'code',
        'A spreadsheet has rounded this code to 4.00638E+12: format the column as text, enter the code again, and save',
      ],
      [5, 'code', 'The last digit of this code does not fit the others: scan it again'],
      [6, 'code', 'Enter a code'],
      [7, 'code', 'Enter a code'],
      [8, 'code', 'A code has 4 to 48 digits, letters or hyphens'],
      [9, 'code', 'A code has 4 to 48 digits, letters or hyphens'],
    ]);
    await apply({ id });
    expect(await read(upc)).toEqual([chateauneuf, 1]);
    expect(await read('12345678905')).toEqual([chateauneuf, 1]);
    await apply(await send(`code,bottles\n${upc},-\n'12345678905,-`));
  });

  it('refuses what is said twice, of another bottle, of no bottle, or of one that is retired', async () => {
    await owner.call(retireProduct, { path: { id: '60' }, body: { retired: true } });
    const { id } = await send(
      [
        'code,number,bottles',
        `${upc},${chateauneuf},1`,
        `0${upc},${barolo},1`,
        `${ean},${chateauneuf},1`,
        '96385074,999999,1',
        '96385074,,1',
        `96385074,60,1`,
        '5012345678900,,-',
        `${ofCase},-,`,
        `shelf-1,${barolo},0`,
        `shelf-2,${barolo},1.5`,
        `shelf-3,${barolo},many`,
      ].join('\n'),
    );
    expect(await reasons(id)).toEqual([
      [3, null, 'Row 2 has the same code'],
      [
        4,
        'code',
        `This is the code of ${await nameOf(barolo)}. To move it, first take it away there: a dash under bottles`,
      ],
      [5, 'number', 'There is no such product: import it as a product first'],
      [6, null, 'Row 5 has the same code'],
      [7, null, 'Row 5 has the same code'],
      [8, 'code', 'No bottle has this code'],
      [9, 'number', 'To take a code away, put the dash under bottles'],
      [10, 'bottles', 'Enter 1 or more'],
      [11, 'bottles', 'Enter a whole number'],
      [12, 'bottles', '“many” is not a number like 1,234.50'],
    ]);
    const retired = await send('code,number\n96385074,60\n5012345678900,');
    expect(await reasons(retired.id)).toEqual([
      [2, null, 'This product is retired: bring it back first'],
      [3, 'number', 'Say which product: its number, or its brand and name'],
    ]);
    await owner.call(retireProduct, { path: { id: '60' }, body: { retired: false } });
    const codeless = await send('number,bottles\n1,1');
    expect(await standing(codeless.id)).toMatchObject({ state: 'unmapped' });
  });

  it('leaves what others have done since, says so, and gives the rows back as a file', async () => {
    const [kept, changed, moved, gone, taken] = ['keep-1', 'keep-2', 'keep-3', 'keep-4', 'keep-5'] as const;
    for (const code of [changed, moved, gone]) await add(code, chateauneuf, 1);
    const table = [
      'code,number,bottles',
      `${kept},${chateauneuf},1`,
      `${changed},${chateauneuf},3`,
      `${moved},,-`,
      `${gone},${chateauneuf},6`,
      `${taken},${chateauneuf},1`,
      `keep-6,60,1`,
    ].join('\n');
    const file = await send(table);
    expect(await standing(file.id)).toMatchObject({ counts: { new: 3, changed: 3, refused: 0 } });
    await add(changed, chateauneuf, 2);
    await remove(moved);
    await add(moved, barolo, 1);
    await remove(gone);
    await add(taken, barolo, 1);
    await owner.call(retireProduct, { path: { id: '60' }, body: { retired: true } });
    expect(await apply(file)).toMatchObject({ state: 'applied', applied: 1, not_applied: 5 });
    const other = await nameOf(barolo);
    expect((await rows(file.id, 'refused')).map(({ reason }) => reason)).toEqual([
      'This code was changed after the file was checked: bottles in it are now 2',
      `This code was moved after the file was checked: it is now the code of ${other}`,
      'This code was taken away after the file was checked',
      `Somebody added this code after the file was checked: it is now the code of ${other}`,
      'This product was retired after the file was checked',
    ]);
    expect([await read(kept), await read(changed), await read(moved)]).toEqual([
      [chateauneuf, 1],
      [chateauneuf, 2],
      [barolo, 1],
    ]);
    await expect(read(gone)).rejects.toMatchObject({ code: 'code_unknown' });
    const again = await send((await fetchTable(shop, owner, exportRefused, { id: file.id })).body);
    expect(await standing(again.id)).toMatchObject({ counts: { new: 1, changed: 2, refused: 2 } });
    await owner.call(retireProduct, { path: { id: '60' }, body: { retired: false } });
    await allIsRight(shop);
  });

  it('is for those who may change barcodes at all stores', async () => {
    expect(await send(`code,number\nshelf-9,${barolo}`, manager)).toMatchObject({ code: 'not_allowed' });
    const ofAll = await openTestPerson(shop, { role: 'manager', store_id: null });
    expect((await send(`code,number\nshelf-9,${barolo}`, ofAll)).id).not.toBe('');
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: null });
    expect(await send(`code,number\nshelf-9,${barolo}`, clerk)).toMatchObject({ code: 'not_allowed' });
  });
});
