import { choose, tapEntry } from './choose';
import { comeInAsAda, comeInAsNewcomer, password } from './customer';
import { followLetter } from './letters';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

/** A square of 40 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASUlEQVRYhe3YsQ0AMAwCwXSs' +
    'xbpsmR3SpDnJvSVk84Kz5ssci0vqOa54pzKQscyARGExsFhYHCwGFguLg0VpMYJ5VRFTvuRZgwv2ntxMhp7X6QAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer completes the profile: picture, places by zip code, a new email address', {
  tag: '@phone',
}, async ({ page, watch }) => {
  const ines = await comeInAsNewcomer(page);
  await page.goto('/profile');
  await expectHeading(page, 'Profile information');
  const form = page.getByRole('form', { name: 'Profile information' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  // A field with suggestions is a combobox to those who listen.
  const zip = form.getByRole('combobox', { name: 'Zip code' });
  const save = form.getByRole('button', { name: 'Update Profile' });
  await expect(field('Membership type')).toHaveValue('Cellar');
  await expect(save).toBeDisabled();
  await expectOpenToEveryone(page);

  await test.step('is told what is missing', async () => {
    await field('First name').fill("Inès O'Neil 🍷");
    await save.click();
    await expect(form.getByText('License Exp. Date is required')).toBeVisible();
    await expect(form.getByText('Gender is required')).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('lets the zip code find state and city', async () => {
    const country = form.getByRole('combobox', { name: 'Country' });
    await choose(page, country, 'United States');
    await expect(country).toHaveValue('United States');
    await zip.fill('60614');
    await expect(form.getByRole('combobox', { name: 'City' })).toHaveValue('Chicago');
    await expect(form.getByRole('combobox', { name: 'State' })).toHaveValue('Illinois');
  });

  await test.step('uploads a picture and saves', async () => {
    await field('Address').fill('2118 North Halsted Street');
    await field('License Exp. Date').fill('02/29/2028');
    await form.getByRole('button', { name: /Gender/ }).click();
    await tapEntry(page.getByRole('option', { name: 'Other' }));
    await form
      .getByLabel('Picture file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await expect(form.getByRole('button', { name: 'Remove' })).toBeEnabled();
    await save.click();
    await expect(page.getByText('Your profile has been updated')).toBeVisible();
    await expect(save).toBeDisabled();
    await expectOpenToEveryone(page);
  });

  await test.step('finds it all again after a reload', async () => {
    await page.reload();
    await expect(field('First name')).toHaveValue("Inès O'Neil 🍷");
    await expect(field('License Exp. Date')).toHaveValue('02/29/2028');
    await expect(form.locator('img')).toHaveJSProperty('complete', true);
    await expect(form.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('wants news by email, and no more', async () => {
    const news = page.getByRole('switch', { name: 'News and offers by email' });
    await expect(news).not.toBeChecked();
    for (const wanted of [true, false]) {
      await news.setChecked(wanted);
      await expect(page.getByText('Your choice has been saved').first()).toBeVisible();
      await expectOpenToEveryone(page);
      await page.reload();
      await expect(news).toBeChecked({ checked: wanted });
    }
  });

  await test.step('is refused a drawing that is called a photo', async () => {
    watch.expectRefusal(422);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await form
      .getByLabel('Picture file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: svg });
    await expect(page.getByText('This is not a picture that we can read.')).toBeVisible();
    await expect(save).toBeDisabled();
  });

  await test.step('moves to another email address by its link', async () => {
    const email = `moved.${ines.email}`;
    await field('Email').fill(email);
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Change your email address?' });
    await expectOpenToEveryone(page);
    await dialog.getByRole('textbox', { name: 'Current Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Change email' }).click();
    await expect(form.getByText(`We’ve sent a link to ${email}.`)).toBeVisible();
    await followLetter(page, email, /confirm your new email/i, /confirm/i);
    await expect(page.getByText('Your email address is confirmed')).toBeVisible();
    await page.goto('/profile');
    await expect(field('Email')).toHaveValue(email);
    await expect(form.getByText('We’ve sent a link')).toBeHidden();
  });

  await test.step('takes the picture away again', async () => {
    await form.getByRole('button', { name: 'Remove' }).click();
    await save.click();
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(field('First name')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Remove' })).toBeDisabled();
  });
});

test('a customer adds, edits and deletes an address, and looks at the card dialog', async ({ page }) => {
  await comeInAsNewcomer(page);
  await page.goto('/profile/billing-address');
  await expect(page.getByText('No addresses found')).toBeVisible();
  await expectOpenToEveryone(page);
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const zip = dialog.getByRole('combobox', { name: 'Zip code' });
  const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');

  await test.step('adds one, the zip code says where', async () => {
    await page.getByRole('button', { name: 'Add New Address' }).click();
    await expectOpenToEveryone(page);
    await field('First name').fill('Inès');
    await field('Last name').fill("O'Neil");
    await zip.fill('94110');
    await expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue('San Francisco');
    await field('Address').fill('1450 Guerrero Street\nApt 3');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your address has been added')).toBeVisible();
    await expect(cards).toHaveText([
      /^Inès O'Neil, 1450 Guerrero Street, Apt 3, San Francisco, California, United States, 94110.*Tel: -.*Default$/,
    ]);
    await expectOpenToEveryone(page);
  });

  await test.step('edits it', async () => {
    await page.getByRole('button', { name: /^Edit or delete/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(field('Address')).toHaveValue('1450 Guerrero Street\nApt 3');
    await field('Phone').fill('+1 415 555 0142');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your address has been updated')).toBeVisible();
    await expect(cards).toContainText(['Tel: +1 415 555 0142']);
  });

  await test.step('looks at the card dialog, which keeps nothing', async () => {
    await page.getByRole('button', { name: 'Add New Card' }).click();
    await expect(page.getByText('Card details are not saved here')).toBeVisible();
    await field('Card number').fill('4242 4242 4242 4242');
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('deletes it', async () => {
    await page.getByRole('button', { name: /^Edit or delete/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Your address has been deleted')).toBeVisible();
    await expect(page.getByText('No addresses found')).toBeVisible();
  });
});

test('the demo customer has addresses, one of them the default', async ({ page }) => {
  await comeInAsAda(page);
  await page.goto('/profile/billing-address');
  const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('Default');
  await expectOpenToEveryone(page);
});
