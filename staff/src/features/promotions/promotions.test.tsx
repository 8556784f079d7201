import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import {
  createPromotion,
  editPromotion,
  listMadeCodes,
  listPromotedChoices,
  listPromotions,
  makeCodes,
  type PromotionAudience,
  type PromotionWay,
  previewPromotion,
  promotionAgainstRule,
  promotionOvertaken,
  switchPromotion,
} from 'contract/promotions/promotions.staff';
import { getMe } from 'contract/staff';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../../testing/people';
import { savedFiles } from '../../testing/saved-files';
import { visit } from '../../testing/visit';

const mixedCase = {
  id: 7,
  version: 3,
  name: 'Mixed cases, all stores',
  shown_as: 'Mixed case of wine',
  how: 'percent' as const,
  steps: [
    { from_bottles: 6, off: 5 },
    { from_bottles: 12, off: 10 },
  ],
  buys: null as number | null,
  gets: null as number | null,
  goods: [
    { kind: 'department' as const, ref: 1, takes_out: false, name: 'Wine' },
    { kind: 'product' as const, ref: 50, takes_out: true, name: 'Domaine du Test Châteauneuf 2019' },
  ],
  stores: [
    { id: 1, name: 'Mission Street' },
    { id: 2, name: 'Embarcadero' },
  ],
  state: 'on' as const,
  starts_at: '2020-03-01T08:00:00.000Z',
  ends_at: null,
  from: { day: '2020-03-01', time: '00:00' },
  until: null,
  by_code: false,
  codes: [] as string[],
  made: 0,
  made_used: 0,
  at_most: null as number | null,
  at_most_each: null,
  audience: 'everybody' as PromotionAudience,
  memberships: [] as { id: number; name: string }[],
  used: 0,
  may_change: true,
  orders: 38,
  saved: 412.3,
};
const glasses = {
  ...mixedCase,
  id: 8,
  name: 'Glasses in May',
  shown_as: 'Glasses',
  how: 'amount' as PromotionWay,
  steps: [{ from_bottles: 1, off: 4 }],
  goods: [],
  stores: [mixedCase.stores[0]!],
  state: 'draft' as const,
  may_change: false,
  orders: 0,
  saved: 0,
};
const listed = (...data: (typeof mixedCase | typeof glasses)[]) => ({
  data,
  total_rows: data.length,
  total_pages: 1,
  page: 1,
  pageSize: 20,
  timezone: 'America/Los_Angeles',
});
const choices = {
  departments: [
    { id: 1, name: 'Wine', categories: [{ id: 3, name: 'Red wine' }] },
    { id: 5, name: 'Bar & Gifts', categories: [] },
  ],
  stores: mixedCase.stores,
  memberships: [
    { id: 1, name: 'Cellar' },
    { id: 2, name: 'Reserve' },
    { id: 3, name: 'Grand Cru' },
  ],
  now: { day: '2026-11-30', time: '09:15' },
};
const preview = { orders: 500, cheaper: 38, saved: 412.3, goods: 13_300 };
const standing = [
  answers(getMe, marco),
  answers(listPromotions, listed(mixedCase, glasses)),
  answers(listPromotedChoices, choices),
  answers(previewPromotion, preview),
];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const field = (name: string) => dialog.getByRole('textbox', { name });
const bodyOf = ({ calls }: ReturnType<typeof fakeServer>, call: string) =>
  calls.findLast((each) => each.call === call)?.body;

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
  const message = 'Mission: CA allows 10 % off at most (Code of the vineyard).';
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
