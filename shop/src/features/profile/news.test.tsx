import { expectForEveryone } from 'browser/testing/axe';
import { refuses, waits } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { chooseNews, getNewsChoice } from 'contract/profile/news';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atProfile, bodies, keptNews, toasts } from '../../testing/profile-page';

const news = page.getByRole('switch', { name: 'News and offers by email' });
const chosen = (server: Awaited<ReturnType<typeof atProfile>>) => bodies(server, 'PUT e-com/customer/news');

test('news by email are taken back with one press, and agreed to again', async () => {
  const server = await atProfile();
  await expect.element(news).toBeChecked();
  await expectForEveryone();
  await news.click();
  await expect.element(news).not.toBeChecked();
  await expect.poll(toasts).toContain('Your choice has been saved');
  (news.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => chosen(server)).toEqual([{ by_email: false }, { by_email: true }]);
  await expect.element(news).toBeChecked();
  await expectForEveryone();
});

test('a choice that is not kept is shown as it was, with the reason', async () => {
  const refused = waits(refuses(chooseNews, unavailable));
  const server = await atProfile(refused.answering);
  await news.click();
  await expect.element(news).not.toBeChecked();
  // A second press before the answer asks for nothing.
  await news.click();
  refused.go();
  await expect.poll(toasts).toContain(unavailable.message);
  await expect.element(news).toBeChecked();
  expect(chosen(server)).toEqual([{ by_email: false }]);
});

test('a choice that cannot be loaded offers to try again, and leaves the profile as it is', async () => {
  const held = waits(refuses(getNewsChoice, { ...unavailable, status: 409 }));
  const server = await atProfile(held.answering);
  await expect.element(page.getByText('Loading your choice')).toBeInTheDocument();
  await expectForEveryone();
  held.go();
  await expect.element(page.getByText('Your choice could not be loaded')).toBeVisible();
  await expectForEveryone();
  server.now(...keptNews());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(news).toBeChecked();
});
