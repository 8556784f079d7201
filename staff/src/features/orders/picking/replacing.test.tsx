import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { getOrderByStaff, orderChanged } from 'contract/orders/orders.staff';
import { listPicks } from 'contract/orders/picking.staff';
import {
  differenceGone,
  previewReplacement,
  proposeReplacements,
  replaceMissing,
  undoReplacement,
} from 'contract/orders/replacements.staff';
import { previewShort } from 'contract/orders/shorts.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orderOfGrace } from '../../../testing/orders';
import { mia } from '../../../testing/people';
import { pickOf } from '../../../testing/picks';
import { visit } from '../../../testing/visit';

const address = `/orders/${orderOfGrace.number}/pick`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const less = {
  total_before: 81.5,
  total_after: 77.2,
  fee: 0,
  tax: 0.3,
  payment: 4.3,
  is_taken: false,
  points: 0,
  store_credit: 0,
  gift_card: 0,
};
const barolo = {
  product_id: 51,
  brand: 'Cascina Prova',
  name: 'Barolo',
  vintage: 2018,
  size_ml: 750,
  pack_count: 1,
  image_id: null,
  shelf_place: 'C 1',
  price: 33.5,
  left: 4,
  same_grape: false,
};
const replaced = {
  ...orderOfGrace,
  version: 2,
  lines: [
    { ...orderOfGrace.lines[0]!, quantity: 1, line_total: 37.5 },
    { ...orderOfGrace.lines[0]!, ...barolo, position: 1, quantity: 1, unit_price: 33.5, line_total: 33.5 },
  ],
  replacements: [
    {
      id: '0190b7e0-5f00-7000-8000-0000000000b1',
      position: 1,
      brand: 'Domaine du Test',
      name: 'Châteauneuf-du-Pape',
      vintage: 2019,
      agreed: 'in_person' as const,
    },
  ],
};

test('another bottle takes the place of a missing one: proposed, shown, agreed, and undone when it is found', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, orderOfGrace),
    answers(listPicks, [pickOf({ picked: 1 })]),
    answers(previewShort, { ...less, cancels: false }),
    answers(proposeReplacements, [barolo]),
    answers(previewReplacement, { ...less, unit_price: 33.5 }),
  );
  await visit(address);
  await button('Something is missing').click();
  await button('Another bottle instead of Domaine du Test Châteauneuf-du-Pape 2019').click();
  const choice = page.getByRole('radio', { name: /Cascina Prova Barolo 2018/ });
  await expect.element(choice).toBeVisible();
  await button('Replace').click();
  await expect.element(page.getByText('Choose a bottle')).toBeVisible();
  await expect.element(page.getByText('Ask the customer first')).toBeVisible();
  await choice.click();
  await expect.element(page.getByText('Not charged to the card')).toBeVisible();
  await page.getByRole('radio', { name: 'In person' }).click();
  await expectForEveryone();

  server.now(refuses(replaceMissing, orderChanged));
  await button('Replace').click();
  await expect.element(page.getByText(orderChanged.message)).toBeVisible();
  await expect.element(choice).toBeChecked();
  server.now(
    answers(replaceMissing, replaced),
    answers(getOrderByStaff, replaced),
    answers(listPicks, [pickOf({ needed: 1, picked: 1 }), pickOf({ ...barolo, position: 1, needed: 1 })]),
  );
  await button('Replace').click();
  await expect.element(page.getByText('Instead of Domaine du Test Châteauneuf-du-Pape 2019')).toBeVisible();
  expect(server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    position: 0,
    quantity: 1,
    product_id: 51,
    agreed: 'in_person',
    shelf_is_empty: false,
    version: 1,
  });
  await expectForEveryone();

  const undo = button('Undo: Domaine du Test Châteauneuf-du-Pape 2019 was found');
  server.now(refuses(undoReplacement, differenceGone));
  await undo.click();
  await expect.element(page.getByText(differenceGone.message)).toBeVisible();
  server.now(
    answers(undoReplacement, orderOfGrace),
    answers(getOrderByStaff, orderOfGrace),
    answers(listPicks, [pickOf({ picked: 1 })]),
  );
  await undo.click();
  await expect.element(undo).not.toBeInTheDocument();
});

test('a bottle that is not like it is searched by its name', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, { ...orderOfGrace, customer_phone: '+1 415 555 0199' }),
    answers(listPicks, [pickOf()]),
    answers(previewShort, { ...less, cancels: true }),
    answers(proposeReplacements, []),
  );
  await visit(address);
  await button('Something is missing').click();
  await button('Another bottle instead of Domaine du Test Châteauneuf-du-Pape 2019').click();
  await expect.element(page.getByText(/^Nothing like it is on the shelf/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '+1 415 555 0199' })).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), 'zin');
  await expect.element(page.getByText('No bottle of this department matches “zin”.')).toBeVisible();
  expect(server.calls.at(-1)?.query.get('q')).toBe('zin');
});
