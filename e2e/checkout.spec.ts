import type { Page } from '@playwright/test';
import { comeInAsBuyer, fillCart } from './buyer';
import { type Customer, comeInAsAda, comeInAsNewcomer } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

const card = {
  approves: /4242 4242 4242 4242/,
  declines: /4000 0000 0000 0002/,
  asks: /4000 0027 6000 3184/,
};

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

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const way = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/** Bottles from the shelves, up to the delivery. */
async function fillByHand(page: Page, sort: 'price-up' | 'price-down', ...places: number[]) {
  await page.goto(`/products?sort=${sort}&in_stock=true&department=wine`);
  for (const place of places) {
    const bag = main(page)
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .nth(place);
    const added = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/e-com/cart'),
    );
    await bag.click();
    expect((await added).status()).toBe(200);
  }
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expectHeading(page, 'Pickup or delivery');
}

/** A buyer with a bottle in the cart, who is to say how it gets to her. */
async function comeToDelivery(page: Page) {
  const buyer = await comeInAsBuyer(page);
  await fillCart(buyer, [{ quantity: 1 }]);
  await buyer.call('POST', 'e-com/address', { address: home });
  await page.goto('/cart-address');
  await expectHeading(page, 'Pickup or delivery');
}

async function chooseFirstTime(page: Page) {
  const when = page.getByRole('region', { name: 'When?' });
  await when.getByRole('radio', { disabled: false }).first().check();
  await expect(goOn(page)).not.toHaveAttribute('aria-disabled', 'true');
}

async function expectThanks(page: Page) {
  await expect(page).toHaveURL(/\/order-details\?order=[\da-f-]+$/);
  await expectHeading(page, /Thank you/);
  await expect(
    page.getByRole('link', { name: 'Cart, 0 items' }).filter({ visible: true }).first(),
  ).toBeVisible();
  await expectOpenToEveryone(page);
}

test('a new customer tells the license in place, picks up, and pays by card; Back finds nothing to pay twice', {
  tag: '@both',
}, async ({ page }) => {
  await comeInAsNewcomer(page, 'Cellar Door Mission');
  await fillByHand(page, 'price-up', 0, 2);
  await expectOpenToEveryone(page);

  await test.step('is told what is missing', async () => {
    await goOn(page).click();
    await expect(page.getByText('Tell us when your license expires.').first()).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('tells it', async () => {
    const licence = page.getByRole('form', { name: 'Your license' });
    await licence.getByRole('textbox', { name: /License Exp. Date/ }).fill('05/09/2032');
    await licence.getByRole('button', { name: 'Save' }).click();
    await expect(licence).toBeHidden();
  });

  await test.step('chooses pickup and a time, which a reload does not forget', async () => {
    await way(page, /^Pickup/).check();
    await chooseFirstTime(page);
    await page.reload();
    await expect(way(page, /^Pickup/)).toBeChecked();
    await expect(
      page.getByRole('region', { name: 'When?' }).getByRole('radio', { checked: true }),
    ).toBeVisible();
    await expect(summary(page)).toContainText('Free');
    await page.getByRole('radio', { name: /^Call me first/ }).check();
    await expect(goOn(page)).not.toHaveAttribute('aria-disabled', 'true');
    await expectOpenToEveryone(page);
    await goOn(page).click();
  });

  await test.step('pays', async () => {
    await expectHeading(page, 'Payment');
    await expect(page.getByRole('region', { name: 'Pickup' })).toContainText('Call me first');
    await page.getByRole('button', { name: card.approves }).click();
    await expectOpenToEveryone(page);
    await pay(page).dblclick();
    await expectThanks(page);
    await expect(main(page).getByText('If a bottle is missing: call me first')).toBeVisible();
  });

  await test.step('goes back: the cart is empty, and says what has become of it', async () => {
    await page.goBack();
    await expect(page.getByText('There is nothing to deliver')).toBeVisible();
    await expect(page.getByText(/Your order \S+ has been placed/)).toBeVisible();
    await page.goto('/cart-payment');
    await expect(page.getByText('There is nothing to pay')).toBeVisible();
    await expectOpenToEveryone(page);
    await page.getByRole('link', { name: 'See your order' }).click();
    await expectHeading(page, /^Order /);
    await page.goto('/profile/orders');
    await expect(main(page).getByRole('link', { name: /^Order / })).toHaveCount(1);
  });
});

test('the checkout is alone on the page, and leads back to the cart', { tag: '@both' }, async ({ page }) => {
  await comeToDelivery(page);
  await expect(page.getByText('Secure checkout')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Help and legal' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to cart' }).click();
  await expectHeading(page, 'Cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expectHeading(page, 'Pickup or delivery');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('delivery: a declined card leaves the order waiting, and another one pays it', {
  tag: '@phone',
}, async ({ page }) => {
  await comeToDelivery(page);
  await way(page, /^Local delivery/).check();
  await way(page, /1450 Guerrero Street/).check();
  await chooseFirstTime(page);
  await goOn(page).click();
  await page.getByRole('button', { name: card.declines }).click();
  await pay(page).click();
  await expect(page).toHaveURL(/\/cart-payment\?order=/);
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await expectOpenToEveryone(page);

  await test.step('finds it again from the cart, also after a reload', async () => {
    await page.goto('/cart');
    await expect(page.getByText(/is waiting for payment\. We’re holding its bottles until/)).toBeVisible();
    await expectOpenToEveryone(page);
    await page.getByRole('link', { name: 'Go to payment' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
  });
  await page.getByRole('button', { name: card.approves }).click();
  await pay(page).click();
  await expectThanks(page);
});

test('an order whose card was declined is changed: its bottles are in the cart again', async ({ page }) => {
  await comeToDelivery(page);
  await way(page, /^Pickup/).check();
  await chooseFirstTime(page);
  await goOn(page).click();
  await page.getByRole('button', { name: card.declines }).click();
  await pay(page).click();
  await page.getByRole('button', { name: 'Change my order' }).click();
  await expectHeading(page, 'Cart');
  const lines = page.getByRole('region', { name: 'In your cart' });
  await lines
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a card that asks for a confirmation is confirmed on its own page', { tag: '@phone' }, async ({
  page,
}) => {
  await comeToDelivery(page);
  await way(page, /^Pickup/).check();
  await chooseFirstTime(page);
  await goOn(page).click();
  await page.getByRole('button', { name: card.asks }).click();
  await pay(page).click();
  await expectHeading(page, 'Confirm the payment');
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expectThanks(page);
});

type Cards = { data: { gift_card_code: string; store_name: string; status: number }[] };

/** The code of a card that Ada still has at this store. */
async function codeOfCard({ call }: Customer, store: string) {
  const { data } = (await call('GET', 'e-com/customer/gift-cards?page=1&pageSize=100')) as Cards;
  return data.find((each) => each.store_name === store && each.status === 1)!.gift_card_code;
}

test.describe(() => {
  test.use({ needsOwnShop: true });

  test('shipping: a gift card and points pay a part, and the rest is paid by card', async ({ page }) => {
    const ada = await comeInAsAda(page, 'Cellar Door Mission');
    const code = await codeOfCard(ada, 'Cellar Door Mission');
    // Dearer than what any gift card holds, so that something is left to pay.
    await fillByHand(page, 'price-down', 10);
    await way(page, /^Shipping/).check();
    await way(page, /1450 Guerrero Street/).check();
    await expect(page.getByRole('region', { name: 'When?' })).toBeHidden();
    await page.getByRole('button', { name: 'Add a gift message' }).click();
    await page.getByRole('textbox', { name: 'Gift message' }).fill('For the long evenings');
    await page.getByRole('button', { name: 'Save message' }).click();
    await goOn(page).click();
    await expectHeading(page, 'Payment');
    await expect(page.getByRole('region', { name: 'Shipping' })).toContainText('For the long evenings');

    const redeem = page.getByRole('region', { name: 'Redeem' });
    await redeem.getByRole('textbox', { name: 'Loyalty points' }).fill('100');
    await redeem.getByRole('button', { name: 'Apply: Loyalty points' }).click();
    await expect(summary(page)).toContainText('100 points');
    await redeem.getByRole('textbox', { name: 'Gift card code' }).fill(code);
    await redeem.getByRole('button', { name: 'Apply: Gift card code' }).click();
    await expect(summary(page)).toContainText('Gift card');
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: card.approves }).click();
    await pay(page).click();
    await expectThanks(page);
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/Gift card.*100 points/);
  });
});
