import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, waits } from 'browser/testing/fake-server';
import { changeCartLines } from 'contract/cart';
import { listMenus } from 'contract/catalogue';
import { listOrders } from 'contract/orders';
import { listStores } from 'contract/stores';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyWireCart, keptCart, twoBarolo, type WireLine } from '../../testing/cart';
import { noOrders } from '../../testing/checkout';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';

const words = 'Mixed case of wine, 5% off';
const almost_earned = 'Mixed case of wine: add 2 more for 5% off.';
const sixBarolo: WireLine = {
  ...twoBarolo,
  quantity: 6,
  line_total: 330.6,
  promotions: [{ words, saved: 17.4 }],
};

function shopWith(line: WireLine, almost: string | null = null) {
  const cart = keptCart(line);
  cart.keep({ almost_earned: almost });
  const others = cart.answerings.filter(({ endpoint }) => endpoint !== changeCartLines);
  const changing = waits(answers(changeCartLines, { ...emptyWireCart, ...cart.cart() }));
  fakeServer(
    answers(listMenus, { departments: [] }),
    answers(listStores, [mission, westLoop]),
    answers(listOrders, noOrders),
    ...others,
    changing.answering,
  );
  return changing;
}

const inCart = page.getByRole('region', { name: 'In your cart' });
const summary = page.getByRole('region', { name: 'Summary' });

test.each([390, 1440])(
  'what an offer takes off stands at its line and in the sum, at %i px',
  async (width) => {
    onTestFinished(() => page.viewport(1024, 768));
    await page.viewport(width, 900);
    shopWith(sixBarolo);
    await visit('/cart', { login: ada, store: mission });
    await expect.element(inCart).toHaveTextContent(`${words}: you save $17.40`);
    await expect.element(inCart).toHaveTextContent('$330.60');
    await expect.element(summary).toHaveTextContent(/6 items\$348\.00You save-\$17\.40Due\$330\.60/);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectForEveryone();
  },
);

test('what a few bottles more would earn stands there once', async () => {
  shopWith({ ...twoBarolo, quantity: 4, line_total: 232 }, almost_earned);
  await visit('/cart', { login: ada, store: mission });
  await expect.element(page.getByText(almost_earned)).toBeVisible();
  await expectForEveryone();
});

test('one bottle more costs less at once, before the server has said so', async () => {
  const { go } = shopWith(sixBarolo);
  await visit('/cart', { login: ada, store: mission });
  const more = page.getByRole('button', { name: 'Increase Quantity of Barolo Serralunga 2019' });
  await expect.element(summary).toHaveTextContent(/Due\$330\.60/);
  flushSync(() => (more.element() as HTMLElement).click());
  await expect.element(summary).toHaveTextContent(/7 items\$406\.00You save-\$20\.30Due\$385\.70/);
  go();
});
