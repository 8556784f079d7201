import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { getOrderByStaff } from 'contract/orders/orders.staff';
import { listQueue } from 'contract/orders/queue.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeCamera } from '../../testing/camera';
import { orderOfGrace, queued, queueOf } from '../../testing/orders';
import { marco, mia } from '../../testing/people';
import { scan } from '../../testing/scan';
import { visit } from '../../testing/visit';

const row = (number: string) => page.getByRole('row').filter({ hasText: number });

test('what is due, what each tab has, and a new order by itself', async () => {
  const marks = ['id' as const, 'two_states' as const];
  const late = { ...queued, number: 'CA1-104000', is_late: true, picker: 'Max Meier', to_pay: true, marks };
  const server = fakeServer(answers(getMe, mia), answers(listQueue, queueOf(late)));
  const { bell, address } = await visit('/orders');
  await expect
    .element(row('CA1-104000'))
    .toHaveTextContent(/Grace H\..*Late.*Pickup.*ID.*Two states.*Max Meier is picking.*To pay/);
  await expect.element(page.getByRole('link', { name: 'Due now 1' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Trouble 1' })).toBeVisible();
  await expectForEveryone();
  server.now(answers(listQueue, queueOf(late, queued)));
  bell.ring('1:orders');
  await expect.element(row('CA1-104001')).toBeVisible();
  await page.getByRole('link', { name: 'To pick 3' }).click();
  await expect.poll(() => server.calls.at(-1)?.query.get('tab')).toBe('to_pick');
  expect(address()).toContain('tab=to_pick');
});

test('who works at several stores chooses one; the address keeps it', async () => {
  const server = fakeServer(answers(getMe, marco), answers(listQueue, queueOf(queued)));
  const { address } = await visit('/orders?tab=packed&page=2');
  await expect.element(row('Mission Street')).toBeVisible();
  expect(server.calls.at(-1)?.query.get('page')).toBe('2');
  await page.getByRole('combobox', { name: 'Store' }).selectOptions('Embarcadero');
  await expect.poll(() => server.calls.at(-1)?.query.get('store')).toBe('2');
  expect(address()).toContain('store=2');
});

test('a tab with nothing to do says so, and a list that could not be had is asked for again', async () => {
  const server = fakeServer(answers(getMe, mia), refuses(listQueue, unavailable));
  await visit('/orders?tab=packed');
  await expect.element(page.getByText('We could not load orders')).toBeVisible();
  server.now(answers(listQueue, queueOf()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No packed order is waiting.')).toBeVisible();
  await expectForEveryone();
});

test('is sorted by a header, and the address keeps it', async () => {
  const server = fakeServer(answers(getMe, mia), answers(listQueue, queueOf(queued)));
  const { address } = await visit('/orders?tab=to_pick&page=2');
  await page.getByRole('button', { name: 'Total' }).click();
  await expect.poll(() => server.calls.at(-1)?.query.get('sort')).toBe('total');
  await page.getByRole('button', { name: 'Total' }).click();
  await expect.poll(() => server.calls.at(-1)?.query.get('sort')).toBe('-total');
  expect(server.calls.at(-1)?.query.get('page')).toBe('1');
  expect(address()).toContain('sort=-total');
});

test('a column that is left out stays out on this device', async () => {
  onTestFinished(() => localStorage.removeItem('cellar.staff.columns'));
  fakeServer(answers(getMe, mia), answers(listQueue, queueOf(queued)));
  await visit('/orders');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Way' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Way' })).not.toBeInTheDocument();
  await expectForEveryone();
  await page.getByRole('checkbox', { name: 'Way' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Way' })).toBeInTheDocument();
});

test('a new order is heard, and counted in the title until the queue is looked at', async () => {
  onTestFinished(() => localStorage.removeItem('cellar.staff.sound'));
  const notes = vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(() => {});
  const ends = vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => {});
  onTestFinished(() => {
    notes.mockRestore();
    ends.mockRestore();
  });
  fakeServer(
    answers(getMe, mia),
    answers(listQueue, queueOf(queued)),
    answers(getOrderByStaff, orderOfGrace),
  );
  const { bell } = await visit('/orders');
  await page.getByRole('link', { name: 'CA1-104001 Grace H.' }).click();
  await expect.poll(() => document.title).toMatch(/^Order CA1-104001/);
  bell.ring('1:new_order');
  bell.ring('1:orders');
  bell.ring('1:new_order');
  await expect.poll(() => document.title).toMatch(/^\(2\) Order CA1-104001/);
  expect(notes).toHaveBeenCalledTimes(4);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect.poll(() => document.title).toMatch(/^Orders/);

  await page.getByRole('button', { name: /turn the sound off/ }).click();
  bell.ring('1:new_order');
  expect(notes).toHaveBeenCalledTimes(4);
  await expect.element(page.getByRole('button', { name: /turn the sound on/ })).toBeVisible();
});

test('the slip of an order leads to it, by the scanner or the camera; a bottle does not', async () => {
  const camera = fakeCamera();
  const open = async () => {
    fakeServer(
      answers(getMe, mia),
      answers(listQueue, queueOf(queued)),
      answers(getOrderByStaff, orderOfGrace),
    );
    const visited = await visit('/orders');
    await expect.element(row('CA1-104001')).toBeVisible();
    return visited;
  };
  const { address } = await open();
  scan('96385074');
  await expect.element(page.getByText('96385074 is not the number of an order.')).toBeVisible();
  scan('ca1-104001');
  await expect.poll(address).toBe('/orders/CA1-104001');
  const again = await open();
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  camera.shows('CA1-104001');
  await expect.poll(again.address).toBe('/orders/CA1-104001');
  await expect.poll(camera.running).toBe(0);
});

test('its keys stand on a sheet', async () => {
  fakeServer(answers(getMe, mia), answers(listQueue, queueOf(queued)));
  await visit('/orders');
  await expect.element(row('CA1-104001')).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectForEveryone();
});
