import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer } from 'browser/testing/fake-server';
import { getOrderByStaff, moveOrderByStaff, nameParcels } from 'contract/orders/orders.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderOfGrace } from '../../../testing/orders';
import { mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const packed = {
  ...orderOfGrace,
  status: 'packed' as const,
  fulfilment: 'shipping' as const,
  next: ['on_its_way' as const],
};
const ups = {
  carrier: 'ups' as const,
  carrier_name: 'UPS',
  tracking_number: '1Z999AA10123456784',
  url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
};
const onItsWay = { ...packed, status: 'on_its_way' as const, next: [], parcels: [ups] };
const address = `/orders/${orderOfGrace.number}`;
const dialog = () => page.getByRole('dialog');

test('an order in two boxes goes out with both numbers', async () => {
  const server = fakeServer(answers(getMe, mia), answers(getOrderByStaff, packed));
  await visit(address);
  await page.getByRole('button', { name: 'On its way' }).click();
  await dialog().getByLabelText('Tracking number').fill('1z 999 aa1 0123456784');
  await dialog().getByRole('button', { name: 'Add a parcel' }).click();
  const second = dialog().getByLabelText('Tracking number').nth(1);
  await second.fill('1Z999AA10123456784');
  await dialog().getByRole('button', { name: 'Send on its way' }).click();
  await expect.element(dialog().getByText('Name each tracking number once')).toBeVisible();
  await second.fill('no');
  await dialog().getByRole('button', { name: 'Send on its way' }).click();
  await expect.element(dialog().getByText('A tracking number has 6 to 40 letters and digits')).toBeVisible();
  await expectForEveryone();
  await second.fill('1Z999AA10123456785');
  server.now(answers(moveOrderByStaff, onItsWay));
  await dialog().getByRole('button', { name: 'Send on its way' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.calls.at(-1)?.body).toMatchObject({
    status: 'on_its_way',
    parcels: [
      { carrier: 'ups', tracking_number: '1Z999AA10123456784' },
      { carrier: 'ups', tracking_number: '1Z999AA10123456785' },
    ],
  });
  await expect
    .element(page.getByRole('link', { name: /1Z999AA10123456784/ }))
    .toHaveAttribute('href', ups.url);
});

test('a number is changed, or taken away, while it is under way', async () => {
  const server = fakeServer(answers(getMe, mia), answers(getOrderByStaff, onItsWay));
  await visit(address);
  await page.getByRole('button', { name: 'Change tracking numbers' }).click();
  await dialog().getByRole('button', { name: 'Remove parcel 1' }).click();
  server.now(answers(nameParcels, { ...onItsWay, parcels: [] }));
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('No tracking number yet.')).toBeVisible();
  expect(server.calls.at(-1)?.body).toEqual({ parcels: [], version: onItsWay.version });
});
