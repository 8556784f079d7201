import { openShop } from 'server/app/open-shop';
import { openPayments } from 'server/features/payments';
import { newId } from 'server/platform/ids';
import { createLog } from 'server/platform/log';
import { readSettings } from 'server/platform/settings';

/** Begins a payment, or refunds a part of one, and is killed before the answer arrives. */
const { shop, jobs } = await openShop(readSettings(process.env), { log: createLog('error') });
const payments = await openPayments(shop, async () => async () => {});
const [, , refunded] = process.argv;
const id = await shop.write(async (tx) => {
  const returnUrl = 'https://shop.test/order-details';
  if (!refunded) return payments.start(tx, { storeId: 1, orderId: newId(tx.now), amount: 9_000, returnUrl });
  await payments.askRefund(tx, refunded, 1_000, newId(tx.now));
  return refunded;
});
process.stdout.write(`${id}\n`);
await (refunded ? jobs.runDue() : payments.authorise(id));
