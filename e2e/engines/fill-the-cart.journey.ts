import { comeInAsNewcomer } from '../customer';
import { keepsFocus, looksRight, waitForListener } from './look';
import { test } from './test';
import { button, field, link, main, region, spinbutton, title } from './wanted';

const cart = (items: string) => link(`Cart, ${items}`, { place: 0 });

test('fills the cart', async ({ visitor }) => {
  await comeInAsNewcomer(visitor);
  await visitor.go('/cart', 'Cart');
  await visitor.reads('Your cart is empty');
  await looksRight(visitor);

  await visitor.go('/products?sort=price-up&in_stock=true');
  const add = button(/^Add .+ to cart$/, { within: main(), place: 0 });
  const [, name] = /^Add (.+) to cart$/.exec((await visitor.sees(add)).name) as unknown as [string, string];

  await test.step('from the shelves, and from the page of a bottle', async () => {
    await visitor.press(add);
    await visitor.sees(cart('1 item'));
    await looksRight(visitor);
    await visitor.press(link(name, { within: main(), place: 0 }));
    await visitor.sees(title(name));
    const buy = region('Buy');
    await visitor.press(button(`Increase Quantity of ${name}`, { within: buy }));
    await visitor.press(button('Add to cart', { within: buy }));
    await visitor.sees(cart('3 items'));
    await looksRight(visitor);
  });

  const quantity = spinbutton(`Quantity of ${name}`);
  await test.step('takes one more, none, and all of them back', async () => {
    await visitor.go('/cart', 'Cart');
    await visitor.sees(quantity, { value: '3' });
    await looksRight(visitor);
    await visitor.press(button(`Increase Quantity of ${name}`));
    await visitor.sees(quantity, { value: '4' });
    await visitor.sees(cart('4 items'));
    await waitForListener(visitor);
    await visitor.pressByKey(button(`Remove ${name}`));
    await visitor.seesNo(quantity);
    await keepsFocus(visitor);
    // A message with a button stays while the focus is in it.
    await visitor.focus(button('Undo'));
    await looksRight(visitor);
    await visitor.window.key('Enter');
    await visitor.sees(quantity, { value: '4' });
  });

  await test.step('writes a gift message, in a form that takes the place of its button', async () => {
    await visitor.pressByKey(button('Add a gift message'));
    await visitor.sees(field('Gift message'), { hasFocus: true });
    await looksRight(visitor);
    await visitor.fill(field('Gift message'), 'For the long evenings');
    await visitor.pressByKey(button('Save message'));
    await visitor.reads('Your gift message is kept.');
    await keepsFocus(visitor);
  });
});
