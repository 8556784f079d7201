import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { codeUnknown, updateCart } from 'contract/cart';
import { listMenus } from 'contract/catalogue';
import { listOrders } from 'contract/orders';
import { listStores } from 'contract/stores';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptCart, twoBarolo } from '../../testing/cart';
import { noOrders } from '../../testing/checkout';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';

function shopWithBarolo() {
  const cart = keptCart(twoBarolo);
  const server = fakeServer(
    answers(listMenus, { departments: [] }),
    answers(listStores, [mission, westLoop]),
    answers(listOrders, noOrders),
    ...cart.answerings,
  );
  const codesSent = () => server.calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  return { server, cart, codesSent };
}

const field = page.getByRole('textbox', { name: 'Promo code' });
const apply = page.getByRole('button', { name: 'Apply: Promo code' });
const codes = page.getByRole('list', { name: 'Promo codes' });

test.each([390, 1440])('a code says what it takes off, or why it takes nothing, at %i px', async (width) => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(width, 900);
  const { codesSent } = shopWithBarolo();
  await visit('/cart', { login: ada, store: mission });
  await field.fill('readers10');
  await apply.click();
  await expect.element(codes).toHaveTextContent('READERS10$11.60 off');
  await expect.element(field).toHaveValue('');
  await field.fill('XMAS2025');
  await apply.click();
  await expect.element(codes).toHaveTextContent('XMAS2025This code ended on December 24.');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectForEveryone();
  await page.getByRole('button', { name: 'Remove: READERS10' }).click();
  await expect.element(codes).not.toHaveTextContent('READERS10');
  expect(codesSent()).toEqual([
    { codes: ['readers10'] },
    { codes: ['READERS10', 'XMAS2025'] },
    { codes: ['XMAS2025'] },
  ]);
});

test('an unknown code stays in its field, with what is wrong with it', async () => {
  const { server } = shopWithBarolo();
  server.now(refuses(updateCart, codeUnknown));
  await visit('/cart', { login: ada, store: mission });
  await apply.click();
  await expect.element(page.getByText('Enter your code')).toBeVisible();
  await field.fill('READRES');
  await apply.click();
  await expect.element(page.getByText(codeUnknown.message)).toBeVisible();
  await expect.element(field).toHaveValue('READRES');
  await expect.element(codes).not.toBeInTheDocument();
  await expectForEveryone();
});
