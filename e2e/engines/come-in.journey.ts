import { newcomer, password } from '../customer';
import { keepsFocus, looksRight } from './look';
import { test } from './test';
import { button, checkbox, field, link, title } from './wanted';

test('comes in', async ({ visitor, size }) => {
  const ines = newcomer();

  await test.step('signs up', async () => {
    await visitor.go('/welcome');
    await looksRight(visitor);
    await visitor.press(link('Create an account', { place: 0 }));
    await visitor.sees(title('Create an account'));
    await keepsFocus(visitor);
    await looksRight(visitor);
    await visitor.fill(field('First name'), ines.first);
    await visitor.fill(field('Last name'), ines.last);
    await visitor.fill(field(/^Email/), ines.email);
    await visitor.fill(field(/^Date of birth/), '04/17/1990');
    await visitor.fill(field(/^Password/), password);
    await visitor.fill(field(/^Confirm Password/), password);
    await visitor.check(checkbox(/I am of legal drinking age/));
    await looksRight(visitor);
    await visitor.press(button('Create account'));
    await visitor.sees(title('Welcome, Ines'));
    await looksRight(visitor);
  });

  await test.step('chooses a store', async () => {
    await visitor.press(button('Choose this store: Cellar Door Lincoln Park'));
    await visitor.sees(title('Cellar Door Lincoln Park'));
    await visitor.isAt(/^\/chicago\/lincoln-park$/);
    await keepsFocus(visitor);
    await looksRight(visitor);
  });

  await test.step('logs out, by a menu that is there soon in every engine', async () => {
    await visitor.press(button(size.width < 768 ? 'Menu' : 'Account'));
    await visitor.sees(button('Log out'));
    await looksRight(visitor);
    await visitor.press(button('Log out'));
    await visitor.sees(title('Log in'));
    await looksRight(visitor);
  });

  await test.step('logs in again', async () => {
    await visitor.fill(field(/^Email/), ines.email);
    await visitor.fill(field(/^Password/), password);
    await visitor.press(button('Log in'));
    await visitor.sees(title('Cellar Door Lincoln Park'));
  });
});
