import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import {
  createPromotion,
  editPromotion,
  listPromotions,
  promotionAgainstRule,
  promotionOvertaken,
  switchPromotion,
} from 'contract/promotions/promotions.staff';
import { getMe } from 'contract/staff';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../../testing/people';
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
import { visit } from '../../testing/visit';

test.each([390, 1440])(
  'each says what it takes off, of what, and what it has cost, at %i px',
  async (width) => {
    onTestFinished(() => page.viewport(1024, 768));
    await page.viewport(width, 900);
    fakeServer(...standing);
    await visit('/promotions');
    await expect.element(page.getByText('Mixed cases, all stores')).toBeVisible();
    const main = page.getByRole('main');
    await expect.element(main).toHaveTextContent('6 bottles: 5%, 12 bottles: 10%');
    await expect.element(main).toHaveTextContent('Wine, but not Domaine du Test Châteauneuf 2019');
    await expect.element(main).toHaveTextContent('$412.30 in 38 orders');
    await expect.element(main).toHaveTextContent('Everything');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectForEveryone();
  },
);

test('one is paused at once; what others run is only looked at', async () => {
  const server = fakeServer(...standing, answers(switchPromotion));
  await visit('/promotions');
  await button('Pause: Mixed cases, all stores').click();
  await expect.element(page.getByText('It is done')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/stores/1/promotions/7/state')).toEqual({ state: 'paused' });
  await expect.element(button('Edit Glasses in May')).not.toBeInTheDocument();
});

test('the law of a store stands where it refuses', async () => {
  const message = 'Mission: CA allows 10% off at most (Code of the vineyard).';
  fakeServer(
    answers(getMe, marco),
    answers(listPromotions, listed({ ...glasses, may_change: true })),
    refuses(switchPromotion, { ...promotionAgainstRule, message }),
  );
  await visit('/promotions');
  await button('Switch on: Glasses in May').click();
  await expect.element(page.getByText(message)).toBeVisible();
});

test('a new one is typed, tried on the last orders, and saved', async () => {
  const server = fakeServer(...standing, answers(createPromotion, { id: 9, version: 1 }));
  await visit('/promotions');
  await button('New promotion').click();
  await expect.element(field('From bottles')).toBeVisible();
  await expectForEveryone();
  await button('Save').click();
  await expect.element(dialog.getByText('Name is required')).toBeVisible();
  await expect.element(dialog.getByText('Say from how many bottles on')).toBeVisible();
  await field('Name').fill('Reds for March');
  await field('Customers read').fill('Reds for March');
  await field('From bottles').fill('3');
  await field('Off, in %').fill('7.5');
  await button('Add a step').click();
  await field('From bottles').nth(1).fill('6');
  await field('Off, in %').nth(1).fill('10');
  const shelves = dialog.getByRole('combobox', { name: 'Add a department or a category' });
  await shelves.click();
  await shelves.fill('Red');
  await page.getByRole('option', { name: 'Red wine' }).click();
  await expect.element(dialog.getByText('3.1% of what their goods cost', { exact: false })).toBeVisible();
  await expectForEveryone();
  await button('Save').click();
  await expect.element(page.getByText('The promotion is saved')).toBeVisible();
  expect(bodyOf(server, 'POST staff/stores/1/promotions')).toEqual({
    name: 'Reds for March',
    shown_as: 'Reds for March',
    how: 'percent',
    steps: [
      { from_bottles: 3, off: 7.5 },
      { from_bottles: 6, off: 10 },
    ],
    buys: null,
    gets: null,
    goods: [{ kind: 'category', ref: 3, takes_out: false }],
    store_ids: [1],
    from: { day: '2026-11-30', time: '09:15' },
    until: null,
    by_code: false,
    codes: [],
    at_most: null,
    at_most_each: null,
    audience: 'everybody',
    membership_ids: [],
  });
});

test('one for members names their memberships, and can be for first orders instead', async () => {
  const membersOnly = {
    ...glasses,
    may_change: true,
    audience: 'members' as const,
    memberships: [{ id: 3, name: 'Grand Cru' }],
  };
  const server = fakeServer(
    ...standing,
    answers(listPromotions, listed(mixedCase, membersOnly)),
    answers(editPromotion, { id: 8, version: 4 }),
  );
  await visit('/promotions');
  await expect.element(page.getByText('For members: Grand Cru')).toBeVisible();
  await button('Edit Glasses in May').click();
  const membership = (name: string) => dialog.getByRole('checkbox', { name });
  await expect.element(membership('Grand Cru')).toBeChecked();
  await expectForEveryone();
  await membership('Grand Cru').click();
  await button('Save').click();
  await expect.element(dialog.getByText('Choose a membership')).toBeVisible();
  await membership('Reserve').click();
  await button('Save').click();
  await expect.element(page.getByText('The promotion is saved')).toBeVisible();
  const saved = () => bodyOf(server, 'PUT staff/stores/1/promotions/8');
  expect(saved()).toMatchObject({ facts: { audience: 'members', membership_ids: [2] } });
  await button('Edit Glasses in May').click();
  await dialog.getByRole('radio', { name: 'Whoever orders for the first time' }).click();
  await expect.element(membership('Reserve')).not.toBeInTheDocument();
  // It is tried as it is now, and not with a membership that is no longer asked for.
  await expect
    .poll(() => bodyOf(server, 'POST staff/stores/1/promotions/preview'))
    .toMatchObject({ audience: 'first_order', membership_ids: [] });
  await button('Save').click();
  await expect.poll(saved).toMatchObject({ facts: { audience: 'first_order', membership_ids: [] } });
});

test('some are got for buying others', async () => {
  const third = {
    ...glasses,
    may_change: true,
    how: 'buy_get' as const,
    steps: [{ from_bottles: 1, off: 100 }],
    buys: 2,
    gets: 1,
  };
  const server = fakeServer(
    ...standing,
    answers(listPromotions, listed(mixedCase, third)),
    answers(editPromotion, { id: 8, version: 4 }),
  );
  await visit('/promotions');
  await expect.element(page.getByRole('main')).toHaveTextContent('Buy 2, get 1 free');
  await button('Edit Glasses in May').click();
  await expect.element(field('Buy')).toHaveValue('2');
  await expect.element(field('Off those, in %')).toHaveValue('100');
  await expectForEveryone();
  await field('Buy').fill('');
  await field('Get').fill('1.5');
  await field('Off those, in %').fill('101');
  await button('Save').click();
  await expect.element(field('Buy')).toHaveAccessibleDescription('Say how many are bought');
  await expect.element(field('Get')).toHaveAccessibleDescription('Say how many of them are got');
  await field('Buy').fill('5');
  await field('Get').fill('1');
  await button('Save').click();
  await expect.element(field('Off those, in %')).toHaveAccessibleDescription('At most 100% can be taken off');
  await field('Off those, in %').fill('50');
  const group = { how: 'buy_get', steps: [{ from_bottles: 1, off: 50 }], buys: 5, gets: 1 };
  await expect.poll(() => bodyOf(server, 'POST staff/stores/1/promotions/preview')).toMatchObject(group);
  await button('Save').click();
  await expect.element(page.getByText('The promotion is saved')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/stores/1/promotions/8')).toMatchObject({ facts: group });
  await button('Edit Glasses in May').click();
  await dialog.getByRole('radio', { name: 'Percent' }).click();
  await field('From bottles').fill('6');
  await field('Off, in %').fill('5');
  await button('Save').click();
  await expect
    .poll(() => bodyOf(server, 'PUT staff/stores/1/promotions/8'))
    .toMatchObject({
      facts: { how: 'percent', steps: [{ from_bottles: 6, off: 5 }], buys: null, gets: null },
    });
});

test('one is edited, and nothing typed is lost where somebody else was faster', async () => {
  const server = fakeServer(...standing, refuses(editPromotion, promotionOvertaken));
  await visit('/promotions');
  await button('Edit Mixed cases, all stores').click();
  await expect.element(field('Customers read')).toHaveValue('Mixed case of wine');
  await expect.element(field('Off, in %').nth(1)).toHaveValue('10');
  await expect
    .element(dialog.getByText(/It would have taken \$412\.30 off 38 orders of the last 500/))
    .toBeVisible();
  await field('Customers read').fill('Any case of wine');
  await button('Remove step 1').click();
  await dialog.getByRole('combobox', { name: 'Wine' }).selectOptions('Takes no part');
  await dialog.getByRole('checkbox', { name: 'Embarcadero' }).click();
  await button('Save').click();
  await expect.element(dialog.getByText(promotionOvertaken.message)).toBeVisible();
  await expect.element(field('Customers read')).toHaveValue('Any case of wine');
  server.now(answers(editPromotion, { id: 7, version: 4 }));
  await button('Save').click();
  await expect.element(page.getByText('The promotion is saved')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/stores/1/promotions/7')).toMatchObject({
    version: 3,
    facts: {
      shown_as: 'Any case of wine',
      steps: [{ from_bottles: 12, off: 10 }],
      goods: [
        { kind: 'department', ref: 1, takes_out: true },
        { kind: 'product', ref: 50, takes_out: true },
      ],
      store_ids: [1],
    },
  });
});

test('nothing yet, nothing to be had, and nobody who may', async () => {
  const server = fakeServer(answers(getMe, marco), answers(listPromotions, listed()));
  await visit('/promotions');
  await expect.element(page.getByText('Nothing is taken off here yet.')).toBeVisible();
  server.now(refuses(listPromotions, unavailable));
  await visit('/promotions?when=over');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  server.now(answers(getMe, mia));
  await visit('/promotions');
  await expect.element(page.getByText('Mixed cases, all stores')).not.toBeInTheDocument();
});
