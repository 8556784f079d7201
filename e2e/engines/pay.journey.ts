import { comeInAsBuyer, fillCart } from '../buyer';
import { keepsFocus, looksRight } from './look';
import { expect, test } from './test';
import type { Visitor } from './visitor';
import { button, link, radio, region, title } from './wanted';

const goOn = button('Continue to payment');

const home = {
  first_name: 'Ines',
  last_name: 'Okafor',
  phone: '+1 415 555 0142',
  zip_code: '94110',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  adderess: '1450 Guerrero Street',
};

const heightOfTitle = (visitor: Visitor) =>
  visitor.window.run(() => document.querySelector('h1')!.getBoundingClientRect().top + scrollY);

/** A buyer with a bottle in the cart, who is to say how it gets to her. */
async function comeToDelivery(visitor: Visitor) {
  const buyer = await comeInAsBuyer(visitor);
  await fillCart(buyer, [{ quantity: 1 }]);
  await buyer.call('POST', 'e-com/address', { address: home });
  await visitor.go('/cart', 'Cart');
  await visitor.press(link('Checkout'));
  await visitor.sees(title('Pickup or delivery'));
  await keepsFocus(visitor);
  await looksRight(visitor);
}

async function chooseFirstTime(visitor: Visitor) {
  const times = radio(undefined, { within: region('When?') });
  await visitor.sees(times);
  const place = (await visitor.all(times)).findIndex(({ isEnabled }) => isEnabled);
  await visitor.check({ ...times, place });
  await visitor.sees(goOn, { isEnabled: true });
}

async function pay(visitor: Visitor) {
  const before = await heightOfTitle(visitor);
  await visitor.press(goOn);
  await visitor.sees(title('Payment'));
  // The steps of the checkout stand on one line.
  await expect(async () => expect(await heightOfTitle(visitor)).toBeCloseTo(before, 0)).toPass();
  await keepsFocus(visitor);
  await visitor.press(button(/4242 4242 4242 4242/));
  await looksRight(visitor);
  await visitor.press(button(/^Pay \$/));
  await visitor.sees(title(/Thank you/));
  await visitor.isAt(/\/order-details\?order=[\da-f-]+$/);
  await keepsFocus(visitor);
  await visitor.sees(link('Cart, 0 items', { place: 0 }));
  await looksRight(visitor);
}

test('pays, and picks up', async ({ visitor }) => {
  await comeToDelivery(visitor);
  await visitor.check(radio(/^Pickup/));
  await chooseFirstTime(visitor);
  await looksRight(visitor);
  await pay(visitor);
});

test('pays, and has it delivered', async ({ visitor }) => {
  await comeToDelivery(visitor);
  await visitor.check(radio(/^Local delivery/));
  await visitor.check(radio(/1450 Guerrero Street/));
  await chooseFirstTime(visitor);
  await looksRight(visitor);
  await pay(visitor);
});
