import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  deleteView,
  listViews,
  renameView,
  saveView,
  sortViews,
  tooManyViews,
} from 'contract/desk/views.staff';
import { listQueue } from 'contract/orders/queue.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queued, queueOf } from '../../testing/orders';
import { mia } from '../../testing/people';
import { visit } from '../../testing/visit';

const packed = {
  id: '0190b7e0-5f00-7000-8000-0000000000b1',
  name: 'Packed here',
  address: '/orders?tab=packed&sort=due',
};
const dear = {
  id: '0190b7e0-5f00-7000-8000-0000000000b2',
  name: 'The dear ones',
  address: '/orders?tab=to_pick&sort=-total',
};
const elsewhere = {
  ...packed,
  id: '0190b7e0-5f00-7000-8000-0000000000b3',
  name: 'Low',
  address: '/stock?low=true',
};

const bar = page.getByRole('navigation', { name: 'Your views' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const start = (...views: (typeof packed)[]) =>
  fakeServer(answers(getMe, mia), answers(listQueue, queueOf(queued)), answers(listViews, views));

test('a list as it is narrowed now is saved under a name, and found again', async () => {
  const server = start(elsewhere);
  const { address } = await visit('/orders?tab=packed&page=2');
  await expect.element(bar).not.toHaveTextContent('Low');
  await button('Save this view').click();
  await button('Save').click();
  await expect
    .element(page.getByRole('textbox', { name: 'Name' }))
    .toHaveAccessibleDescription(/Name is required/);
  await expectForEveryone();
  server.now(refuses(saveView, tooManyViews));
  await userEvent.keyboard('Packed here{Enter}');
  await expect.element(page.getByText('You have 50 views.', { exact: false })).toBeVisible();
  server.now(answers(saveView, [elsewhere, packed]));
  await button('Save').click();
  await expect
    .element(bar.getByRole('link', { name: 'Packed here' }))
    .toHaveAttribute('aria-current', 'page');
  expect(server.calls.at(-1)?.body).toEqual({ name: 'Packed here', address: packed.address });
  await expect.element(button('Save this view')).not.toBeInTheDocument();
  expect(address()).toContain('page=2');
});

test('views are renamed, sorted and deleted', async () => {
  const server = start(packed, dear);
  const { address } = await visit('/orders');
  await bar.getByRole('link', { name: 'The dear ones' }).click();
  await expect.poll(address).toContain('sort=-total');
  await button('Change views').click();
  await expectForEveryone();
  await expect.element(button('Move Packed here up')).toBeDisabled();
  server.now(answers(sortViews, [dear, packed]));
  await button('Move Packed here down').click();
  expect(server.calls.at(-1)?.body).toEqual({ ids: [dear.id, packed.id] });
  await expect.element(button('Move Packed here down')).toBeDisabled();

  server.now(answers(renameView, [{ ...dear, name: 'Dear' }, packed]));
  await button('Rename The dear ones').click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Dear');
  await button('Rename').click();
  await expect.element(button('Rename Dear')).toBeVisible();
  server.now(answers(deleteView, [packed]));
  await button('Delete Dear').click();
  await expect.element(button('Rename Dear')).not.toBeInTheDocument();
});
