import { expectForEveryone } from 'browser/testing/axe';
import { fakeServer, refuses } from 'browser/testing/fake-server';
import { getLegalText } from 'contract/pages/legal-texts';
import { unavailable } from 'contract/platform/envelope';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { legalText } from '../../../testing/legal-texts';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const long = Array.from({ length: 12 }, (_, at) => `Paragraph ${at + 1}.`).join('\n\n');
const text = `In words that need no lawyer.

# Who may buy
> This is a demo shop.

**You must be 21** or older. [Ask us](/contact-us), or [the state](https://state.example/law).

# What we keep
Your account :: Your name.
Sessions :: Where you are logged in.

# Lotteries
${long}

# How to return
1. Open your order.
2. Bring it back.

# Questions
- Call.
- Write.`;

const contents = page.getByRole('navigation', { name: 'On this page' });
const open = () => visit('/terms-and-conditions', { login: ada, store: mission });

test('a legal page shows what its owner wrote, and since when', async () => {
  fakeServer(legalText(text));
  await page.viewport(1440, 900);
  await open();
  await expect.element(page.getByText('In words that need no lawyer.')).toBeVisible();
  await expect.element(page.getByText('Last changed Nov 20, 2026')).toBeVisible();
  await expect
    .element(contents.getByRole('link', { name: 'Lotteries' }))
    .toHaveAttribute('href', '#lotteries');
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Lotteries' }))
    .toHaveAttribute('id', 'lotteries');
  await expect.element(page.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  await expect.element(page.getByRole('link', { name: 'the state' })).toHaveAttribute('rel', 'noreferrer');
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('Your name.');
  await expectForEveryone();
});

test('the way through it marks the section that is being read', async () => {
  fakeServer(legalText(text));
  await page.viewport(1440, 900);
  await open();
  const marked = contents.getByRole('link', { name: 'Lotteries' });
  await expect.element(marked).not.toHaveAttribute('aria-current');
  document.querySelector('#lotteries')!.scrollIntoView();
  await expect.element(marked).toHaveAttribute('aria-current', 'true');
});

test('a text that does not come is asked for again', async () => {
  const server = fakeServer(refuses(getLegalText, unavailable));
  await open();
  await expect.element(page.getByText('The text could not be loaded')).toBeVisible();
  server.now(legalText(text));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('In words that need no lawyer.')).toBeVisible();
});
