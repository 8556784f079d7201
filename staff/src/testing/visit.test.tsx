import { answers, fakeServer } from 'browser/testing/fake-server';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mia } from './people';
import { visit } from './visit';

test('a page that is opened stands alone: the one before it has been left', async () => {
  fakeServer(answers(getMe, mia));
  await visit('/prices');
  await visit('/prices');
  expect(page.getByRole('main').elements()).toHaveLength(1);
});
