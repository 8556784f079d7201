import { comeInAsNewcomer } from '../customer';
import { keepsFocus, looksRight } from './look';
import { expect, test } from './test';
import type { Visitor } from './visitor';
import {
  article,
  button,
  checkbox,
  combobox,
  complementary,
  dialog,
  heading,
  link,
  main,
  navigation,
  option,
  saying,
  title,
} from './wanted';

/** While the next list is on its way, the former one stays. */
const isListed = (visitor: Visitor) =>
  visitor.waitFor(
    'bottles are listed',
    () => document.querySelector('main article') !== null && !document.querySelector('main [aria-busy=true]'),
  );

test('finds a bottle', async ({ visitor, size, keepPicture }) => {
  const isPhone = size.width < 768;
  await comeInAsNewcomer(visitor);
  await visitor.go('/', 'Cellar Door Lincoln Park');
  await looksRight(visitor);

  await test.step('by the menus', async () => {
    const menu = isPhone ? dialog('Menu') : navigation('Shop');
    if (isPhone) await visitor.press(button('Menu'));
    await visitor.press(isPhone ? saying(/^Wine$/, menu) : button('Wine', { within: menu }));
    await visitor.sees(link(/^Red Wine/, { within: menu }));
    await looksRight(visitor);
    await visitor.press(link(/^Red Wine/, { within: menu }));
    await visitor.sees(title('Red Wine'));
    await keepsFocus(visitor);
    await isListed(visitor);
    await looksRight(visitor);
  });

  await test.step('refines', async () => {
    if (isPhone) await visitor.press(button('Refine'));
    const place = isPhone ? dialog('Refine') : complementary('Refine');
    await visitor.check(checkbox(/^France/, { within: place }));
    await visitor.isAt(/country=France/);
    await isListed(visitor);
    await looksRight(visitor);
    if (isPhone) await visitor.press(button(/^Show \d+ products$/, { within: place }));
    const chip = button(/France/, { within: main() });
    await visitor.sees(chip);
  });

  await test.step('searches, and misspells it', async () => {
    await visitor.fill(combobox('Search the shop'), 'barrolo');
    await visitor.sees(option(/Barolo/, { place: 0 }));
    await looksRight(visitor);
    await keepPicture('combobox');
    await visitor.window.key('Enter');
    await visitor.sees(title('Results for “barrolo”'));
    await isListed(visitor);
    await looksRight(visitor);
  });

  await test.step('looks at it', async () => {
    const first = { within: article(undefined, { within: main(), place: 0 }), place: 0 };
    const { words } = await visitor.sees(heading(undefined, first));
    expect(words).toMatch(/Barolo/);
    await visitor.press(link(undefined, first));
    await visitor.sees(title(words));
    await keepsFocus(visitor);
    await looksRight(visitor);
    await keepPicture('product');
  });
});
