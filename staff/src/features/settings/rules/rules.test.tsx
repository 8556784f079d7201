import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import type { Wire } from 'contract/platform/endpoint';
import {
  addRule,
  checkRule,
  importRules,
  listJurisdictions,
  listRules,
  ruleChanged,
  rulesUnclear,
} from 'contract/settings/rules';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { olive, otto } from '../../../testing/people';
import { visit } from '../../../testing/visit';

type Listed = Wire<typeof listRules>;
const rule: Listed['data'][number] = {
  id: 7,
  version: 'first',
  state: 'CA',
  county: null,
  zip: null,
  category: null,
  channel: null,
  kind: 'tax',
  value: { millionths: 72_500 },
  effective_from: '2024-01-01',
  effective_to: null,
  source: 'cdtfa.ca.gov',
  checked_on: '2025-01-01',
  stale: true,
};
const listed = (...data: Listed['data']): Listed => ({
  data,
  total_rows: data.length,
  total_pages: 1,
  page: 1,
  pageSize: 50,
  today: '2026-11-23',
});
const begin = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(
    answers(getMe, olive),
    answers(listRules, listed(rule)),
    answers(listJurisdictions, [
      { code: 'CA', name: 'California' },
      { code: 'OR', name: 'Oregon' },
    ]),
    ...more,
  );
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const sent = (server: ReturnType<typeof begin>, method: string) =>
  server.calls.filter(({ call }) => call.startsWith(method)).map(({ body }) => body);

test('an owner reads what counts where, and which rules are to be checked', async () => {
  begin();
  const { address } = await visit('/rules');
  await expect.element(page.getByRole('cell', { name: '7.25%' })).toBeVisible();
  await expect.element(page.getByText('Check again', { exact: true })).toBeVisible();
  await expectForEveryone();
  await page.getByLabelText('State').selectOptions('California');
  await expect.poll(address).toBe('/rules?state=CA');
  await page.getByRole('switch').click();
  await expect.poll(address).toBe('/rules?state=CA&stale=yes');
});

test('a rule is added with its source; a rate is typed as a percentage', async () => {
  const server = begin(answers(addRule, { id: 8 }));
  await visit('/rules?state=OR');
  await button('Add a rule').click();
  await dialog().getByRole('button', { name: 'Add the rule' }).click();
  await expect.element(dialog().getByText('Enter a rate')).toBeVisible();
  await expectForEveryone();
  await dialog().getByLabelText('Rate').fill('8.625');
  await dialog().getByLabelText('Source').fill('The agency’s page');
  await dialog().getByRole('button', { name: 'Add the rule' }).click();
  await expect.poll(() => sent(server, 'POST')).toHaveLength(1);
  expect(sent(server, 'POST')[0]).toMatchObject({
    state: 'OR',
    kind: 'tax',
    value: { millionths: 86_250 },
    source: 'The agency’s page',
    // By the stores' clocks: a browser elsewhere may be a day ahead.
    effective_from: '2026-11-23',
    checked_on: '2026-11-23',
  });
});

test('a rule of discounts allows no buy-and-get offers until somebody says so, and may ask for a least price', async () => {
  const value = { at_most_percent: 35, codes: false, buy_get: true, min_markup_percent: 20 };
  const server = begin(
    answers(listRules, listed({ ...rule, kind: 'discount', value })),
    answers(addRule, { id: 8 }),
  );
  await visit('/rules?state=OR');
  await expect
    .element(
      page.getByRole('cell', {
        name: 'At most 35%, no codes, some for buying others, at least 20% over cost',
      }),
    )
    .toBeVisible();
  await button('Add a rule').click();
  await dialog()
    .getByRole('button', { name: /What it is about$/ })
    .click();
  await page.getByRole('listbox').getByRole('option', { name: 'Discounts' }).click();
  await dialog().getByRole('checkbox', { name: 'Offers may go below what a bottle cost' }).click();
  await dialog().getByLabelText('Source').fill('The agency’s page');
  await dialog().getByRole('button', { name: 'Add the rule' }).click();
  await expect.poll(() => sent(server, 'POST')).toHaveLength(1);
  expect(sent(server, 'POST')[0]).toMatchObject({
    kind: 'discount',
    value: { automatic: true, codes: true, buy_get: false, below_cost: false },
  });
});

test('a rule that still holds is checked; whoever was slower reads it', async () => {
  const server = begin(refuses(checkRule, ruleChanged));
  await visit('/rules');
  await button('Still holds: Sales tax, CA').click();
  await dialog().getByRole('button', { name: 'Checked today' }).click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(ruleChanged.message);
  await expectForEveryone();
  server.now(answers(checkRule));
  await dialog().getByRole('button', { name: 'Checked today' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(sent(server, 'PUT').at(-1)).toEqual({ source: 'cdtfa.ca.gov', version: 'first' });
});

test('a file is imported without its spaces; one that is unclear says where', async () => {
  const server = begin(refuses(importRules, rulesUnclear));
  await visit('/rules');
  await button('Import a file').click();
  const file = new File(['{ "rules": [] }'], 'rules.json', { type: 'application/json' });
  await userEvent.upload(dialog().getByLabelText('File'), file);
  await dialog().getByRole('button', { name: 'Import' }).click();
  await expect.element(dialog().getByText(rulesUnclear.message)).toBeVisible();
  await expectForEveryone();
  server.now(answers(importRules, { rules: 2, fees: 0, slot_plans: 0 }));
  await dialog().getByRole('button', { name: 'Import' }).click();
  await expect.element(page.getByText('The rules are imported: 2 new')).toBeVisible();
  expect(sent(server, 'POST').at(-1)).toEqual({ file: '{"rules":[]}' });
});

test('rules are not for who owns one store alone', async () => {
  fakeServer(answers(getMe, otto));
  await visit('/rules');
  await expect.element(page.getByText('For owners of all stores')).toBeVisible();
});
