import { buyForPickup, comeInAsBuyer } from '../buyer';
import { keepsFocus, looksRight, waitForListener } from './look';
import { test } from './test';
import { alertDialog, button, region, title } from './wanted';

test('cancels an order', async ({ visitor, keepPicture }) => {
  const order = await buyForPickup(await comeInAsBuyer(visitor), [{ quantity: 2 }]);
  await visitor.go(`/order-details?order=${order.id}`, `Order ${order.number}`);
  await looksRight(visitor);
  await waitForListener(visitor);
  await visitor.pressByKey(button('Cancel order'));
  const asked = alertDialog(`Cancel order ${order.number}?`);
  await visitor.sees(asked, { hasFocus: true });
  await looksRight(visitor);
  await keepPicture('question');
  await visitor.press(button('Cancel order', { within: asked }));
  await visitor.seesNo(asked);
  await visitor.sees(region('Receipt', { words: /Refunded/ }));
  await visitor.seesNo(button('Cancel order'));
  await visitor.sees(title(`Order ${order.number}`));
  await keepsFocus(visitor);
  await looksRight(visitor);
});
