import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses } from 'browser/testing/fake-server';
import { listPicks, tickedAlready, tickItem } from 'contract/orders/picking.staff';
import { listQueue } from 'contract/orders/queue.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queued, queueOf } from '../../../testing/orders';
import { mia } from '../../../testing/people';
import { pickOf } from '../../../testing/picks';
import { scan } from '../../../testing/scan';
import { visit } from '../../../testing/visit';

const address = '/orders/walk?orders=%5B%22CA1-1%22%2C%22CA1-2%22%5D';
const into = (bag: string) => page.getByRole('button', { name: new RegExp(`into bag ${bag}`) });

test('several orders are chosen in the list and picked in one walk', async () => {
  fakeServer(
    answers(getMe, mia),
    answers(listQueue, queueOf({ ...queued, number: 'CA1-1' }, { ...queued, number: 'CA1-2' })),
    answers(listPicks, [pickOf()]),
  );
  const { address: where } = await visit('/orders?tab=to_pick');
  await page.getByRole('checkbox', { name: 'Select all orders on this page' }).click();
  await page.getByRole('link', { name: 'Pick 2 orders in one walk' }).click();
  await expect.element(page.getByRole('heading', { name: 'Pick 2 orders' })).toBeVisible();
  await expect.element(into('B')).toHaveTextContent('B 0/2');
  expect(decodeURIComponent(where())).toContain('["CA1-1","CA1-2"]');
  await expectForEveryone();
});

test('the scanner fills one bag after the other, and a wrong bottle goes into none', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(listPicks, [pickOf({ picked: 1 })]),
    answers(tickItem),
  );
  await visit(address);
  await expect.element(into('A')).toHaveTextContent('A 1/2');
  server.now(answers(listPicks, [pickOf({ picked: 2 })]));
  scan('012345678905');
  await expect.element(page.getByText(/^1 × .+ into bag A$/).first()).toBeVisible();
  await expect.element(into('A')).toBeDisabled();
  expect(server.calls.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
    call: 'PUT staff/orders/CA1-1/pick',
    body: { by: 1 },
  });
  scan('96385074');
  await expect.element(page.getByRole('alert')).toHaveTextContent('not in this order');
  await expectForEveryone();
});

test('what is refused, and what could not be loaded, is said', async () => {
  const server = fakeServer(answers(getMe, mia), isAway(listPicks), refuses(tickItem, tickedAlready));
  await visit(address);
  await expect.element(page.getByText('We could not load what is to be picked')).toBeVisible();
  server.now(answers(listPicks, [pickOf()]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await into('B').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(tickedAlready.message);
  await expect
    .element(page.getByRole('link', { name: 'Bag A, order CA1-1: 0 of 2 picked' }))
    .toHaveAttribute('href', '/orders/CA1-1/pick');
});
