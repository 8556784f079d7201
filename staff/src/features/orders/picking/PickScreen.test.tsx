import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { getOrderByStaff, moveOrderByStaff, orderChanged } from 'contract/orders/orders.staff';
import { listPicks, tickedAlready, tickItem } from 'contract/orders/picking.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeCamera } from '../../../testing/camera';
import { orderOfGrace } from '../../../testing/orders';
import { mia } from '../../../testing/people';
import { pickOf } from '../../../testing/picks';
import { scan } from '../../../testing/scan';
import { visit } from '../../../testing/visit';

const address = `/orders/${orderOfGrace.number}/pick`;
const two = pickOf();
const wine = page.getByRole('button', { name: /^B 3/ });
const inBag = (words: string) => page.getByText(words, { exact: true });
const open = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(answers(getMe, mia), answers(getOrderByStaff, orderOfGrace), ...more);

test('a press is one bottle, what is ticked can be taken out again, and all of it is packed', async () => {
  const server = open(answers(listPicks, [two]), answers(tickItem));
  const { address: where } = await visit(address);
  await expect.element(wine).toHaveTextContent('Domaine du Test Châteauneuf-du-Pape 2019');
  await expectForEveryone();
  server.now(answers(listPicks, [{ ...two, picked: 1, picked_by: 'Mia Novak' }]));
  await wine.click();
  await expect.element(page.getByText('Last ticked by Mia Novak')).toBeVisible();
  expect(server.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    position: 0,
    product_id: 50,
    by: 1,
  });
  server.now(answers(listPicks, [two]));
  await page.getByRole('button', { name: /^Take one out/ }).click();
  await expect.element(page.getByRole('button', { name: /^All 2/ })).toBeVisible();
  server.now(answers(listPicks, [{ ...two, picked: 2, picked_by: mia.name }]));
  await page.getByRole('button', { name: /^All 2/ }).click();
  await expect.element(wine).toBeDisabled();
  await expectForEveryone();
  const packed = { ...orderOfGrace, status: 'packed' as const, next: ['ready' as const], version: 2 };
  server.now(answers(moveOrderByStaff, packed));
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect.poll(where).toBe(`/orders/${orderOfGrace.number}`);
  expect(server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    status: 'packed',
    version: 1,
  });
});

test('no button moves from under a finger when a tick is answered', async () => {
  const ticked = waits(answers(tickItem));
  const server = open(answers(listPicks, [two]), ticked.answering);
  await visit(address);
  await page.getByRole('button', { name: /^All 2/ }).click();
  const pack = page.getByRole('button', { name: 'Mark as packed' });
  await expect.element(pack).toBeVisible();
  const top = () => pack.element().getBoundingClientRect().top;
  const shown = top();
  server.now(answers(listPicks, [{ ...two, picked: 2, picked_by: mia.name }]));
  ticked.go();
  await expect.poll(() => server.calls.filter(({ call }) => call.endsWith('/pick')).length).toBe(3);
  await expect.element(page.getByText(`Last ticked by ${mia.name}`)).toBeVisible();
  expect(top()).toBe(shown);
});

test('what was read before a tick is answered does not undo it, so no button turns into another under a finger', async () => {
  const inTheBag = (picked: number) => answers(listPicks, [{ ...two, picked }]);
  const [ticked, readBefore] = [waits(answers(tickItem)), waits(inTheBag(2))];
  const server = open(inTheBag(2));
  const called = (call: string) => server.calls.filter((each) => each.call === call).length;
  const [reads, ticks] = [
    `GET staff/orders/${orderOfGrace.number}/pick`,
    `PUT staff/orders/${orderOfGrace.number}/pick`,
  ];
  const { bell } = await visit(address);
  await expect.element(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  server.now(readBefore.answering, ticked.answering);
  bell.ring('1:orders');
  await expect.poll(() => called(reads)).toBe(2);

  await page.getByRole('button', { name: /^Take one out/ }).click();
  await expect.poll(() => called(ticks)).toBe(1);
  const missing = page.getByRole('button', { name: 'Something is missing' });
  await expect.element(missing).toBeVisible();
  // Somebody else has done something, and the bell rings for it.
  bell.ring('1:orders');
  await expect.poll(() => called(reads)).toBe(3);
  readBefore.go();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(missing.elements()).toHaveLength(1);

  server.now(inTheBag(1));
  ticked.go();
  await expect.poll(() => called(reads)).toBe(4);
  await expect.element(wine).toHaveTextContent('1/2');
  await expect.element(missing).toBeVisible();
});

test('the scanner counts a bottle, and says of a wrong one that it is wrong', async () => {
  const server = open(answers(listPicks, [two]), answers(tickItem));
  await visit(address);
  await expect.element(wine).toBeVisible();
  scan('96385074');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('96385074 is not in this order. Put it back.');
  await expectForEveryone();
  server.now(answers(listPicks, [{ ...two, picked: 1 }]));
  scan('012345678905');
  await expect.element(wine).toHaveTextContent('1/2');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Mark as packed' })).not.toBeInTheDocument();
});

test.each([
  ['is packed after its last tick was answered', answers(tickItem), 1],
  ['is not packed when its last tick was refused', refuses(tickItem, tickedAlready), 0],
])('an order %s', async (_, answer, moved) => {
  const ticked = waits(answer);
  const packed = { ...orderOfGrace, status: 'packed' as const, next: ['ready' as const], version: 2 };
  const server = open(answers(listPicks, [two]), ticked.answering, answers(moveOrderByStaff, packed));
  const moves = () => server.calls.filter(({ body }) => (body as { status?: string })?.status === 'packed');
  const { address: where } = await visit(address);
  await page.getByRole('button', { name: /^All 2/ }).click();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect.element(page.getByRole('button', { name: 'Packing...' })).toBeVisible();
  expect(moves()).toEqual([]);
  ticked.go();
  if (moved) await expect.poll(where).toBe(`/orders/${orderOfGrace.number}`);
  else await expect.element(page.getByRole('alert')).toHaveTextContent(tickedAlready.message);
  expect(moves()).toHaveLength(moved);
});

test('the camera counts as the scanner does, and says behind its picture what came of it', async () => {
  const camera = fakeCamera();
  const server = open(answers(listPicks, [two]), answers(tickItem));
  await visit(address);
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan with the camera' });
  camera.shows('96385074');
  await expect.element(dialog.getByText('96385074 is not in this order. Put it back.')).toBeVisible();
  server.now(answers(listPicks, [{ ...two, picked: 1 }]));
  camera.shows('012345678905');
  await expect.element(dialog.getByText('1 of 2 in the bag')).toBeVisible();
  expect(server.calls.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
});

test('a tick that is refused is taken back, in words', async () => {
  const server = open(answers(listPicks, [two]), refuses(tickItem, tickedAlready));
  await visit(address);
  server.now(answers(listPicks, [{ ...two, picked: 2, picked_by: 'Marco Silva' }]));
  await wine.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(tickedAlready.message);
  await expect.element(page.getByText('Last ticked by Marco Silva')).toBeVisible();
  server.now(refuses(moveOrderByStaff, orderChanged));
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect.element(inBag(orderChanged.message)).toBeVisible();
});

test('what is packed already is not picked, and what could not be loaded is asked for again', async () => {
  const server = fakeServer(answers(getMe, mia), answers(getOrderByStaff, orderOfGrace), isAway(listPicks));
  await visit(address);
  await expect.element(page.getByText('We could not load what is to be picked')).toBeVisible();
  server.now(answers(listPicks, [two]), answers(getOrderByStaff, { ...orderOfGrace, status: 'packed' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('There is nothing to pick: this order is packed.')).toBeVisible();
});
