import { daysAfter, utcDay } from 'contract/platform/calendar';
import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';
import { later, minutes } from '../../platform/clock.js';

export const giftCardChecks: Check[] = [
  {
    promise: 'Each gift that was paid for has its card, its posting and its payment, all of one amount',
    breaches: async (db) => {
      const { rows } = await sql<{
        number: string;
        card: number | null;
        posted: number | null;
        paid: number | null;
      }>`
        select purchase.number, card.amount as card, entry.amount as posted, payment.captured as paid
        from gift_purchase purchase
        left join gift_card card on card.id = purchase.id
        left join ledger_transaction transaction
          on transaction.about = purchase.id and transaction.reason = 'gift_card_bought'
        left join ledger_entry entry on entry.transaction_id = transaction.id and entry.amount > 0
        left join payment on payment.order_id = purchase.id and payment.captured > 0
        where case when purchase.status in ('paid', 'cancelled')
          then (card.amount, entry.amount, payment.captured)
            is distinct from (purchase.amount, purchase.amount::bigint, purchase.amount)
          else num_nonnulls(card.id, transaction.id) > 0 end`.execute(db);
      return rows.map(
        ({ number, card, posted, paid }) =>
          `The gift ${number} has a card of ${card}, a posting of ${posted} and a payment of ${paid}.`,
      );
    },
  },
  {
    promise: 'What was taken for a gift has its card or is given back within 15 minutes',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string; id: string }>`
        select purchase.number, payment.id from payment join gift_purchase purchase on purchase.id = payment.order_id
        where payment.captured > payment.refunded and purchase.status <> 'paid'
          and not exists (
            select from payment_event event
            where event.payment_id = payment.id and event.asked_at > ${later(db.now, -minutes(15))}
          )`.execute(db);
      return rows.map(({ number, id }) => `The payment ${id} holds money for the gift ${number}.`);
    },
  },
  {
    promise: 'A card that was cancelled holds nothing',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string; balance: number }>`
        select card.id, account.balance from gift_card card
        join ledger_account account on account.owner_id = card.id and account.kind = 'gift_card'
        where card.cancelled_at is not null and account.balance > 0`.execute(db);
      return rows.map(({ id, balance }) => `The card ${id} holds ${balance}.`);
    },
  },
  {
    promise: 'No card waits for more than a day after its day',
    breaches: async (db) => {
      const rows = await db
        .selectFrom('gift_card')
        .select(['id', 'delivery_date'])
        .where('delivered_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .where('blocked_at', 'is', null)
        .where('delivery_date', '<', daysAfter(utcDay(db.now), -2))
        .execute();
      return rows.map(({ id, delivery_date }) => `The card ${id} of ${delivery_date} is not sent.`);
    },
  },
];
