import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PrivacyScreen } from './PrivacyScreen';
import { PrivacyText } from './PrivacyText';
import { privacySections } from './privacy-sections';
import { ReturnsScreen } from './ReturnsScreen';
import { returnsSections } from './returns-sections';
import { TermsScreen } from './TermsScreen';
import { TermsText } from './TermsText';
import { termsSections } from './terms-sections';

const show = async (Screen: () => React.ReactNode) => {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/', component: Screen });
  const router = createRouter({ routeTree: root.addChildren([home]), history: createMemoryHistory() });
  const { container } = await render(<RouterProvider router={router as never} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return container;
};

describe.each([
  ['terms and conditions', TermsScreen, termsSections],
  ['privacy policy', PrivacyScreen, privacySections],
  ['returns policy', ReturnsScreen, returnsSections],
])('the %s', (_name, Screen, sections) => {
  test('lead from their contents to every section', async () => {
    await page.viewport(1440, 900);
    const container = await show(Screen);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const { id, title } of sections) {
      await expect
        .element(contents.getByRole('link', { name: title, exact: true }))
        .toHaveAttribute('href', `#${id}`);
      expect(container.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    }
    const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(sections.map(({ title }) => title));
  });

  test('say when they were changed last', async () => {
    await show(Screen);
    await expect.element(page.getByText(/Last changed [A-Z][a-z]{2} \d{1,2}, \d{4}/)).toBeVisible();
  });
});

test('the way through a text marks the section that is being read', async () => {
  await page.viewport(1440, 900);
  const container = await show(TermsScreen);
  const marked = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Lotteries' });
  await expect.element(marked).not.toHaveAttribute('aria-current');
  container.querySelector('#lottery')!.scrollIntoView();
  await expect.element(marked).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['terms', TermsText, termsSections],
  ['privacy policy', PrivacyText, privacySections],
] as const)(
  'in the dialog of the sign-up form the %s are whole, and lead nowhere else',
  async (_name, Text, sections) => {
    const { container } = await render(<Text />);
    const headings = [...container.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(sections.map(({ title }) => title));
    expect(container.querySelectorAll('a, [id], h1, h2')).toHaveLength(0);
    await userEvent.tab();
    await expect.element(page.getByRole('group', { name: 'Text' })).toHaveFocus();
  },
);
