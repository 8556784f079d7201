import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { listQueue } from 'contract/orders/queue.staff';
import { notLoggedIn } from 'contract/platform/envelope';
import { getMe, proveFactor, sessionLocked, wrongCode } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lock } from '../../platform/lock';
import { queueOf } from '../../testing/orders';
import { mia } from '../../testing/people';
import { visit } from '../../testing/visit';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const code = page.getByRole('textbox', { name: 'Code' });

test('a session that is locked shows nothing until a code has come', async () => {
  const server = fakeServer(refuses(getMe, sessionLocked), refuses(proveFactor, wrongCode));
  await visit('/');
  await expect.element(heading('Locked')).toBeVisible();
  await expectForEveryone();
  await userEvent.type(code, '000000{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/This code is wrong/);
  server.now(answers(proveFactor), answers(getMe, mia), answers(listQueue, queueOf()));
  await userEvent.fill(code, '123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Orders')).toBeVisible();
});

test('an idle hour covers what was on the screen', async () => {
  fakeServer(answers(getMe, mia), answers(listQueue, queueOf()));
  await visit('/');
  await expect.element(heading('Orders')).toBeVisible();
  lock();
  await expect.element(heading('Locked')).toBeVisible();
  await expect.element(page.getByText('Mission Street')).not.toBeInTheDocument();
});

test('a session that has ended meanwhile leads to the log-in', async () => {
  fakeServer(answers(getMe, mia), answers(listQueue, queueOf()), refuses(proveFactor, notLoggedIn));
  const { address } = await visit('/');
  lock();
  await userEvent.type(code, '123456{Enter}');
  await expect.element(heading('Log in')).toBeVisible();
  expect(address()).toContain('/login?back=%2Forders');
});
