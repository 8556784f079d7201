import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../choices/Checkbox';
import { RadioGroup } from '../choices/RadioGroup';
import { PasswordField } from './PasswordField';
import { RatingField } from './RatingField';
import { SearchField } from './SearchField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

test('a field reads its label, its error and its hint', async () => {
  await render(<TextField label="Email" required hint="We write rarely" error="Enter a valid email" />);
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect.element(email).toBeRequired();
  await expect.element(email).toBeInvalid();
  await expect.element(email).toHaveAccessibleDescription('Enter a valid email We write rarely');
});

test('a field without an error is not marked wrong', async () => {
  await render(<TextArea label="Address" />);
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect.element(address).not.toHaveAttribute('aria-invalid');
  await expect.element(address).not.toHaveAttribute('aria-describedby');
  await expect.element(address).toHaveAttribute('rows', '3');
});

test('a password is masked until it is asked to show', async () => {
  await render(<PasswordField label="New Password" defaultValue="claret" />);
  const password = page.getByLabelText('New Password', { exact: true });
  const show = page.getByRole('button', { name: 'Show New Password' });
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
  await expect.element(password).toHaveValue('claret');
});

test('a checkbox is pressed by its words and says what is wrong', async () => {
  await render(<Checkbox label="I am 21 or older" error="Only for adults" />);
  await page.getByText('I am 21 or older').click();
  const box = page.getByRole('checkbox', { name: 'I am 21 or older' });
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveAccessibleDescription('Only for adults');
});

test('one of several is chosen with the arrow keys', async () => {
  const chosen = vi.fn<(value: string) => void>();
  const choices = ['Male', 'Female', 'Other'].map((label) => ({ value: label.toLowerCase(), label }));
  await render(
    <RadioGroup
      label="Gender"
      name="gender"
      choices={choices}
      onChange={chosen}
      error="Gender is required"
    />,
  );
  await expect
    .element(page.getByRole('radiogroup', { name: 'Gender' }))
    .toHaveAccessibleDescription('Gender is required');
  await page.getByLabelText('Male', { exact: true }).click();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen.mock.calls).toEqual([['male'], ['female']]);
});

test('stars are given with the keyboard', async () => {
  await render(<RatingField label="Your rating" name="stars" defaultValue={3} />);
  await expect.element(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

test('a search is emptied by its button, which is there only when there is something', async () => {
  const clear = vi.fn<() => void>();
  const field = (value: string) => (
    <SearchField label="Search" value={value} onChange={() => {}} onClear={clear} />
  );
  const screen = await render(field('barolo'));
  await page.getByRole('button', { name: 'Clear search' }).click();
  expect(clear).toHaveBeenCalledTimes(1);
  await screen.rerender(field(''));
  await expect.element(page.getByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
});
