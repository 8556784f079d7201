import { expectForEveryone } from 'browser/testing/axe';
import {
  andThen,
  answers,
  answersFile,
  answersInPages,
  fakeServer,
  refuses,
  waits,
} from 'browser/testing/fake-server';
import { exportCustomers } from 'contract/exchange/exports.staff';
import { columnMissing, isWorkbook } from 'contract/exchange/files';
import {
  applyImport,
  dropImport,
  getImport,
  importBarcodes,
  importPrices,
  importProducts,
  listImportColumns,
  listImportRows,
  listImports,
  mapImportColumns,
  type SheetImport,
  stopImport,
} from 'contract/exchange/imports.staff';
import { tooMany } from 'contract/platform/envelope';
import { freshFactorNeeded, getMe, proveFactor } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco, mia, olive } from '../../testing/people';
import { savedFiles } from '../../testing/saved-files';
import { visit } from '../../testing/visit';

const waiting: SheetImport = {
  id: '0190b7e0-5f00-7000-8000-00000000000c',
  sheet: 'prices',
  store_id: 1,
  file_name: 'weekend.csv',
  state: 'checked',
  begun_at: '2026-11-20T18:00:00.000Z',
  rows: 12,
  checked: 12,
  counts: { new: 0, changed: 10, unchanged: 1, refused: 1 },
  applied: 0,
  not_applied: 0,
  left_out: ['Shelf'],
  as_before: false,
};
const refusedRow = {
  number: 7,
  name: 'Ridge Lytton Springs 2021',
  changes: [],
  column: 'price',
  reason: '“twelve” is not a number like 1.234,50',
};
const changedRow = {
  number: 2,
  name: 'Ridge Geyserville 2020',
  changes: [{ column: 'price', before: '48.00', after: '45.50' }],
  column: null,
  reason: null,
};
const shown = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
const address = `/exchange/${waiting.id}`;

test('an owner exports, and reads what a file lacks', async () => {
  fakeServer(answers(getMe, olive), answers(listImports, [waiting]), refuses(importPrices, isWorkbook));
  await visit('/');
  await page.getByRole('link', { name: 'Import & export' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Prices: Mission Street' }))
    .toHaveAttribute('href', '/api/staff/stores/1/exports/prices');
  await expect.element(page.getByRole('link', { name: 'Open weekend.csv' })).toBeVisible();
  await userEvent.upload(
    document.querySelector<HTMLElement>('input[type=file]')!,
    new File(['PK'], 'prices.xlsx'),
  );
  await shown(isWorkbook.message);
  await expectForEveryone();
});

test('a manager of stores is not offered the products of all', async () => {
  fakeServer(answers(getMe, marco), answers(listImports, []), refuses(importProducts, isWorkbook));
  await visit('/exchange');
  await shown('You have not imported anything this week.');
  const tables = page.getByLabelText('Table').element() as HTMLSelectElement;
  expect([...tables.options].map(({ text }) => text)).toEqual(['Prices', 'Stock']);
  await expect.element(page.getByRole('button', { name: 'Customers' })).not.toBeInTheDocument();
});

test('a file with names of its own is looked at once a manager has said what its columns are', async () => {
  const unmapped = { ...waiting, state: 'unmapped' as const, checked: 0, left_out: [] };
  const server = fakeServer(
    answers(getMe, marco),
    answers(getImport, unmapped),
    answers(listImportColumns, [
      { header: 'Artikel', column: null, samples: ['12', '14'] },
      { header: 'Price', column: 'price', samples: ['48', '52'] },
      { header: 'Price', column: 'price', samples: [] },
      { header: '', column: null, samples: ['A'] },
    ]),
    refuses(mapImportColumns, { ...columnMissing, message: 'Say which column is “number” or “name”.' }),
    answers(listImportRows, { data: [], total_rows: 0, total_pages: 1, page: 1, pageSize: 20 }),
  );
  await visit(address);
  await shown('12 · 14');
  await expect.element(page.getByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Column 4')).toHaveValue('');
  await expectForEveryone();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await shown('Say which column is “number” or “name”.');
  const sent = () => server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body;
  expect(sent()).toEqual({ columns: [null, 'price', null, null] });

  server.now(answers(mapImportColumns), answers(getImport, waiting));
  await page.getByLabelText('Artikel').selectOptions('number');
  await expect.element(page.getByText('Say which column')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect.element(page.getByRole('button', { name: 'Apply 10 rows' })).toBeVisible();
  expect(sent()).toEqual({ columns: ['number', 'price', null, null] });
});

test('a file that is read like an earlier one says so', async () => {
  const rows = { data: [], total_rows: 0, total_pages: 1, page: 1, pageSize: 20 };
  fakeServer(
    answers(getMe, marco),
    answers(getImport, { ...waiting, as_before: true }),
    answers(listImportRows, rows),
  );
  await visit(address);
  await shown(/the way they were set for an earlier file with the same header row/);
  await expectForEveryone();
});

test('barcodes are of all stores, and the screen says how one is taken away', async () => {
  const server = fakeServer(
    answers(getMe, olive),
    answers(listImports, []),
    refuses(importBarcodes, isWorkbook),
  );
  await visit('/exchange');
  await expect
    .element(page.getByRole('link', { name: 'Barcodes: all stores' }))
    .toHaveAttribute('href', '/api/staff/exports/barcodes');
  await page.getByLabelText('Table').selectOptions('Barcodes');
  await shown(/names the columns: code, number, .*, bottles\..*a single dash there takes the code away/);
  await userEvent.upload(
    document.querySelector<HTMLElement>('input[type=file]')!,
    new File(['PK'], 'codes.xlsx'),
  );
  await shown(isWorkbook.message);
  expect(server.calls.at(-1)?.call).toBe('POST staff/imports/barcodes');
  await expectForEveryone();
});

test('pictures and sets are of all stores, and the screen says how their cells are written', async () => {
  fakeServer(answers(getMe, olive), answers(listImports, []));
  await visit('/exchange');
  for (const [name, part] of [
    ['Pictures: all stores', 'pictures'],
    ['Sets: all stores', 'sets'],
  ] as const)
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAttribute('href', `/api/staff/exports/${part}`);
  await page.getByLabelText('Table').selectOptions('Pictures');
  await shown(/names the columns: number, .*, pictures\..*the first one is on the card/);
  await page.getByLabelText('Table').selectOptions('Sets');
  await shown(/A set is found by its number, or by its name\. Bottles are numbers of products, as in 12 x 2/);
  await expectForEveryone();
});

test('rows of barcodes are told by their codes, and in the end scanners know them', async () => {
  const codes = { ...waiting, sheet: 'barcodes' as const, store_id: null, left_out: [] };
  const row = {
    ...changedRow,
    name: '036000291452, Ridge Geyserville 2020',
    changes: [
      { column: 'number', before: '12', after: '' },
      { column: 'bottles', before: '1', after: '' },
    ],
  };
  const server = fakeServer(
    answers(getMe, olive),
    answers(getImport, codes),
    answersInPages(listImportRows, [row]),
  );
  await visit(`${address}?show=changed`);
  await expect.element(page.getByRole('columnheader', { name: 'Barcode' })).toBeVisible();
  await shown('036000291452, Ridge Geyserville 2020');
  await expectForEveryone();
  server.now(answers(getImport, { ...codes, state: 'applied', applied: 10 }), answers(applyImport));
  await page.getByRole('button', { name: 'Apply 10 rows' }).click();
  await shown('Applied: 10 rows written, and scanners know the codes.');
});

test('customers leave the shop after their owner has shown a factor', async () => {
  const saved = savedFiles();
  const file = waits(
    answersFile(exportCustomers, 'customers-2026-11-24.csv', 'email\r\nada@example.com\r\n'),
  );
  const server = fakeServer(
    answers(getMe, olive),
    answers(listImports, []),
    answers(proveFactor),
    refuses(exportCustomers, freshFactorNeeded),
  );
  await visit('/exchange');
  const button = page.getByRole('button', { name: 'Customers' });
  await button.click();
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await asked.getByLabelText('Code').fill('123456');
  server.now(file.answering);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByRole('button', { name: 'Exporting' })).toBeVisible();
  await expectForEveryone();
  file.go();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['customers-2026-11-24.csv']);
  expect(await saved[0]!.text).toContain('ada@example.com');
  server.now(refuses(exportCustomers, tooMany));
  await button.click();
  await shown(tooMany.message);
  await expectForEveryone();
});

test('a clerk is not led to tables', async () => {
  fakeServer(answers(getMe, mia));
  await visit('/account');
  await expect.element(page.getByRole('link', { name: 'Import & export' })).not.toBeInTheDocument();
});

test('what is refused is seen first, then what would change, and then it is applied', async () => {
  const server = fakeServer(
    answers(getMe, olive),
    answers(getImport, waiting),
    answersInPages(listImportRows, [refusedRow]),
    answers(applyImport),
  );
  await visit(address);
  await shown('price: “twelve” is not a number like 1.234,50');
  await shown(/These columns are left out.*Shelf/);
  await expectForEveryone();
  server.now(answersInPages(listImportRows, [changedRow]));
  await page.getByRole('tab', { name: 'Changed: 10' }).click();
  await shown('45.50');
  await expectForEveryone();
  server.now(answers(getImport, { ...waiting, state: 'applied', applied: 10 }));
  await page.getByRole('button', { name: 'Apply 10 rows' }).click();
  await shown(/Applied: 10 rows written/);
});

test('a file that could not be applied says so, and is dropped', async () => {
  const server = fakeServer(
    answers(getMe, olive),
    answersInPages(listImportRows, [changedRow]),
    answers(getImport, { ...waiting, state: 'failed' }),
    answers(listImports, []),
    answers(dropImport),
  );
  await visit(address);
  await shown(/something went wrong on our side, and nothing of it was written/);
  await expect.element(page.getByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  await expectForEveryone();
  await page.getByRole('button', { name: 'Drop this import' }).click();
  await expect.poll(() => server.calls.at(-1)?.call).toBe('GET staff/imports');
});

test('how far the check is is said', async () => {
  fakeServer(
    answers(getMe, olive),
    answersInPages(listImportRows, [changedRow]),
    answers(getImport, { ...waiting, state: 'checking', checked: 3 }),
  );
  await visit(address);
  await shown('3 of 12');
  await expectForEveryone();
});

const large: SheetImport = {
  ...waiting,
  rows: 12_500,
  checked: 12_500,
  counts: { new: 0, changed: 12_000, unchanged: 500, refused: 0 },
  left_out: [],
};

test.each([390, 834, 1440])(
  'how far it is applied is seen, and it is stopped there, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    const applying: SheetImport = { ...large, state: 'applying', applied: 4_500 };
    const server = fakeServer(
      answers(getMe, olive),
      answersInPages(listImportRows, [changedRow]),
      answers(getImport, applying),
      answers(stopImport),
    );
    await visit(address);
    await shown('4,500 of 12,000 rows applied');
    await expectForEveryone();
    server.now(
      answers(getImport, {
        ...applying,
        applied: 4_998,
        not_applied: 2,
        counts: { ...large.counts, changed: 11_998, refused: 2 },
      }),
    );
    await shown('4,998 of 12,000 rows applied');
    await shown(/2 rows could not be applied/);
    const bar = page.getByLabelText('Applying the file').element() as HTMLProgressElement;
    expect([bar.value, bar.max]).toEqual([5_000, 12_000]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const stopped = answers(getImport, {
      ...large,
      state: 'stopped',
      applied: 4_998,
      not_applied: 7_002,
      counts: { ...large.counts, changed: 4_998, refused: 7_002 },
    });
    server.now(andThen(answers(stopImport), () => server.now(stopped)));
    await page.getByRole('button', { name: 'Stop here' }).click();
    await shown(/Stopped: 4,998 of 12,000 rows are applied and stay. The other 7,002 are under Refused/);
    await expect.element(page.getByRole('button', { name: 'Stop here' })).not.toBeInTheDocument();
    expect(server.calls.map(({ call }) => call)).toContain(`PUT staff/imports/${waiting.id}/stopped`);
    await expectForEveryone();
  },
);

test('a file that was applied in part says what stays, and is stopped instead of dropped', async () => {
  fakeServer(
    answers(getMe, olive),
    answersInPages(listImportRows, [changedRow]),
    answers(getImport, { ...large, state: 'failed', applied: 4_500 }),
  );
  await visit(address);
  await shown(/4,500 of 12,000 rows are applied and stay; the others are not written/);
  await expect.element(page.getByRole('button', { name: 'Stop here' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Drop this import' })).not.toBeInTheDocument();
  await expectForEveryone();
});
