import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import {
  alreadyEntered,
  enteredElsewhere,
  enterLottery,
  getLottery,
  leaveLottery,
  licenceExpired,
  licenceMissing,
  lotteryNotAllowed,
  lotteryNotFound,
  lotteryNotOpen,
  tooYoung,
} from 'contract/lottery';
import type { Refusal } from 'contract/platform/endpoint';
import { fault } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  aTicket,
  drawnLottery,
  inHours,
  lotteryDetails,
  seedHash,
  type WireLottery,
} from '../../../testing/lotteries';
import { ada, westLoop } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const shown = (about: Partial<WireLottery> = {}) => answers(getLottery, lotteryDetails(about));
const open = (address = '/lottery/7') => visit(address, { login: ada, store: westLoop });
const box = page.getByRole('region', { name: 'The draw' });
const button = (name: string) => page.getByRole('button', { name });

test('an open lottery shows its bottle, how long it takes, the chances, the rules and the proof', async () => {
  fakeServer(shown({ closes_at: '2036-11-23T04:51:20.000Z' }));
  await open();
  const heading = page.getByRole('heading', { level: 1, name: /^Cascina Aurelia Barolo/ });
  await expect.element(heading).toBeVisible();
  expect(document.title).toBe('Cascina Aurelia Barolo Serralunga, Autumn 2026 · Cellar Door');
  for (const words of ['12 bottles, 340 entries: about 1 in 28', '$168.00', '48 hours'])
    await expect.element(box.getByText(words, { exact: true })).toBeVisible();
  // On the clock of the store's wall, in its own time.
  await expect.element(box.getByText('Closes Nov 22, 2036, 10:51 PM CST')).toBeVisible();
  const rules = page.getByRole('region', { name: 'The rules in five lines' });
  expect(rules.getByRole('listitem').elements()).toHaveLength(5);
  await expect
    .element(page.getByRole('link', { name: 'About the bottle: Barolo Serralunga 2019' }))
    .toHaveAttribute('href', '/products/barolo-serralunga-2019/1');
  await expect
    .element(page.getByRole('link', { name: 'See the record of this draw' }))
    .toHaveAttribute('href', '/lottery-detail-stable/7');
  await expectForEveryone();
});

test('the numbers stand behind the plain words, and the binding rules behind the five lines', async () => {
  fakeServer(shown());
  await open();
  await expect.element(page.getByText(/it does not prove that we did not know/)).toBeVisible();
  await expect.element(page.getByText(seedHash)).not.toBeVisible();
  await page.getByText('Show the numbers').click();
  await expect.element(page.getByText(seedHash)).toBeVisible();
  await page.getByText('The rules in full').click();
  await expect.element(page.getByText('The right to buy one is drawn.')).toBeVisible();
  await expectForEveryone();
});

test('a wrong clock of the device misleads nobody', async () => {
  fakeServer(shown({ now: inHours(-48), closes_at: inHours(-45.5) }));
  await open();
  await expect
    .element(page.getByRole('timer', { name: 'Closes in' }))
    .toHaveTextContent(/^00 days *02 hours *(29|30) minutes/);
  await expect.element(button('Enter the draw')).toBeVisible();
});

test('pressing twice enters once; the ticket is shown, and its number can be copied', async () => {
  const { answering, go } = waits(answers(enterLottery, aTicket()));
  const server = fakeServer(shown(), answering);
  await open();
  await button('Enter the draw').dblClick();
  await expect.element(page.getByText('Entering...')).toBeVisible();
  await expectForEveryone();
  server.now(shown({ ticket: aTicket(), entries: 341 }));
  go();
  const ticket = page.getByRole('region', { name: 'Your ticket' });
  await expect.element(ticket.getByText('CH1-0042-7K3D')).toBeVisible();
  await expect.element(box.getByText('12 bottles, 341 entries: about 1 in 28')).toBeVisible();
  expect(server.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => written.mockRestore());
  await button('Copy the number').click();
  await expect.element(button('Copied')).toBeVisible();
  expect(written).toHaveBeenCalledWith('CH1-0042-7K3D');
  await expectForEveryone();
});

test('on a phone the way in stays in reach, enters the same draw, and goes with the ticket', async () => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(390, 700);
  const server = fakeServer(shown(), answers(enterLottery, aTicket()));
  await open();
  const inReach = button('Enter the draw');
  await expect.element(box).toBeInTheDocument();
  page.getByRole('region', { name: 'The rules in five lines' }).element().scrollIntoView();
  await expect.element(inReach.nth(1)).toBeInViewport();
  await expect.element(page.getByText('$168.00 if you win')).toBeVisible();
  await expectForEveryone();
  server.now(shown({ ticket: aTicket(), entries: 341 }));
  await inReach.nth(1).click();
  await expect
    .element(page.getByText('You are in the draw with the ticket CH1-0042-7K3D.').first())
    .toBeVisible();
  await expect.element(inReach).not.toBeInTheDocument();
  expect(server.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

test('a "no" to entering stays in its own words', async () => {
  const server = fakeServer(shown(), refuses(enterLottery, enteredElsewhere));
  await open();
  await button('Enter the draw').click();
  await expect.element(page.getByRole('alert').getByText(enteredElsewhere.message)).toBeVisible();
  // After a refusal the page asks again, because it may now know what is in the way.
  await expect.poll(() => server.calls.filter(({ call }) => call.startsWith('GET')).length).toBe(2);
});

const because = ({ code, message }: Refusal) => ({ entry_refusal: { code, message } });

test.each([
  [licenceMissing, 'Tell us about your license', '/profile'],
  [licenceExpired, 'Enter the new date', '/profile'],
  [tooYoung, 'Look at your date of birth', '/profile'],
  [enteredElsewhere, 'See your tickets', '/profile/lottery-management'],
])('who cannot enter is told why, and where to go: %o', async (refusal, label, href) => {
  fakeServer(shown(because(refusal)));
  await open();
  await expect.element(box.getByText(refusal.message)).toBeVisible();
  await expect.element(box.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await expect.element(button('Enter the draw')).not.toBeInTheDocument();
  await expectForEveryone();
});

test('an unconfirmed address is helped on the spot', async () => {
  fakeServer(shown(because(emailUnconfirmed)));
  await open();
  await expect.element(box.getByText(emailUnconfirmed.message)).toBeVisible();
  await expect.element(button('Send the link again')).toBeVisible();
});

test('where lotteries are not allowed, another store can be chosen', async () => {
  fakeServer(shown(because(lotteryNotAllowed)), answers(listStores, [westLoop]));
  const { address } = await open();
  await button('Choose another store').click();
  await expect.element(page.getByRole('dialog', { name: /Choose a store’s lotteries/ })).toBeVisible();
  await expectForEveryone();
  await button('Keep this store: Cellar Door West Loop').click();
  await expect.poll(address).toBe('/lottery');
});

test('before it opens there is the time until then, and no way in', async () => {
  fakeServer(shown({ state: 'announced', opens_at: inHours(3), entries: 0, ...because(lotteryNotOpen) }));
  await open();
  await expect.element(page.getByRole('timer', { name: 'Opens in' })).toHaveTextContent(/^00 days *0[23]/);
  await expect.element(box.getByText(/Come back when it opens/)).toBeVisible();
  await expect.element(button('Enter the draw')).not.toBeInTheDocument();
  await expectForEveryone();
});

test('whoever is in can leave until the close, after being asked', async () => {
  const mine = shown({ ticket: aTicket(), ...because(alreadyEntered) });
  const server = fakeServer(mine, answers(leaveLottery));
  await open();
  await button('Leave the draw').click();
  const asked = page.getByRole('alertdialog', { name: 'Leave this draw?' });
  await expect.element(asked).toBeVisible();
  await expectForEveryone();
  await asked.getByRole('button', { name: 'Stay' }).click();
  expect(server.calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await button('Leave the draw').click();
  server.now(shown());
  await asked.getByRole('button', { name: 'Leave the draw' }).click();
  await expect.element(button('Enter the draw')).toBeVisible();
  expect(server.calls.some(({ call }) => call === 'DELETE e-com/lotteries/7/tickets')).toBe(true);
});

test('when it closes the page asks anew by itself, and the ticket is frozen', async () => {
  const ticket = aTicket();
  const server = fakeServer(shown({ ticket, closes_at: inHours(1.5 / 3600) }));
  await open();
  await expect.element(button('Leave the draw')).toBeVisible();
  const closed = { state: 'closed', closes_at: inHours(-0.01), draws_at: inHours(0.16), ticket } as const;
  server.now(shown(closed));
  await expect.element(box.getByText('Closed. The list is being frozen.')).toBeVisible();
  await expect.element(button('Leave the draw')).not.toBeInTheDocument();
  await expect.element(page.getByRole('timer', { name: 'Drawn in' })).toBeVisible();
  await expect.element(box.getByText(/The list is frozen, and your ticket is on it/)).toBeVisible();
  await expect.element(page.getByText(/the list of 340 tickets was frozen/)).toBeVisible();
  await expect.element(page.getByText('Entries are closed.', { exact: true })).toBeInTheDocument();
  await expectForEveryone();
});

const until = { claim_until: '2036-11-23T12:18:00.000Z' };

test.each([
  [{ standing: 'won', rank: 2, ...until }, 'The bottle is yours until Nov 23, 2036, 6:18 AM CST', 'drawn'],
  [{ standing: 'claimed', rank: 2, ...until }, 'The bottle is in your cart until', 'drawn'],
  [{ standing: 'paid', rank: 2, ...until }, 'The bottle is bought', 'drawn'],
  [{ standing: 'handed_over', rank: 2, status: 7, ...until }, 'The bottle is yours', 'settled'],
  [{ standing: 'lapsed', rank: 2, status: 0, ...until }, 'Your turn has passed', 'drawn'],
  [
    { standing: 'alternate', rank: 15, ahead: 2 },
    'You are an alternate. 2 people are ahead of you.',
    'drawn',
  ],
  [{ standing: 'lost', rank: 140, status: 0 }, 'It was not your turn this time', 'settled'],
] as const)('a drawn ticket says what came of it: %o', async (about, words, state) => {
  fakeServer(answers(getLottery, drawnLottery({ state, ticket: aTicket(about) })));
  await open();
  await expect.element(page.getByRole('region', { name: 'Your ticket' })).toHaveTextContent(words);
  await expect.element(button('Leave the draw')).not.toBeInTheDocument();
  await expectForEveryone();
});

test('one that was called off says why to everybody, and takes nobody in', async () => {
  const called_off = { at: '2026-11-23T12:18:00.000Z', because: 'The case arrived corked.' };
  const ticket = aTicket({ standing: 'called_off', status: 0 });
  const off = { state: 'called_off', called_off } as const;
  const server = fakeServer(answers(getLottery, lotteryDetails({ ...off, ticket })));
  await open();
  const words = 'Called off on Nov 23, 2026, 6:18 AM CST: The case arrived corked.';
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText('Your ticket is no longer in play')).toBeVisible();
  await expect.element(page.getByText('At the draw')).not.toBeInTheDocument();
  await expectForEveryone();
  server.now(answers(getLottery, lotteryDetails(off)));
  await open();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(button('Enter the draw')).not.toBeInTheDocument();
});

test('an alternate and a loser see their place among all', async () => {
  const ticket = aTicket({ standing: 'alternate', rank: 15, ahead: 2 });
  fakeServer(answers(getLottery, drawnLottery({ ticket })));
  await open();
  await expect.element(page.getByText('Your place in the draw: 15 of 340.')).toBeVisible();
});

test('whoever was not in is told what has become of it', async () => {
  fakeServer(answers(getLottery, drawnLottery({ entry_refusal: { code: 'lottery_closed', message: '-' } })));
  await open();
  await expect.element(box.getByText('It has been drawn. You had no ticket in this draw.')).toBeVisible();
});

test.each(['/lottery/999', '/lottery/seven', '/lottery/0'])('at %s there is no lottery', async (address) => {
  fakeServer(refuses(getLottery, lotteryNotFound));
  await open(address);
  await expect.element(page.getByText('There is no lottery at this address')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the lotteries' }))
    .toHaveAttribute('href', '/lottery');
  await expectForEveryone();
});

test('one that could not be loaded is tried again', async () => {
  const server = fakeServer(refuses(getLottery, fault));
  await open();
  await expect.element(page.getByText('The lottery could not be loaded')).toBeVisible();
  await expectForEveryone();
  server.now(shown());
  await button('Try again').click();
  await expect.element(button('Enter the draw')).toBeVisible();
});

test('while it comes, its shape stands there', async () => {
  const { answering, go } = waits(shown());
  fakeServer(answering);
  await open();
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).not.toBeNull();
  await expectForEveryone();
  go();
  await expect.element(button('Enter the draw')).toBeVisible();
});

test('at 320 pixels nothing scrolls sideways, with all of it open', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1024, 768));
  const ticket = aTicket({ standing: 'won', rank: 2, ...until });
  fakeServer(answers(getLottery, drawnLottery({ ticket })));
  await open();
  await page.getByText('Show the numbers').click();
  await expect.element(page.getByText(seedHash)).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const claim = button('Claim the bottle').first().element().getBoundingClientRect();
  expect(claim.right).toBeLessThanOrEqual(clientWidth);
});
