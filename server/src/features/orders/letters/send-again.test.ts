import { closeAccount } from 'contract/auth';
import { listCustomerTimeline } from 'contract/customers.staff';
import { getOrderByStaff, sendLetterAgain } from 'contract/orders/orders.staff';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { Staff, shown } from '../../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const chateauneuf = 50;

describeShop('the letters of an order', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let mia: TestPerson;
  let max: TestPerson;
  let number: string;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    number = (await ada.buys('card', cards.approves)).order.number;
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    max = await openTestPerson(shop, { role: 'manager', store_id: mission });
  });

  const lettersFor = async (person: TestPerson) =>
    (await person.call(getOrderByStaff, { path: { number } })).timeline.flatMap(({ letter, text, by }) =>
      letter ? { ...letter, subject: text, by } : [],
    );
  const again = (id: string, person = mia) => person.call(sendLetterAgain, { path: { number, id } });
  const received = async () =>
    (await shop.letters()).filter(({ to }) => to === ada.customer.email).map(({ subject }) => subject);

  it('stand in its timeline and in the customer’s, to whom and whether they were sent', async () => {
    const subject = `Your order ${number} is placed`;
    expect(await lettersFor(mia)).toMatchObject([
      { subject, state: 'waiting', to: expect.stringMatching(/^.•••@/), by: null },
    ]);
    await shop.runJobs();
    expect(await lettersFor(max)).toMatchObject([{ subject, state: 'sent', to: ada.customer.email }]);
    const timeline = await mia.call(listCustomerTimeline, { path: { id: ada.id }, query: {} });
    expect(timeline.entries.find(({ kind }) => kind === 'letter')).toMatchObject({
      subject,
      number,
      state: 'sent',
      to: expect.stringContaining('•••'),
    });
  });

  it('are sent again from what is known today, a few times an hour', async () => {
    const [placed] = await lettersFor(mia);
    shop.clock.advance(minutes(1));
    await again(placed!.id);
    await shop.runJobs();
    expect(await received()).toEqual(Array(2).fill(`Your order ${number} is placed`));
    expect((await lettersFor(mia)).map(({ by }) => by)).toEqual(['Mia Testino', null]);
    for (let time = 0; time < 3; time++) await again(placed!.id);
    await expect(again(placed!.id)).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('within the hour'),
    });
    shop.clock.advance(minutes(20));
    await again(placed!.id);
    await allIsRight(shop);
  });

  it('do not ask anybody to come for what is gone', async () => {
    await staff.moves(number, 'packed');
    await staff.moves(number, 'ready');
    const find = async (subject: RegExp) =>
      (await lettersFor(mia)).find((each) => subject.test(each.subject))!;
    const ready = await find(/ready for pickup/);
    expect(ready.can_send_again).toBe(true);
    await staff.moves(number, 'handed_over', shown);
    expect((await find(/ready for pickup/)).can_send_again).toBe(false);
    await expect(again(ready.id)).rejects.toMatchObject({ code: 'letter_is_over' });
    expect((await find(/receipt/)).can_send_again).toBe(true);
  });

  it('that were given up are told as not delivered', async () => {
    await shop.shop.write((tx) =>
      tx.updateTable('job').set({ failed_at: tx.now }).where('kind', '=', 'send-letter').execute(),
    );
    expect(await lettersFor(mia)).toMatchObject([{ state: 'failed' }]);
    await shop.shop.write((tx) => tx.deleteFrom('job').where('kind', '=', 'send-letter').execute());
    expect(await lettersFor(mia)).toMatchObject([{ state: 'failed' }]);
  });

  it('are of this order alone, and go with the account', async () => {
    const [placed] = await lettersFor(mia);
    const elsewhere = await openTestPerson(shop, { role: 'owner', store_id: 2 });
    await expect(again(placed!.id, elsewhere)).rejects.toMatchObject({ code: 'order_not_found' });
    await expect(again(ada.id)).rejects.toMatchObject({ code: 'letter_not_found' });
    await staff.handsOver(number);
    await ada.customer.call(closeAccount, { body: { password: ada.customer.password } });
    expect(await lettersFor(max)).toEqual([]);
  });
});
