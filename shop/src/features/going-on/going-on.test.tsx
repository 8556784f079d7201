import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, oneAfterTheOther } from 'browser/testing/fake-server';
import { getLottery } from 'contract/lottery';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../platform/session';
import { goesOn, lastOrder, unpaidOrder, wonBarolo } from '../../testing/going-on';
import { legalText } from '../../testing/legal-texts';
import { aTicket, drawnLottery, inHours } from '../../testing/lotteries';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';

const strip = page.getByRole('complementary', { name: 'Waiting for you' });
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const footer = page.getByRole('contentinfo');

async function at(width: number, height = 844) {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1024, 768));
}
/** A page of words, opened by somebody whom an earlier page has told of so much. */
const open = async (told: number, ...given: Answering[]) => {
  const server = fakeServer(legalText('# In short\nWe keep little.'), ...given);
  const shop = await visit('/privacy-policy', { login: ada, store: mission, urgent: told });
  await expect.element(page.getByText('We keep little.')).toBeVisible();
  return { ...shop, server };
};
const asked = ({ calls }: ReturnType<typeof fakeServer>) =>
  calls.filter(({ call }) => call === 'GET e-com/customer/going-on').length;

test.each([390, 1440])('at %i px a winner sees on any page how many hours are left', async (width) => {
  await at(width);
  await open(1, goesOn({ claims: [wonBarolo()] }));
  const line = strip.getByRole('link');
  await expect.element(line).toHaveTextContent(/^You won Cascina Aurelia .*31 hours leftClaim it$/);
  await expect.element(line).toHaveAttribute('href', '/lottery/7');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectForEveryone();
});

test.each([390, 1440])(
  'at %i px an unpaid order is paid from any page, the first to end first',
  async (width) => {
    await at(width);
    const shop = await open(2, goesOn({ claims: [wonBarolo()], unpaid: [unpaidOrder()] }));
    const lines = strip.getByRole('link');
    await expect
      .element(lines.first())
      .toHaveTextContent('Order CA1-104001 is not paid yet8 minutes leftPay $128.65');
    await expect.element(lines.first()).toHaveAttribute('href', `/cart-payment?order=${unpaidOrder().id}`);
    await expect.element(lines.nth(1)).toHaveTextContent('31 hours left');
    await expectForEveryone();
    await lines.first().click();
    await expect.poll(shop.address).toMatch(/^\/cart-payment/);
    await expect.element(strip).not.toBeInTheDocument();
  },
);

test('the time that is left is told by the clock of the shop, however wrong that of the device is', async () => {
  const later = (moment: string, hours: number) =>
    new Date(Date.parse(moment) + hours * 3_600_000).toISOString();
  const claim_until = later(inHours(31.5), 20);
  await open(1, goesOn({ now: inHours(20), claims: [wonBarolo({ claim_until })] }));
  await expect.element(strip).toHaveTextContent('31 hours left');
});

test('a claim that ends while the page is open disappears, and nothing on the page moves', async () => {
  const ends = goesOn({ claims: [wonBarolo({ claim_until: inHours(1.5 / 3600) })] });
  const shop = await open(1, oneAfterTheOther(ends, goesOn()));
  await expect.element(strip.getByText('Less than a minute left')).toBeVisible();
  const top = footer.element().getBoundingClientRect().top;
  await expect.element(strip.getByRole('link')).not.toBeInTheDocument();
  expect(footer.element().getBoundingClientRect().top).toBe(top);
  await expect.poll(() => asked(shop.server)).toBe(2);
  expect(localStorage.getItem('going-on')).toBeNull();
});

test('what comes late moves and covers nothing: it is told from the next page on', async () => {
  await at(390);
  const { server } = await open(0, goesOn({ claims: [wonBarolo()] }));
  const heading = title('Privacy policy').element();
  const top = heading.getBoundingClientRect().top;
  await expect.poll(() => localStorage.getItem('going-on')).toBe('1');
  expect(asked(server)).toBe(1);
  await expect.element(strip).not.toBeInTheDocument();
  expect(heading.getBoundingClientRect().top).toBe(top);
  await footer.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect.element(strip.getByRole('link')).toBeInViewport();
});

test('where room was kept for less, the first to end is told first', async () => {
  await open(1, goesOn({ claims: [wonBarolo()], unpaid: [unpaidOrder()] }));
  await expect.element(strip.getByRole('link')).toHaveTextContent('Order CA1-104001 is not paid yet');
  await footer.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect.element(strip.getByRole('link').nth(1)).toHaveTextContent('You won Cascina Aurelia');
});

test('the next page has the room from its first frame on, for this customer alone', async () => {
  await open(2, goesOn({ claims: [wonBarolo()], unpaid: [unpaidOrder()] }));
  await expect.element(strip.getByRole('link').first()).toBeVisible();
  await expect.poll(() => localStorage.getItem('going-on')).toBe('2');
  useSession
    .getState()
    .logIn({ ...ada, customer: { ...ada.customer, id: `${ada.customer.id.slice(0, -1)}2` } });
  expect(localStorage.getItem('going-on')).toBeNull();
});

test('it is told neither where it is claimed, nor twice to somebody without anything', async () => {
  const won = drawnLottery({
    ticket: aTicket({ standing: 'won', rank: 2, claim_until: inHours(31) }),
  });
  const server = fakeServer(goesOn({ claims: [wonBarolo()] }), answers(getLottery, won));
  await visit('/lottery/7', { login: ada, store: westLoop });
  await expect.element(page.getByRole('button', { name: 'Claim the bottle' })).toBeVisible();
  await expect.poll(() => asked(server)).toBe(1);
  await expect.element(strip).not.toBeInTheDocument();
});

test('nothing stands there for somebody who is in the middle of nothing', async () => {
  const { server } = await open(0, goesOn());
  await expect.poll(() => asked(server)).toBe(1);
  await expect.element(strip).not.toBeInTheDocument();
  await footer.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect.element(title('Terms and conditions')).toBeVisible();
  expect(asked(server)).toBe(1);
});

const all = goesOn({
  claims: [wonBarolo()],
  last_order: lastOrder({ status: 'packed' }),
  points: [
    { store_id: 4, store_name: 'Cellar Door West Loop', points: 9_900, value: 99 },
    { store_id: 1, store_name: 'Cellar Door Mission', points: 2_477, value: 24 },
  ],
  cards: [
    {
      id: '0190b7e0-5f00-7000-8000-0000000000f1',
      store_name: 'Cellar Door Mission',
      balance: 25,
      remaining_validity_days: 12,
    },
  ],
});

test('the account menu tells the last order, claims, points of the chosen store in dollars, and cards that end', async () => {
  await at(1440, 900);
  await open(0, all);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const lines = page.getByRole('list', { name: 'What is going on' }).getByRole('link');
  await expect.element(lines.first()).toHaveTextContent(/^Claim Cascina .*31 hours left$/);
  await expect.element(lines.nth(1)).toHaveTextContent('Your last orderPacked');
  await expect.element(lines.nth(1)).toHaveAttribute('href', `/order-details?order=${lastOrder().id}`);
  await expect.element(lines.nth(2)).toHaveTextContent('Points at Mission$24.00');
  await expect.element(lines.nth(3)).toHaveTextContent('Gift card, $25.00 leftEnds in 12 days');
  expect(lines.all()).toHaveLength(4);
  await expectForEveryone();
});

test('so does the sheet of a phone, which closes with what is chosen', async () => {
  await at(390);
  const shop = await open(0, all);
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(sheet.getByRole('link', { name: /Points at Mission/ })).toBeVisible();
  await expectForEveryone();
  await sheet.getByRole('link', { name: /Points at Mission/ }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(shop.address()).toBe('/profile/loyalty-points');
});
