import { returnOrder } from 'contract/orders';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { Staff } from '../../../testing/staff.js';

describeShopOnBoth('the audit of what happens to an order', (shop) => {
  let order: { id: string; number: string };
  const run = (...statements: string[]) => shop.shop.write((tx) => sql.raw(statements.join(';')).execute(tx));
  const told = async () => {
    const lines: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    return lines.filter((line) => !line.startsWith('✓'));
  };
  const step =
    '✗ An order takes one step after the other, along the table, and stands where the last one led';
  const came = '✗ What came back of an order is on its lines, and what was given back for it in its returns';
  const accepted =
    '✗ Nothing goes back for a return that the store has not accepted, and for each acceptance once';
  const most = '✗ No order gives back more than was paid for it, nor more money than was taken';

  const counter = '✗ What is paid at the counter is paid for what was handed over there, and all of it';

  beforeAll(async () => {
    await stock(shop, 1, 50, 50, 4_050);
    const ada = await openBuyer(shop);
    await ada.put({ product_id: 50, quantity: 2 });
    await ada.chooses('pickup');
    ({ order } = await ada.buys('card', cards.approves));
    await new Staff(shop).handsOver(order.number);
    const body = { lines: [{ position: 0, quantity: 1 }] };
    await ada.customer.call(
      returnOrder,
      { path: { id: order.id }, body },
      { 'idempotency-key': 'one-bottle-back' },
    );
    await new Staff(shop).acceptsReturn(order.number, body.lines);
    await shop.runJobs();
    expect(await told()).toEqual([]);
  });

  it('tells of money that was taken at the counter for what a card has paid', async () => {
    await run(
      `insert into counter_payment (order_id, method, amount, received, at)
        values ('${order.id}', 'cash', 1, 1, now())`,
    );
    expect(await told()).toEqual([counter, `    The order ${order.number} was paid otherwise.`]);
    await run('delete from counter_payment');
  });

  it('tells what went back for a return that nobody has accepted, and an acceptance without its return', async () => {
    const breach = [accepted, `    The order ${order.number} gave back something else.`];
    const request = `(select id from return_request where order_id = '${order.id}')`;
    for (const [harm, mended] of [
      [
        `update return_request_line set accepted = 0, refused = 1 where request_id in ${request}`,
        `update return_request_line set accepted = 1, refused = 0 where request_id in ${request}`,
      ],
      [
        `update return_request set decided_at = null where id in ${request}`,
        `update return_request set decided_at = asked_at where id in ${request}`,
      ],
      [
        `update purchase_order_return set request_id = null where order_id = '${order.id}'`,
        `update purchase_order_return set request_id = ${request} where order_id = '${order.id}'`,
      ],
    ] as const) {
      await run(harm);
      expect(await told(), harm).toEqual(breach);
      await run(mended);
    }
    expect(await told()).toEqual([]);
  });

  it('tells a step that is not in the table, and a status without its step', async () => {
    await run(`update purchase_order_step set status = 'on_its_way' where status = 'ready'`);
    expect(await told()).toEqual([step, `    The order ${order.number} went from packed to on_its_way.`]);
    await run(`update purchase_order_step set status = 'ready' where status = 'on_its_way'`);
    await run(`update purchase_order set status = 'returned' where id = '${order.id}'`);
    expect(await told()).toEqual([
      step,
      `    The order ${order.number} went from handed_over to returned_in_part.`,
    ]);
    await run(`update purchase_order set status = 'returned_in_part' where id = '${order.id}'`);
    expect(await told()).toEqual([]);
  });

  it('tells a return that is not on the lines', async () => {
    await run(`update purchase_order_line set returned = 2 where order_id = '${order.id}'`);
    expect(await told()).toEqual([
      came,
      `    The returns of the order ${order.number} say something else.`,
      accepted,
      `    The order ${order.number} gave back something else.`,
    ]);
    await run(`update purchase_order_line set returned = 1 where order_id = '${order.id}'`);
  });

  it('tells money that was given back beyond what was asked of the provider', async () => {
    await run(
      `update purchase_order set given_back_payment = given_back_payment - 1 where id = '${order.id}'`,
    );
    expect(await told()).toEqual([most, `    The order ${order.number} gives back something else.`]);
    await run(
      `update purchase_order set given_back_payment = given_back_payment + 1 where id = '${order.id}'`,
    );
  });

  it('tells a guard against doing things twice that is gone', async () => {
    await run('alter table ledger_transaction drop constraint ledger_transaction_cause');
    expect(await told()).toEqual([
      expect.stringMatching(/^✗ Each cause is posted once/),
      '    Its guard ledger_transaction_cause is missing.',
    ]);
  });
});
