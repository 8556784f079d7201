import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../ui/buttons/Button';
import { PasswordField } from '../ui/fields/PasswordField';
import { useForm } from './use-form';

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const schema = v.pipe(
  v.object({
    current: required('Current Password is required'),
    next: v.pipe(required('New Password is required'), v.minLength(8, 'At least 8 characters')),
    again: required('Confirm Password is required'),
  }),
  v.forward(
    v.partialCheck([['next'], ['again']], ({ next, again }) => next === again, 'Passwords do not match'),
    ['again'],
  ),
);

type Save = (value: v.InferOutput<typeof schema>) => Promise<Partial<Record<string, string>>>;

function PasswordForm({ save }: { save: Save }) {
  const { form, errors, busy } = useForm(schema, async (value, { setErrors }) =>
    setErrors(await save(value)),
  );
  return (
    <form {...form}>
      <PasswordField label="Current" name="current" error={errors.current} />
      <PasswordField label="New" name="next" error={errors.next} />
      <PasswordField label="Confirm" name="again" error={errors.again} />
      <Button type="submit" busy={busy} busyLabel="Changing Password...">
        Change Password
      </Button>
    </form>
  );
}

const current = page.getByLabelText('Current', { exact: true });
const next = page.getByLabelText('New', { exact: true });
const again = page.getByLabelText('Confirm', { exact: true });
const send = page.getByRole('button', { name: 'Change Password' });
const answered = () => vi.fn<Save>().mockResolvedValue({});

test('an empty form is not sent; the focus goes to the first wrong field, which says why', async () => {
  const save = answered();
  await render(<PasswordForm save={save} />);
  await send.click();
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAccessibleDescription('Current Password is required');
  await expect.element(current).toBeInvalid();
  await expect.element(next).toHaveAccessibleDescription('New Password is required');
  expect(save).not.toHaveBeenCalled();
});

test('editing a field clears its error and no other', async () => {
  await render(<PasswordForm save={answered()} />);
  await send.click();
  await userEvent.type(next, 'a');
  await expect.element(page.getByText('New Password is required')).not.toBeInTheDocument();
  await expect.element(page.getByText('At least 8 characters')).not.toBeInTheDocument();
  await expect.element(page.getByText('Current Password is required')).toBeVisible();
});

test('leaving a field checks nothing', async () => {
  await render(<PasswordForm save={answered()} />);
  await current.click();
  await next.click();
  await expect.element(current).not.toBeInvalid();
});

test('an error elsewhere that an edit cures goes away', async () => {
  await render(<PasswordForm save={answered()} />);
  await current.fill('old password');
  await next.fill('new password');
  await again.fill('new passwort');
  await send.click();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  await next.fill('new passwort');
  await expect.element(page.getByText('Passwords do not match')).not.toBeInTheDocument();
});

test('sent twice it is sent once, the button says so, and nothing typed is lost when the server refuses', async () => {
  let refuse: (errors: Partial<Record<string, string>>) => void = () => {};
  const save = vi.fn<Save>(() => new Promise((resolve) => (refuse = resolve)));
  await render(<PasswordForm save={save} />);
  await current.fill('old password');
  await next.fill('new password');
  await again.fill('new password');
  const form = document.querySelector('form')!;
  form.requestSubmit();
  form.requestSubmit();
  await expect.element(page.getByRole('button', { name: 'Changing Password...' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]![0]).toEqual({
    current: 'old password',
    next: 'new password',
    again: 'new password',
  });

  refuse({ current: 'Current password is wrong' });
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAccessibleDescription('Current password is wrong');
  await expect.element(current).toHaveValue('old password');
  await expect.element(send).toBeVisible();
  await userEvent.type(current, '!');
  await expect.element(page.getByText('Current password is wrong')).not.toBeInTheDocument();
});
