import { sql } from 'kysely';
import { days, later } from 'server/platform/clock';
import type { Transaction } from 'server/platform/database/database';
import { insertAll } from '../insert-all.js';
import type { DemoOrder, OrderStory } from './orders.js';

type ToldOrder = { order: DemoOrder; story: OrderStory };

/** For a cancelled order everything goes back, for a returned one its share. */
function givenBack({ cancelled, tenders, returned }: OrderStory) {
  const { payment, points, credit, card } = cancelled
    ? tenders
    : (returned ?? { payment: 0, points: 0, credit: 0, card: 0 });
  return { payment, points, credit, card };
}

async function writeTenders(tx: Transaction, told: readonly ToldOrder[]) {
  const rows = told.map(({ order, story }) => {
    const { tenders, card, earned } = story;
    const back = givenBack(story);
    return {
      order_id: order.id,
      card: tenders.card,
      card_id: card ?? null,
      credit: tenders.credit,
      points: tenders.points,
      worth: tenders.pointsWorth,
      payment: tenders.payment,
      earned,
      back_payment: back.payment,
      back_points: back.points,
      back_credit: back.credit,
      back_card: back.card,
    };
  });
  await sql`
    update purchase_order set
      paid_by_gift_card = card, gift_card_id = card_id, paid_by_store_credit = credit,
      points_redeemed = points, paid_by_points = worth, paid_by_payment = payment, points_earned = earned,
      given_back_payment = back_payment, given_back_points = back_points, given_back_credit = back_credit,
      given_back_card = back_card
    from json_to_recordset(${JSON.stringify(rows)}::json) as told (
      order_id uuid, card integer, card_id uuid, credit integer, points integer, worth integer, payment integer,
      earned integer, back_payment integer, back_points integer, back_credit integer, back_card integer
    )
    where id = order_id`.execute(tx);
}

const writeReturns = (tx: Transaction, told: readonly ToldOrder[]) =>
  insertAll(
    tx,
    'purchase_order_return',
    told.flatMap(({ order, story: { returned } }) =>
      returned
        ? [
            {
              id: returned.id,
              order_id: order.id,
              at: returned.at,
              lines: JSON.stringify(
                order.lines
                  .filter((line) => line.returned > 0)
                  .map(({ position, returned: quantity }) => ({ position, quantity })),
              ),
              payment: returned.payment,
              points: returned.points,
              store_credit: returned.credit,
              gift_card: returned.card,
              earned_points: returned.earned,
              points_spent: returned.spent,
              withheld: returned.withheld,
            },
          ]
        : [],
    ),
  );

function paymentOf({ order, story }: ToldOrder) {
  const wasHandedOver = order.steps.some(({ status }) => status === 'handed_over');
  const captured = wasHandedOver ? story.tenders.payment : 0;
  const refunded = story.returned?.payment ?? 0;
  const taken = refunded === 0 ? 'captured' : refunded < captured ? 'refunded_in_part' : 'refunded';
  const status = story.cancelled
    ? ('cancelled' as const)
    : wasHandedOver
      ? (taken as 'captured')
      : ('authorised' as const);
  const { created_at } = order;
  const payment = {
    id: story.paymentId,
    store_id: order.store_id,
    order_id: order.id,
    provider: 'demo' as const,
    status,
    amount: story.tenders.payment,
    captured,
    refunds_asked: refunded,
    refunded,
    captures_at_once: false,
    provider_ref: story.paymentId,
    redirect_url: null,
    return_url: '/order-details',
    created_at,
    expires_at: created_at,
    authorised_at: created_at,
    look_at: status === 'authorised' ? later(created_at, days(6)) : null,
  };
  const answered = { payment_id: payment.id, answered_at: created_at, asked_at: created_at };
  const refundKey = `${payment.id}:refund`;
  const events = [
    {
      ...answered,
      id: story.authoriseId,
      kind: 'authorise' as const,
      key: `${payment.id}:authorise`,
      amount: null,
      outcome: 'authorised',
    },
    ...(refunded > 0
      ? [
          {
            ...answered,
            id: story.refundId,
            kind: 'refund' as const,
            key: refundKey,
            amount: refunded,
            outcome: 'captured',
          },
        ]
      : []),
  ];
  const known = {
    payment_id: payment.id,
    amount: payment.amount,
    status: wasHandedOver ? ('captured' as const) : (status as 'authorised'),
    words: '',
    return_url: payment.return_url,
    captured,
    refunded,
    refund_keys: refunded > 0 ? [refundKey] : [],
  };
  return { payment, events, known };
}

/** The payments as the demo gateway knows them, so that they can still be refunded. */
async function writePayments(tx: Transaction, told: readonly ToldOrder[]) {
  const paid = told.filter(({ story }) => story.tenders.payment > 0).map(paymentOf);
  await insertAll(
    tx,
    'payment',
    paid.map(({ payment }) => payment),
  );
  await insertAll(
    tx,
    'payment_event',
    paid.flatMap(({ events }) => events),
  );
  await insertAll(
    tx,
    'demo_payment',
    paid.map(({ known }) => known),
  );
}

/** For each order of the history: how it was paid, how it went on, and what was refunded. */
export async function writeOutcomes(tx: Transaction, told: readonly ToldOrder[]) {
  await writeTenders(tx, told);
  await writeReturns(tx, told);
  await writePayments(tx, told);
}
