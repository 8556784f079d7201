import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { useToasts } from 'browser/toasts/toast';
import { listSessions, wrongPassword } from 'contract/auth';
import {
  changePassword,
  sameNewPassword,
  tooCommonNewPassword,
  wrongOldPassword,
} from 'contract/auth/change-password';
import { refusal } from 'contract/platform/endpoint';
import { tooMany, unavailable } from 'contract/platform/envelope';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const here = {
  id: '0190b7e0-5f00-7000-8000-00000000000a',
  device: 'Chrome on Linux',
  created_at: '2026-11-20T18:00:00Z',
  last_seen_at: '2026-11-20T18:00:00Z',
  current: true,
};
const sessions = answers(listSessions, [here]);
const done = 'Your password has been changed';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const current = field('Current Password');
const next = field('New Password');
const again = field('Confirm Password');
const fields = [current, next, again];
const send = page.getByRole('button', { name: 'Change Password' });
const toast = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });

const atChangePassword = () => visit('/profile/change-password', { login: ada, store: mission });
const sent = ({ calls }: ReturnType<typeof fakeServer>) =>
  calls.filter(({ call }) => call === 'POST e-com/customer/change-password').map(({ body }) => body);

async function type(old: string, fresh: string, repeated = fresh) {
  await current.fill(old);
  await next.fill(fresh);
  await again.fill(repeated);
}

test('the form stands first, each password masked until it is asked to show', async () => {
  fakeServer(sessions);
  await atChangePassword();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Change Password$/);
  for (const [at, name] of ['Current Password', 'New Password', 'Confirm Password'].entries()) {
    await expect.element(fields[at]!).toHaveAttribute('placeholder', `Enter ${name}`);
    await expect.element(fields[at]!).toHaveAttribute('type', 'password');
    await expect.element(page.getByLabelText(name, { exact: true })).toHaveAttribute('aria-required', 'true');
    await page.getByRole('button', { name: `Show ${name}` }).click();
    await expect.element(fields[at]!).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: `Show ${name}` }).click();
    await expect.element(fields[at]!).toHaveAttribute('type', 'password');
  }
  const devices = page.getByRole('heading', { name: 'Where you are logged in' }).element();
  expect(send.element().compareDocumentPosition(devices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(page.getByText('This device')).toBeVisible();
  await expectForEveryone();
});

test('what is typed stands in the form alone: currentPassword, newPassword, confirmPassword', async () => {
  const server = fakeServer(sessions);
  await atChangePassword();
  await type('a glass of rain', 'a glass of claret');
  const form = page.getByRole('form', { name: 'Change Password' }).element() as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    currentPassword: 'a glass of rain',
    newPassword: 'a glass of claret',
    confirmPassword: 'a glass of claret',
  });
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]);
  expect(kept).not.toContain('a glass of');
  expect(sent(server)).toEqual([]);
});

test('a password is changed: the fields are empty and the shop says so', async () => {
  const server = fakeServer(sessions, answers(changePassword));
  await atChangePassword();
  await type('a glass of rain', 'a glass of claret');
  await send.click();
  await expect.element(toast).toHaveTextContent(done);
  for (const each of fields) await expect.element(each).toHaveValue('');
  await expectForEveryone();
  expect(sent(server)).toEqual([{ old_password: 'a glass of rain', new_password: 'a glass of claret' }]);
});

test.each([
  ['Current Password', current],
  ['New Password', next],
  ['Confirm Password', again],
])('Enter in %s sends the form', async (_name, each) => {
  const server = fakeServer(sessions, answers(changePassword));
  await atChangePassword();
  await type('a glass of rain', 'a glass of claret');
  await userEvent.type(each, '{Enter}');
  await expect.element(toast).toHaveTextContent(done);
  expect(sent(server)).toHaveLength(1);
});

test('spaces around a password are part of it', async () => {
  const server = fakeServer(sessions, answers(changePassword));
  await atChangePassword();
  await type(' a glass of rain ', ' a glass of claret ');
  await send.click();
  await expect.element(toast).toHaveTextContent(done);
  expect(sent(server)).toEqual([{ old_password: ' a glass of rain ', new_password: ' a glass of claret ' }]);
});

test('while the password is being changed the button says so, and sends nothing twice', async () => {
  const { answering, go } = waits(answers(changePassword));
  const server = fakeServer(sessions, answering);
  await atChangePassword();
  await type('a glass of rain', 'a glass of claret');
  await send.click();
  const busy = page.getByRole('button', { name: 'Changing Password...' });
  await expect.element(busy).toBeVisible();
  await expectForEveryone();
  await userEvent.type(again, '{Enter}');
  await busy.click({ force: true });
  expect(sent(server)).toHaveLength(1);
  go();
  await expect.element(send).toBeVisible();
  expect(sent(server)).toHaveLength(1);
});

test('the devices that were logged out are not listed any more', async () => {
  const phone = { ...here, id: here.id.replace(/a$/, 'b'), device: 'Safari on iPhone', current: false };
  const server = fakeServer(answers(listSessions, [here, phone]), answers(changePassword));
  await atChangePassword();
  await expect.element(page.getByText('Safari on iPhone')).toBeVisible();
  server.now(sessions);
  await type('a glass of rain', 'a glass of claret');
  await send.click();
  await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument();
});

test.each([
  {
    what: 'nothing',
    typed: ['', '', ''],
    errors: ['Current Password is required', 'New Password is required', 'Confirm Password is required'],
  },
  {
    what: 'spaces for the current one',
    typed: ['   ', 'a glass of claret', 'a glass of claret'],
    errors: ['Current Password is required', '', ''],
  },
  {
    what: 'a short new one',
    typed: ['a glass of rain', 'claret7', 'claret7'],
    errors: ['', 'New Password must be at least 8 characters', ''],
  },
  {
    what: 'the current one again',
    typed: ['a glass of rain', 'a glass of rain', 'a glass of rain'],
    errors: ['', 'New Password cannot be the same as the current password', ''],
  },
  {
    what: 'a short one that is the current one',
    typed: ['rain', 'rain', 'rain'],
    errors: ['', 'New Password must be at least 8 characters', ''],
  },
  {
    what: 'no repetition',
    typed: ['a glass of rain', 'a glass of claret', ''],
    errors: ['', '', 'Confirm Password is required'],
  },
  {
    what: 'two different ones',
    typed: ['a glass of rain', 'a glass of claret', 'a glass of clarets'],
    errors: ['', '', 'Passwords do not match'],
  },
])('$what is not sent', async ({ typed: [old, fresh, repeated], errors }) => {
  const server = fakeServer(sessions);
  await atChangePassword();
  await type(old!, fresh!, repeated);
  await send.click();
  const wrong = fields.find((_, at) => errors[at]);
  await expect.element(wrong!).toHaveFocus();
  for (const [at, error] of errors.entries()) {
    const hint = at === 1 ? '8 characters or more. A short sentence works well.' : '';
    const described = [error, hint].filter(Boolean).join(' ');
    await expect.element(fields[at]!).toHaveAccessibleDescription(described);
    if (error) await expect.element(fields[at]!).toBeInvalid();
    else await expect.element(fields[at]!).not.toBeInvalid();
  }
  await expectForEveryone();
  expect(sent(server)).toEqual([]);
  expect(useToasts.getState().toasts).toEqual([]);
});

test('editing a field clears its error and leaves the others', async () => {
  fakeServer(sessions);
  await atChangePassword();
  await send.click();
  await expect.element(again).toBeInvalid();
  await userEvent.type(current, 'a');
  await expect.element(current).not.toBeInvalid();
  await expect.element(next).toBeInvalid();
  await userEvent.type(next, 'a');
  await expect.element(next).not.toBeInvalid();
  await expect.element(again).toBeInvalid();
  await userEvent.type(again, 'b');
  await expect.element(again).not.toBeInvalid();
});

const confirmRefused = refusal(422, 'confirm', 'Confirm password does not fit');
test.each([
  { refused: wrongOldPassword, at: 0 },
  { refused: { ...tooMany, message: 'Current password was entered too often.' }, at: 0 },
  { refused: sameNewPassword, at: 1 },
  { refused: tooCommonNewPassword, at: 1 },
  { refused: confirmRefused, at: 2 },
])('"$refused.message" stands under its field and in a notice', async ({ refused, at }) => {
  fakeServer(sessions, refuses(changePassword, refused, { retryAfter: 60 }));
  await atChangePassword();
  await type('a glass of rain', 'a glass of claret');
  await send.click();
  const wrong = fields[at]!;
  await expect.element(toast).toHaveTextContent(refused.message);
  await expect.element(toast).toHaveTextContent(/^Error/);
  await expect.element(wrong).toHaveAccessibleDescription(new RegExp(`^${refused.message}`));
  await expect.element(wrong).toHaveFocus();
  for (const other of fields.filter((each) => each !== wrong)) await expect.element(other).not.toBeInvalid();
  await expect.element(current).toHaveValue('a glass of rain');
  await expect.element(again).toHaveValue('a glass of claret');
  await expectForEveryone();
  await userEvent.type(wrong, 'x');
  await expect.element(wrong).not.toBeInvalid();
});

test.each([
  [
    'of which the field is named by its code alone',
    refuses(changePassword, { ...wrongPassword, message: 'No.' }),
  ],
  ['in other words', refuses(changePassword, unavailable)],
  ['without an answer', isAway(changePassword)],
])('a failure %s is logged and not shown', async (_what, refused) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeServer(sessions, refused);
  await atChangePassword();
  await type('a glass of rain', 'a glass of claret');
  await send.click();
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith('POST e-com/customer/change-password', expect.anything()),
  );
  await expect.element(send).toBeVisible();
  for (const each of fields) await expect.element(each).not.toBeInvalid();
  await expect.element(current).toHaveValue('a glass of rain');
  expect(useToasts.getState().toasts).toEqual([]);
  log.mockRestore();
});
