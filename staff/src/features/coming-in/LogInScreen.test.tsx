import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses } from 'browser/testing/fake-server';
import { listQueue } from 'contract/orders/queue.staff';
import { getMe, logInStaff, logOutStaff, wrongStaffLogIn } from 'contract/staff';
import { askForPasskey, logInByPasskey, wrongPasskey } from 'contract/staff/passkeys';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queueOf } from '../../testing/orders';
import { mia } from '../../testing/people';
import { visit } from '../../testing/visit';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function typeIn() {
  await userEvent.type(field('Email'), mia.email);
  await userEvent.type(field('Password'), 'a glass of rain');
  await userEvent.type(field('Code'), '123456{Enter}');
}

test('whoever is not logged in is led to the log-in, and from there to where they wanted to go', async () => {
  const server = fakeServer(answers(getMe, null), answers(logInStaff));
  const { address } = await visit('/orders?tab=packed&page=2');
  await expect.element(heading('Log in')).toBeVisible();
  await expectForEveryone();
  server.now(answers(getMe, mia), answers(listQueue, queueOf()));
  await typeIn();
  await expect.element(heading('Orders')).toBeVisible();
  expect(address()).toContain('/orders?tab=packed&page=2');
  expect(server.calls.find(({ call }) => call === 'POST staff/log-in')?.body).toEqual({
    email: mia.email,
    password: 'a glass of rain',
    code: '123456',
  });
});

test.each(['//thief.example', '/\\thief.example', '/\t/thief.example', 'https://thief.example'])(
  'an address of another site leads nowhere but home: %j',
  async (back) => {
    fakeServer(answers(getMe, mia), answers(listQueue, queueOf()), answers(logInStaff));
    const { address } = await visit(`/login?${new URLSearchParams({ back })}`);
    await typeIn();
    await expect.element(heading('Orders')).toBeVisible();
    expect(address()).toMatch(/^\/orders/);
  },
);

test('what is missing and what is wrong stands in words, and what was typed stays', async () => {
  const server = fakeServer(refuses(logInStaff, wrongStaffLogIn));
  await visit('/login');
  await button('Log in').click();
  await expect.element(field('Email')).toHaveAccessibleDescription('Email is required');
  await expectForEveryone();
  await typeIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent(wrongStaffLogIn.message);
  await expect.element(field('Email')).toHaveValue(mia.email);
  await expectForEveryone();
  server.now(isAway(logInStaff));
  await button('Log in').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('cannot be reached');
});

const signed = {
  id: 'a-key',
  rawId: 'a-key',
  type: 'public-key' as const,
  response: { clientDataJSON: 'abc', authenticatorData: 'def', signature: 'ghi' },
};
const asked = answers(askForPasskey, { challenge: 'AAAA' });
const passkeyOf = (key: object) =>
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue({ toJSON: () => key } as PublicKeyCredential);

test('a passkey logs in without anything typed', async () => {
  const server = fakeServer(
    asked,
    answers(logInByPasskey),
    answers(getMe, mia),
    answers(listQueue, queueOf()),
  );
  passkeyOf(signed);
  await visit('/login');
  await button('Log in with a passkey').click();
  await expect.element(heading('Orders')).toBeVisible();
  expect(server.calls.find(({ call }) => call === 'POST staff/log-in/passkey')?.body).toEqual(signed);
});

test('a passkey that is not known is told in words, and one that is not shown is nothing', async () => {
  fakeServer(asked, refuses(logInByPasskey, wrongPasskey));
  passkeyOf(signed);
  await visit('/login');
  await button('Log in with a passkey').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(wrongPasskey.message);
  const closed = new DOMException('closed', 'NotAllowedError');
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(closed);
  await button('Log in with a passkey').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('whoever logs out is back at the log-in', async () => {
  fakeServer(answers(getMe, mia), answers(listQueue, queueOf()), answers(logOutStaff));
  const { address } = await visit('/');
  await button('Log out').click();
  await expect.element(heading('Log in')).toBeVisible();
  expect(address()).toBe('/login');
});
