import { returnOrder } from 'contract/orders';
import { acceptReturnBeyond, acceptReturnByStaff } from 'contract/orders/orders.staff';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { Staff } from '../../../testing/staff.js';
import { openTestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const chateauneuf = 50;

describeShop('how much a clerk gives back for an order', (shop) => {
  let ada: Buyer;
  let order: { id: string; number: string };
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_000);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    await ada.chooses('pickup');
    order = (await ada.buys('card', cards.approves)).order;
    await new Staff(shop).handsOver(order.number);
  });

  const asks = (quantity: number) =>
    ada.customer.call(
      returnOrder,
      { path: { id: order.id }, body: { lines: [{ position: 0, quantity }] } },
      { 'idempotency-key': newId(shop.clock.now()) },
    );
  const answers = async (role: 'clerk' | 'manager', quantity: number) => {
    const person = await openTestPerson(shop, { role, store_id: mission });
    return person.call(role === 'manager' ? acceptReturnBeyond : acceptReturnByStaff, {
      path: { number: order.number },
      body: { accepted: [{ position: 0, quantity }] },
    });
  };
  const refuses = async (role: 'clerk' | 'manager') => {
    const person = await openTestPerson(shop, { role, store_id: mission });
    return person.call(acceptReturnByStaff, {
      path: { number: order.number },
      body: { accepted: [], broken: [], reason: 'The bottle is open.' },
    });
  };

  it('is the store’s limit; beyond it a manager answers, and nothing has changed meanwhile', async () => {
    await asks(2);
    await expect(answers('clerk', 2)).rejects.toMatchObject({
      code: 'beyond_refund',
      message: expect.stringMatching(/^With this, \$8\d\.\d\d of order .+ Beyond \$50\.00 a manager answers/),
    });
    await allIsRight(shop);
    const marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
    const asked = { path: { number: order.number }, body: { accepted: [{ position: 0, quantity: 2 }] } };
    await expect(marco.call(acceptReturnByStaff, asked)).rejects.toMatchObject({ code: 'beyond_refund' });
    shop.clock.advance(minutes(11));
    await expect(marco.call(acceptReturnBeyond, asked)).rejects.toMatchObject({
      code: 'fresh_factor_needed',
    });
    const answered = await answers('manager', 2);
    expect(answered.lines[0]!.returned).toBe(2);
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('is not asked where nothing goes back: a clerk refuses after a manager has given more', async () => {
    await asks(2);
    await answers('manager', 2);
    await asks(1);
    const left = await refuses('clerk');
    expect(left.lines[0]).toMatchObject({ returned: 2 });
    expect(left.status).toBe('returned_in_part');
    await asks(1);
    await expect(answers('clerk', 1)).rejects.toMatchObject({ code: 'beyond_refund' });
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('counts what goes back to a gift card and to points as well', async () => {
    const staff = new Staff(shop);
    const code = await staff.givesCard(ada.id, '7K3D-0M9X-LIMI-T001', 4_500);
    await staff.gives(ada.id, 'points', 1_000);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    await ada.patch({ redeem_gift_card: code, redeem_loyalty_point: 1_000 });
    order = (await ada.buys('card', cards.approves)).order;
    await staff.handsOver(order.number);
    await asks(2);
    await expect(answers('clerk', 2)).rejects.toMatchObject({
      code: 'beyond_refund',
      message: expect.stringMatching(/^With this, \$86\.90 of order/),
    });
  });

  it('is counted by order, not by press', async () => {
    await asks(1);
    expect((await answers('clerk', 1)).status).toBe('returned_in_part');
    await asks(1);
    await expect(answers('clerk', 1)).rejects.toMatchObject({ code: 'beyond_refund' });
    await shop.runJobs();
    await allIsRight(shop);
  });
});
