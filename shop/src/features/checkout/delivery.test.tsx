import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { addAddress, listAddresses } from 'contract/addresses';
import { updateCart } from 'contract/cart';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { listOrders } from 'contract/orders';
import { unavailable } from 'contract/platform/envelope';
import { updateLicence } from 'contract/profile';
import { slotNotOffered } from 'contract/slots';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choice, choose, entry, first, second, submit, text } from '../../testing/address-page';
import { keptCart, twoBarolo, type WireLine } from '../../testing/cart';
import { noLicence, noOrders, onlyPickup, openWays } from '../../testing/checkout';
import { ada, mission } from '../../testing/people';
import { smallWorld } from '../../testing/places';
import { details } from '../../testing/profile-page';
import { slots } from '../../testing/slots';
import { visit } from '../../testing/visit';

const ofAda = { login: ada, store: mission };

function shopWith(lines: WireLine[], ...more: Answering[]) {
  const cart = keptCart(...lines);
  const server = fakeServer(
    ...smallWorld,
    answers(listOrders, noOrders),
    answers(listAddresses, [first, second]),
    answers(listFulfilmentOptions, openWays),
    ...cart.answerings,
    ...more,
  );
  return { cart, server };
}

const patches = ({ calls }: ReturnType<typeof fakeServer>) =>
  calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);

const summary = page.getByRole('region', { name: 'Summary' });
const way = (name: RegExp) => page.getByRole('radio', { name });
const times = page.getByRole('region', { name: 'When?' });
const goOn = page.getByRole('button', { name: 'Continue to payment' });
const heading = page.getByRole('heading', { level: 1 });

test.each([390, 834, 1440])('the ways to get it say what each costs, and when, at %i px', async (width) => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(width, 900);
  shopWith([twoBarolo]);
  await visit('/cart-address', ofAda);
  await expect.element(way(/^Pickup/)).toHaveAccessibleName(/Free.*2390 Mission Street.*First time/);
  await expect.element(way(/^Local delivery/)).toHaveAccessibleName(/\$9\.00.*An adult must sign for it/);
  await expect.element(way(/^Shipping/)).toHaveAccessibleName(/\$18\.00.*Tax \$13\.42/);
  await expect.element(summary).toHaveTextContent(/2 ×Barolo Serralunga 2019\$116\.00/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectForEveryone();
});

test('pickup: the way and the time are kept as they are chosen, and lead to the payment', async () => {
  const { server } = shopWith([twoBarolo]);
  const shop = await visit('/cart-address', ofAda);
  await way(/^Pickup/).click();
  await expect.element(summary).toHaveTextContent(/PickupFreeTax\$12\.65Due\$128\.65/);
  await expect
    .element(times.getByRole('tab', { name: 'Tue, Mar 4' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(times.getByRole('radio', { name: /1:00 – 3:00.PM.*Full/ })).toBeDisabled();
  await times.getByRole('radio', { name: /3:00 – 5:00.PM.*1 place left/ }).click();
  await expectForEveryone();
  await goOn.click();
  await expect.poll(shop.address).toBe('/cart-payment');
  expect(patches(server)).toEqual([{ fulfilment: 'pickup' }, { slot_id: slots[2]!.id }]);
});

test('a missing bottle is left out, unless the customer would like a call first', async () => {
  const { server, cart } = shopWith([twoBarolo]);
  cart.keep({ fulfilment: 'pickup', slot: slots[0]! });
  await visit('/cart-address', ofAda);
  const ifMissing = page.getByRole('radiogroup', { name: 'If a bottle is missing' });
  await expect.element(ifMissing.getByRole('radio', { name: /^Leave it out/ })).toBeChecked();
  await ifMissing.getByRole('radio', { name: /^Call me first/ }).click();
  await expect.poll(() => patches(server)).toEqual([{ if_missing: 'call' }]);
  await expect.element(ifMissing.getByRole('radio', { name: /^Call me first/ })).toBeChecked();
  await expect.element(times.getByRole('radio', { checked: true })).toBeVisible();
});

test('a time of another day is reached by the keyboard alone', async () => {
  const { server, cart } = shopWith([twoBarolo]);
  cart.keep({ fulfilment: 'pickup' });
  await visit('/cart-address', ofAda);
  const tuesday = times.getByRole('tab', { name: 'Tue, Mar 4' });
  await expect.element(tuesday).toBeVisible();
  (tuesday.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(times.getByRole('tab', { name: 'Wed, Mar 5' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab} ');
  await expect.element(times.getByRole('radio', { name: /11:00.AM – 1:00.PM/ })).toBeChecked();
  await expect.poll(() => patches(server)).toEqual([{ slot_id: slots[3]!.id }]);
});

test('delivery goes to the address that is used first, or to another of the list', async () => {
  const { server } = shopWith([twoBarolo]);
  await visit('/cart-address', ofAda);
  await way(/^Local delivery/).click();
  await expect.element(page.getByRole('radio', { name: /Ada Byron/ })).toBeChecked();
  await page.getByRole('radio', { name: /Grace Byron/ }).click();
  await expect.element(page.getByRole('radio', { name: /Grace Byron/ })).toBeChecked();
  await expectForEveryone();
  await expect
    .poll(() => patches(server))
    .toEqual([{ fulfilment: 'delivery', address_id: first.id }, { address_id: second.id }]);
});

test('a new address is written in place, and is the chosen one then', async () => {
  const added = entry(3, { first_name: 'Mary' });
  const { server } = shopWith([twoBarolo], answers(addAddress, added));
  await visit('/cart-address', ofAda);
  await way(/^Shipping/).click();
  server.now(answers(listAddresses, [first, second, added]));
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect.element(choice('Country')).toHaveValue('United States');
  await text('First name').fill('Mary');
  await text('Last name').fill('Byron');
  await text('Zip code').fill('94110');
  await choose('State', 'California');
  await choose('City', 'Oakland');
  await text('Address').fill('12 Grand Avenue');
  await submit.click();
  await expect.element(page.getByRole('radio', { name: /Mary Byron/ })).toBeChecked();
  expect(patches(server).at(-1)).toEqual({ address_id: added.id });
});

test('a way that is closed says by which rule, where that is written, and what would work', async () => {
  shopWith([twoBarolo], answers(listFulfilmentOptions, onlyPickup));
  await visit('/cart-address', ofAda);
  await expect
    .element(way(/^Shipping/))
    .toHaveAccessibleName(
      /Kentucky law doesn't let us ship wine from California\. Pickup is free, .* from 11:00 AM\./,
    );
  await page.getByText('Why?').click();
  await expect.element(page.getByText(/Our source for KY: sovos\.com\. Checked Nov 3, 2026\./)).toBeVisible();
  await way(/^Shipping/).click();
  await goOn.click();
  await expect.element(way(/^Pickup/)).toHaveAccessibleName(/Free/);
  await expect
    .element(page.getByRole('radiogroup', { name: /How would you like/ }))
    .toHaveAccessibleDescription(/Kentucky law doesn't let us ship wine/);
  await expectForEveryone();
});

test('what is missing is said in its place, in the order of the page', async () => {
  shopWith([twoBarolo]);
  const shop = await visit('/cart-address', ofAda);
  await goOn.click();
  await expect
    .element(page.getByRole('radiogroup', { name: /How would you like/ }))
    .toHaveAccessibleDescription('Choose how you would like to get it.');
  await expect.element(way(/^Pickup/)).toHaveFocus();
  await way(/^Pickup/).click();
  await goOn.click();
  await expect.element(times).toHaveTextContent('Choose a time.');
  await expect.poll(() => (document.activeElement as HTMLInputElement).name).toBe('slot');
  await expectForEveryone();
  expect(shop.address()).toBe('/cart-address');
});

test('what was chosen before is there after a reload', async () => {
  const { cart } = shopWith([twoBarolo]);
  cart.keep({ fulfilment: 'delivery', address_id: second.id, slot: slots[3] });
  await visit('/cart-address', ofAda);
  await expect.element(way(/^Local delivery/)).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /Grace Byron/ })).toBeChecked();
  await expect
    .element(times.getByRole('tab', { name: 'Wed, Mar 5' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(times.getByRole('radio', { name: /11:00.AM/ })).toBeChecked();
});

test('another way gives up the time that was chosen, at once', async () => {
  const { server, cart } = shopWith([twoBarolo]);
  cart.keep({ fulfilment: 'pickup', slot: slots[0] });
  server.now(waits(cart.answerings.find(({ endpoint }) => endpoint === updateCart)!).answering);
  await visit('/cart-address', ofAda);
  const time = times.getByRole('radio', { name: /11:00.AM/ });
  await expect.element(time).toBeChecked();
  await way(/^Local delivery/).click();
  await expect.element(way(/^Local delivery/)).toBeChecked();
  await expect.element(time).not.toBeChecked();
});

test('a time that somebody else has taken meanwhile is given up, and said', async () => {
  const { server, cart } = shopWith([twoBarolo]);
  cart.keep({ fulfilment: 'pickup' });
  server.now(refuses(updateCart, slotNotOffered));
  await visit('/cart-address', ofAda);
  await times.getByRole('radio', { name: /11:00.AM/ }).click();
  await expect.element(page.getByText(slotNotOffered.message)).toBeVisible();
  await expect.element(times.getByRole('radio', { name: /11:00.AM/ })).not.toBeChecked();
  expect(server.calls.filter(({ call }) => call.endsWith('fulfilment-options')).length).toBe(2);
});

test('a license is asked for in place, and opens every way', async () => {
  const { server } = shopWith(
    [twoBarolo],
    answers(listFulfilmentOptions, noLicence),
    answers(updateLicence, { ...details, license_exp_date: '2032-05-09' }),
  );
  await visit('/cart-address', ofAda);
  await goOn.click();
  const licence = page.getByRole('region', { name: 'Your license' });
  const field = licence.getByRole('textbox', { name: /License Exp. Date/ });
  await expect.element(field).toHaveAccessibleDescription('Tell us when your license expires.');
  await expect.element(way(/^Pickup/)).toHaveAccessibleName(/Available once we know/);
  await field.fill('');
  await licence.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveAccessibleDescription('License Exp. Date is required');
  await expect.element(field).toHaveFocus();
  await field.fill('05/09/2032');
  await expectForEveryone();
  server.now(answers(listFulfilmentOptions, openWays));
  await licence.getByRole('button', { name: 'Save' }).click();
  await expect.element(way(/^Pickup/)).toHaveAccessibleName(/Free/);
  await expect.element(licence).not.toBeInTheDocument();
  expect(server.calls.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([
    { call: 'PUT e-com/customer/license', body: { license_exp_date: '09-05-2032' } },
  ]);
});

test('the steps lead back', async () => {
  shopWith([twoBarolo]);
  await visit('/cart-address', ofAda);
  const steps = page.getByRole('navigation', { name: 'Steps to your order' });
  await expect.element(steps.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  await expect.element(heading).toHaveTextContent('Pickup or delivery');
});

test('an empty cart leads out', async () => {
  shopWith([]);
  await visit('/cart-address', ofAda);
  await expect.element(page.getByText('There is nothing to deliver')).toBeVisible();
  await expectForEveryone();
});

test('a gift message that is typed while the ways are not there yet stays when they come', async () => {
  const { server } = shopWith([twoBarolo], refuses(listFulfilmentOptions, unavailable));
  await visit('/cart-address', ofAda);
  await expect.element(page.getByText('The ways to get your order could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Add a gift message' }).click();
  const message = page.getByRole('textbox', { name: 'Gift message' });
  await message.fill('For the long evenings');
  server.now(answers(listFulfilmentOptions, openWays));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(way(/^Pickup/)).toBeVisible();
  await expect.element(message).toHaveValue('For the long evenings');
});

test('while it is fetched its shape stands, and trouble is said with another try', async () => {
  const { answering, go } = waits(refuses(listFulfilmentOptions, unavailable));
  const { server } = shopWith([twoBarolo], answering);
  await visit('/cart-address', ofAda);
  await expect.element(summary).toBeVisible();
  await expectForEveryone();
  go();
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not be loaded');
  server.now(answers(listFulfilmentOptions, openWays));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(way(/^Pickup/)).toBeVisible();
});
