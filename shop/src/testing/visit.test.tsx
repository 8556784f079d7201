import { fakeServer } from 'browser/testing/fake-server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from './visit';

test('a page that is opened stands alone: the one before it has been left', async () => {
  fakeServer();
  await visit('/login');
  await visit('/login');
  expect(page.getByRole('main').elements()).toHaveLength(1);
});
