import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer } from 'browser/testing/fake-server';
import {
  editPromotion,
  listMadeCodes,
  listPromotions,
  makeCodes,
} from 'contract/promotions/promotions.staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  bodyOf,
  button,
  dialog,
  field,
  glasses,
  listed,
  mixedCase,
  standing,
} from '../../testing/promotions';
import { savedFiles } from '../../testing/saved-files';
import { visit } from '../../testing/visit';

test('one for whoever has a code has codes and limits, and says how often they are used', async () => {
  const coded = {
    ...glasses,
    may_change: true,
    by_code: true,
    codes: ['GLASS10', 'GLASS20'],
    at_most: 100,
    used: 12,
  };
  const server = fakeServer(
    ...standing,
    answers(listPromotions, listed(mixedCase, coded)),
    answers(editPromotion, { id: 8, version: 4 }),
  );
  await visit('/promotions');
  await expect
    .element(page.getByRole('main'))
    .toHaveTextContent('Codes: GLASS10, GLASS20; used 12 of 100 times');
  await button('Edit Glasses in May').click();
  await expect.element(field('Codes')).toHaveValue('GLASS10, GLASS20');
  await expect.element(dialog.getByText('Used 12 times. Empty: no limit.')).toBeVisible();
  await expect
    .element(dialog.getByText(/^Had every customer used a code, it would have taken \$412\.30 off/))
    .toBeVisible();
  await expectForEveryone();
  await field('Codes').fill('G');
  await button('Save').click();
  await expect.element(dialog.getByText('A code has 3 to 32 letters and digits')).toBeVisible();
  await field('Codes').fill('glass-30, GLASS10');
  await field('Uses in all').fill('');
  await field('Uses per customer').fill('1');
  await button('Save').click();
  await expect.element(page.getByText('The promotion is saved')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/stores/1/promotions/8')).toMatchObject({
    facts: { by_code: true, codes: ['GLASS30', 'GLASS10'], at_most: null, at_most_each: 1 },
  });
});

test('codes for one use are made, counted, and taken away as a table', async () => {
  const saved = savedFiles();
  const byCode = { ...glasses, may_change: true, by_code: true, made: 500, made_used: 12, used: 12 };
  const server = fakeServer(
    ...standing,
    answers(listPromotions, listed(mixedCase, byCode)),
    answers(makeCodes, { made: 600 }),
    answers(listMadeCodes, [
      { code: 'K7QM3XPA9', order_number: 'CD-1017' },
      { code: 'M2RT8WZB4', order_number: null },
    ]),
  );
  await visit('/promotions');
  await expect.element(page.getByRole('main')).toHaveTextContent('Codes: 500 for one use; used 12 times');
  await button('Edit Glasses in May').click();
  const made = dialog.getByRole('region', { name: 'Codes for one use' });
  await expect.element(made).toHaveTextContent('500 codes made, 12 used. Each works once, whoever has it.');
  await expectForEveryone();
  await button('Make codes').click();
  await expect.element(made).toHaveTextContent('Say how many');
  await field('How many').fill('100');
  await button('Make codes').click();
  await expect.element(made).toHaveTextContent('600 codes made');
  // A second press by mistake makes none.
  await expect.element(field('How many')).toHaveValue('');
  expect(bodyOf(server, 'POST staff/stores/1/promotions/8/codes')).toEqual({ count: 100 });
  await button('Download codes').click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['codes-8.csv']);
  expect(await saved[0]!.text).toContain('code,used_by_order\r\nK7QM3XPA9,CD-1017\r\nM2RT8WZB4,\r\n');
  await dialog.getByRole('radio', { name: 'By itself' }).click();
  await expect.element(made).not.toBeInTheDocument();
});

test('one by code becomes one for everybody', async () => {
  const server = fakeServer(
    ...standing,
    answers(
      listPromotions,
      listed({ ...glasses, may_change: true, by_code: true, codes: ['GLASS10'], at_most: 5 }),
    ),
    answers(editPromotion, { id: 8, version: 4 }),
  );
  await visit('/promotions');
  await button('Edit Glasses in May').click();
  await dialog.getByRole('radio', { name: 'By itself' }).click();
  await expect.element(field('Codes')).not.toBeInTheDocument();
  await button('Save').click();
  await expect.element(page.getByText('The promotion is saved')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/stores/1/promotions/8')).toMatchObject({
    facts: { by_code: false, codes: [], at_most: null },
  });
});
