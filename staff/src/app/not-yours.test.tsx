import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer } from 'browser/testing/fake-server';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../testing/people';
import { visit } from '../testing/visit';

test.each([
  ['a clerk', '/prices', mia, 'This page is for owners and managers'],
  ['a clerk', '/people', mia, 'This page is for owners and managers'],
  ['a clerk', '/products/new', mia, 'This page is for owners'],
  ['a manager', '/record', marco, 'This page is for owners'],
])('%s who goes to %s by its address reads whose it is, and asks for nothing', async (_, at, who, words) => {
  const { calls } = fakeServer(answers(getMe, who));
  await visit(at);
  await expect.element(page.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect.element(navigation.getByRole('link', { name: 'Orders' })).toBeVisible();
  expect([...navigation.element().querySelectorAll('a')].map((link) => link.pathname)).not.toContain(at);
  expect(calls.map(({ call }) => call)).toEqual(['GET staff/me']);
  await expectForEveryone();
});
