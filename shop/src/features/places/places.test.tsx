import { CallError } from 'browser/calls/call-error';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { closeToast, useToasts } from 'browser/toasts/toast';
import { listAddresses } from 'contract/addresses';
import { listCities, listStates } from 'contract/places';
import { tooMany } from 'contract/platform/envelope';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada, mission } from '../../testing/people';
import { smallWorld } from '../../testing/places';
import { visit } from '../../testing/visit';
import { noticeZipFailure } from './look-up-zip';

const choice = (name: string) => page.getByRole('dialog').getByRole('combobox', { name });
const messages = () => useToasts.getState().toasts.map(({ message }) => message);
const said = (message: string) => ({ message, code: 'zip_away', request_id: 'r1' });

test.each([
  ['the server message', new CallError(422, said('No such code'), 'It answered with 422.'), 'No such code'],
  ['else the error message', new CallError(502, undefined, 'It answered with 502.'), 'It answered with 502.'],
  ['else the error code', new CallError(502, undefined, ''), 'http_502'],
])('a look-up that fails is told by %s', (_what, error, words) => {
  for (const { id } of useToasts.getState().toasts) closeToast(id);
  noticeZipFailure(error);
  expect(messages()).toEqual([words]);
});

test.each([
  ['states', listStates, 'State'],
  ['cities', listCities, 'City'],
] as const)(
  'a list of %s that cannot be loaded is empty, and only the log says so',
  async (list, call, name) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServer(...smallWorld, answers(listAddresses, []), refuses(call, tooMany));
    await visit('/profile/billing-address', { login: ada, store: mission });
    await page.getByRole('button', { name: 'Add New Address' }).click();
    if (name === 'City') {
      await userEvent.click(choice('State'));
      await userEvent.click(page.getByRole('option', { name: 'California' }));
    }
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(`GET ${list}`, expect.anything()));
    await userEvent.click(choice(name));
    await expect.element(page.getByText('No Option Available')).toBeVisible();
    expect(messages()).toEqual([]);
    log.mockRestore();
  },
);
