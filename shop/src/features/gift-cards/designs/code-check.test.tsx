import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { checkGiftCardBalance, claimGiftCard, codeNotKnown, listGiftCards } from 'contract/gift-cards';
import { tooMany } from 'contract/platform/envelope';
import { toPage } from 'contract/platform/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const noCards = answers(listGiftCards, toPage([], 0, { page: 1, pageSize: 10 }));
const code = page.getByRole('textbox', { name: /^Code of the card/ });
const check = page.getByRole('button', { name: 'Check the balance' });
const left = answers(checkGiftCardBalance, {
  store_name: 'Cellar Door Lincoln Park',
  balance: 37.66,
  expires_on: '2031-11-20',
  remaining_validity_days: 1826,
});

test('a code tells what is left, and the card joins the list', async () => {
  const server = fakeServer(
    noCards,
    left,
    answers(claimGiftCard, {
      id: '0190b7e0-5f00-7000-8000-0000000000c1',
      store_name: 'Cellar Door Lincoln Park',
      balance: 37.66,
    }),
  );
  await visit('/profile/gift-cards', { login: ada, store: mission });
  await code.fill(' 7k3d-0m9x-qw2p-r8tz ');
  await check.click();
  await expect
    .element(page.getByText('$37.66 left at Cellar Door Lincoln Park, good before Nov 20, 2031.'))
    .toBeVisible();
  await expectForEveryone();
  await page.getByRole('button', { name: 'Add it to my cards' }).click();
  await expect.element(page.getByText('The card is in your list.')).toBeVisible();
  const asked = server.calls.filter(({ call }) => call === 'GET e-com/customer/gift-cards');
  expect(asked).toHaveLength(2);
});

test('a card that is used up is told of as such, and does not ask to join the list', async () => {
  const usedUp = {
    store_name: 'Cellar Door Mission',
    balance: 0,
    expires_on: null,
    remaining_validity_days: null,
  };
  fakeServer(noCards, answers(checkGiftCardBalance, usedUp));
  await visit('/profile/gift-cards', { login: ada, store: mission });
  await code.fill('7B03-0D22-4K4Q-AMBJ');
  await check.click();
  await expect
    .element(page.getByText('There’s nothing left on this card of Cellar Door Mission.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add it to my cards' })).not.toBeInTheDocument();
  await expectForEveryone();
});

test('a code that is not known is told at the field, too many tries with the time to wait', async () => {
  const server = fakeServer(noCards, refuses(checkGiftCardBalance, codeNotKnown));
  await visit('/profile/gift-cards', { login: ada, store: mission });
  await check.click();
  await expect.element(code).toHaveAccessibleDescription(/Enter a code/);
  await code.fill('0000-0000-0000-0000');
  await check.click();
  await expect.element(code).toHaveAccessibleDescription(/We don’t recognize this code/);
  await expectForEveryone();
  server.now(refuses(checkGiftCardBalance, tooMany, { retryAfter: 170 }));
  await check.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/You can try again in 3 minutes/);
});
