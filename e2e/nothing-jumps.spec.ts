import type { Store } from 'contract/stores';
import { type Customer, comeInAsNewcomer } from './customer';
import { logInAsStaff } from './staff';
import { expect, expectHeading, test } from './test';
import { watchJumps } from './watch-jumps';

/** Something in the cart of this store, of what it has enough of. */
async function putOneInCart({ call }: Customer, name: string) {
  const stores = (await call('GET', 'e-com/stores')) as Store[];
  const { id: store_id } = stores.find((each) => each.name === name)!;
  const asked = `e-com/products?store_id=${store_id}&in_stock=true&department=wine&pageSize=50`;
  const shelf = (await call('GET', asked)) as { data: { id: number; allocation: string; stock: string }[] };
  const { id } = shelf.data.find(({ allocation, stock }) => allocation === 'none' && stock === 'in_stock')!;
  await call('POST', 'e-com/cart', { store_id, product_id: id, quantity: 1 });
}

/** Delivery may become free in San Francisco, and not in Chicago. Nobody here has said when a license ends. */
for (const store of ['Cellar Door Mission', 'Cellar Door Lincoln Park'])
  test(`nothing goes from under a finger while slow answers come: ${store}`, { tag: '@both' }, async ({
    page,
  }) => {
    await putOneInCart(await comeInAsNewcomer(page, store), store);
    const jumps = await watchJumps(page);
    for (const [path, heading] of [
      ['/', store],
      ['/products', 'Wine & spirits'],
      ['/products/pauillac/1', 'Pauillac 2013'],
      ['/gift-card/purchase/1', 'Purchase gift card'],
      ['/cart', 'Cart'],
      ['/cart-address', 'Pickup or delivery'],
    ] as const) {
      await page.goto(path);
      await expectHeading(page, heading);
      expect(await jumps(), path).toEqual([]);
    }
  });

test.describe('at the desk', () => {
  test.use({ needsOwnShop: true });
  test('nothing goes from under the mouse of a clerk', { tag: '@both' }, async ({ page, shop }) => {
    await logInAsStaff(page, shop, 'olive@cellar-door.example');
    const jumps = await watchJumps(page);
    for (const [path, heading] of [
      ['/orders', 'Orders'],
      ['/today', 'Today'],
      ['/customers', 'Customers'],
      ['/stock', 'Stock'],
      ['/products', 'Products'],
      ['/prices', 'Prices'],
      ['/settings', 'Settings'],
      ['/account', 'Your account'],
    ] as const) {
      await page.goto(`${shop.staffAddress}${path}`);
      await expectHeading(page, heading);
      expect(await jumps(), path).toEqual([]);
    }
  });
});
