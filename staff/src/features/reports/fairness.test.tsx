import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { type Fairness, listFairness } from 'contract/reports/fairness.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco } from '../../testing/people';
import { visit } from '../../testing/visit';

const november = '/reports/fairness?from=%222026-11-01%22&until=%222026-11-30%22';
const row = (at: number) => page.getByRole('row').nth(at);
const ofGroup = (changed: Partial<Fairness>): Fairness => ({
  group: 'everybody',
  membership: null,
  draws: 4,
  entries: 1_200,
  drawn: 40,
  expected: 40,
  as_far: null,
  ...changed,
});
const first = ofGroup({ group: 'first_third', entries: 400, drawn: 16, expected: 13.333, as_far: 412_300 });
const reserve = ofGroup({ group: 'member', membership: 'Reserve', entries: 90, drawn: 3, expected: 3 });

test('groups are drawn about as often as chance would, which is said', async () => {
  const server = fakeServer(answers(getMe, marco), answers(listFairness, [first, reserve, ofGroup({})]));
  await visit(november);
  await expect.element(row(1)).toHaveTextContent('Entered among the first third44001613.341.2%');
  await expect.element(row(2)).toHaveTextContent('Reserve members today49033–');
  await expect.element(row(3)).toHaveTextContent('Everybody41,2004040–');
  await expect
    .element(page.getByText('Each group was drawn about as often as chance would have it.'))
    .toBeVisible();
  await expectForEveryone();
  await page.getByRole('combobox', { name: /^Store/ }).selectOptions('Embarcadero');
  await expect.poll(() => Object.fromEntries(server.calls.at(-1)!.query)).toMatchObject({ store: '2' });
  expect(page.getByRole('link', { name: 'Save as CSV' }).element().getAttribute('href')).toBe(
    '/api/staff/reports/fairness/file?store=2&from=2026-11-01&until=2026-11-30',
  );
});

test('a group that chance would hardly have drawn so is pointed at', async () => {
  const odd = { ...first, drawn: 40, as_far: 990 };
  fakeServer(answers(getMe, marco), answers(listFairness, [odd, ofGroup({})]));
  await visit(november);
  await expect.element(page.getByText(/^1 group was drawn so much more or less often/)).toBeVisible();
  await expect.element(row(1)).toHaveTextContent('0.1%');
  await expectForEveryone();
});

test('no draw, and a report that could not be had', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(listFairness, unavailable));
  await visit(november);
  await expect.element(page.getByText('We could not load the lottery fairness')).toBeVisible();
  server.now(answers(listFairness, []));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No lottery was drawn in this period.')).toBeVisible();
  await expect.element(page.getByText(/about as often as chance/)).not.toBeInTheDocument();
});
