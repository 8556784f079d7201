import { comeInAsNewcomer } from '../customer';
import { keepsFocus, looksRight, waitForListener } from './look';
import { test } from './test';
import { button, combobox, dialog, field, menuItem } from './wanted';

test('keeps an address', async ({ visitor, keepPicture }) => {
  await comeInAsNewcomer(visitor);
  await visitor.go('/profile/billing-address', 'Billing Address');
  await visitor.reads('No addresses found');
  await looksRight(visitor);
  await waitForListener(visitor);

  await test.step('in a dialog whose lists come by the zip code', async () => {
    await visitor.press(button('Add New Address'));
    const within = dialog('Add New Address');
    await visitor.sees(field('First name', { within }), { hasFocus: true });
    await looksRight(visitor);
    await keepPicture('dialog');
    await visitor.fill(field('First name', { within }), 'Ines');
    await visitor.fill(field('Last name', { within }), "O'Neil");
    await visitor.fill(combobox('Zip code', { within }), '94110');
    await visitor.sees(combobox('City', { within }), { value: 'San Francisco' });
    await visitor.press(combobox('State', { within }));
    await looksRight(visitor);
    await keepPicture('states');
    await visitor.window.key('Escape');
    await visitor.fill(field('Address', { within }), '1450 Guerrero Street');
    await visitor.press(button('Submit', { within }));
    await visitor.reads('Your address has been added');
    await visitor.seesNo(within);
    await keepsFocus(visitor);
    await looksRight(visitor);
  });

  await test.step('edits it, by a menu that has the focus again afterwards', async () => {
    const menu = button(/^Edit or delete/);
    await visitor.press(menu);
    await looksRight(visitor);
    await visitor.press(menuItem('Edit'));
    const within = dialog('Edit Address');
    await visitor.fill(field('Phone', { within }), '+1 415 555 0142');
    await visitor.press(button('Submit', { within }));
    await visitor.reads('Tel: +1 415 555 0142');
    await visitor.seesNo(within);
    await visitor.sees(menu, { hasFocus: true });
  });

  await test.step('deletes it', async () => {
    await visitor.press(button(/^Edit or delete/));
    await visitor.press(menuItem('Delete'));
    await visitor.reads('No addresses found');
    await keepsFocus(visitor);
  });
});
