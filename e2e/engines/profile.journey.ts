import { comeInAsNewcomer } from '../customer';
import { keepsFocus, looksRight, waitForListener } from './look';
import { test } from './test';
import { button, combobox, dialog, field, form, option } from './wanted';

/** A square of 40 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASUlEQVRYhe3YsQ0AMAwCwXSs' +
    'xbpsmR3SpDnJvSVk84Kz5ssci0vqOa54pzKQscyARGExsFhYHCwGFguLg0VpMYJ5VRFTvuRZgwv2ntxMhp7X6QAAAABJRU5ErkJggg==',
  'base64',
);

test('completes the profile', async ({ visitor, keepPicture }) => {
  await comeInAsNewcomer(visitor);
  await visitor.go('/profile', 'Profile information');
  const within = form('Profile information');
  const save = button('Update Profile', { within });
  await looksRight(visitor);

  await test.step('lets the zip code find state and city', async () => {
    await visitor.choose(combobox('Country', { within }), 'United States');
    await visitor.fill(combobox('Zip code', { within }), '60614');
    await visitor.sees(combobox('City', { within }), { value: 'Chicago' });
    await visitor.sees(combobox('State', { within }), { value: 'Illinois' });
    await visitor.fill(field('Address', { within }), '2118 North Halsted Street');
  });

  await test.step('takes a day from the calendar', async () => {
    const license = field('License Exp. Date', { within });
    await visitor.fill(license, '02/11/2032');
    await visitor.press(button(/^Open the calendar: License/, { within }));
    const calendar = dialog(/License/);
    await visitor.sees(calendar, { hasFocus: true });
    await looksRight(visitor);
    await keepPicture('calendar');
    await visitor.press(button(/February 20, 2032/, { within: calendar }));
    await visitor.sees(license, { value: '02/20/2032' });
    await keepsFocus(visitor);
  });

  await test.step('chooses from a list, and a picture', async () => {
    await visitor.press(button(/Gender/, { within }));
    await looksRight(visitor);
    await visitor.press(option('Other'));
    await visitor.upload('Picture file', 'me.png', 'image/png', picture);
    await visitor.sees(button('Remove', { within }), { isEnabled: true });
  });

  await test.step('saves, and finds it again', async () => {
    await waitForListener(visitor);
    await visitor.pressByKey(save);
    await visitor.reads('Your profile has been updated');
    await keepsFocus(visitor);
    await looksRight(visitor);
    await visitor.go('/profile', 'Profile information');
    await visitor.sees(field('License Exp. Date', { within }), { value: '02/20/2032' });
    await visitor.waitFor(
      'the picture is drawn',
      () => (document.querySelector('form img') as HTMLImageElement)?.naturalWidth > 0,
    );
  });
});
