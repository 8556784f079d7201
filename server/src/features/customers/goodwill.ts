import {
  beyondGoodwill,
  customerClosed,
  customerNotFound,
  type Goodwill,
  type giveGoodwill,
  type giveGoodwillBeyond,
  worthNothing,
} from 'contract/customers.staff';
import { days, later } from '../../platform/clock.js';
import type { Call } from '../../platform/http/route.js';
import { once } from '../../platform/idempotency.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { lockCustomerRow } from '../auth/index.js';
import { postAll } from '../ledger/index.js';
import { noteAct, type StaffAsker } from '../staff/index.js';
import { selectStoresOf } from './customers.sql.js';
import { insertGoodwill, selectGoodwillTerms, sumGoodwill } from './goodwill.sql.js';
import { goodwillLetter } from './goodwill-letter.js';
import { goodwillOf } from './goodwill-of.js';

const counted = days(30);
const paidBy = { store_credit: 'goodwill', points: 'points_issued' } as const;

type At = { store_id: number; id: Uuid };
type Endpoint = typeof giveGoodwill | typeof giveGoodwillBeyond;
type GoodwillCall = { endpoint: Endpoint; at: At; body: Goodwill; call: Call; limited: boolean };

/** The limit counts per customer, not per click: many small gestures are a large one. */
export const giveGoodwillTo = (shop: Shop, { id: person }: StaffAsker, asked: GoodwillCall) =>
  shop.write(async (tx) => {
    const { at, body, call, endpoint, limited } = asked;
    const request = {
      customerId: person,
      key: call.idempotencyKey,
      call: endpoint,
      body: { ...at, ...body },
    };
    await once(tx, request, async () => {
      const { store_id: storeId, id: customerId } = at;
      if (!(await selectStoresOf(tx, customerId)).includes(storeId)) throw refuse(customerNotFound);
      const customer = await lockCustomerRow(tx, customerId, 'alone');
      const { email } = customer;
      if (!email) throw refuse(customerClosed);
      const terms = await selectGoodwillTerms(tx, storeId);
      const given = goodwillOf(body, terms.lp_eq_1);
      if (!given) throw refuse(worthNothing);
      const before = await sumGoodwill(tx, customerId, storeId, later(tx.now, -counted));
      if (limited && before + given.worth > terms.goodwill_limit_cents) throw refuse(beyondGoodwill);
      const { kind, amount } = given;
      const id = newId(tx.now);
      await insertGoodwill(tx, {
        id,
        customer_id: customerId,
        store_id: storeId,
        person_id: person,
        ...given,
        reason: body.reason,
        given_at: tx.now,
      });
      await postAll(tx, [
        {
          storeId,
          reason: 'goodwill',
          about: id,
          moves: [
            { account: { kind, ownerId: customerId }, amount },
            { account: { kind: paidBy[kind] }, amount: -amount },
          ],
        },
      ]);
      await noteAct(tx, {
        personId: person,
        storeId,
        kind: 'goodwill_given',
        thing: 'customer',
        thingId: customerId,
        after: { goodwill: id, kind, amount },
      });
      await sendLetter(tx, goodwillLetter({ ...customer, email }, terms.name, given));
      return {};
    });
  });
