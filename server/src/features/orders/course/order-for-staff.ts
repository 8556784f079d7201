import { legalAge } from 'contract/auth/age';
import type { getOrderByStaff, StaffOrder } from 'contract/orders/orders.staff';
import { staffStatuses } from 'contract/orders/orders.staff';
import { yearsAfter } from 'contract/platform/calendar';
import type { Wire } from 'contract/platform/endpoint';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { maskedEmail, maskedPhone } from '../../../platform/masks.js';
import { selectCustomer, selectReach } from '../../auth/index.js';
import { goodsKindOf, isDrink } from '../../fulfilment/index.js';
import { type StaffActor, selectStaffNames } from '../../staff/index.js';
import { storeDay } from '../../stores/index.js';
import type { OrderParts } from '../order-parts.js';
import { showOrder } from '../orders.js';
import { selectOrderForStaff, selectOrderSteps } from '../orders.sql.js';
import { selectTwoStates } from '../queue/two-states.sql.js';
import { selectReplacements } from '../replacing/replacements.sql.js';
import { selectSoldGoods } from './hand-over.sql.js';
import { mayStep } from './order-states.js';
import { timelineOf } from './order-timeline.js';
import { selectClaim } from './staff-notes.sql.js';

type Shown = Wire<typeof getOrderByStaff>;

/** One order as this person may see it. */
export async function orderForStaff(
  db: Db,
  { payments }: Pick<OrderParts, 'payments'>,
  actor: StaffActor,
  id: Uuid,
): Promise<Shown> {
  const row = await selectOrderForStaff(db, id);
  const { first_name, last_name } = await selectCustomer(db, row.customer_id);
  const reach = await selectReach(db, row.customer_id);
  const email = reach.email ?? '';
  const isWhole = actor.roles.holds('customers.see-whole', row.store_id);
  // Whoever picks the order calls the customer, if the customer wants a call about missing bottles.
  const isToCall = row.status === 'placed' && row.if_missing === 'call';
  const shownPhone = (phone: string) => (isWhole || isToCall ? phone : maskedPhone(phone));
  const goods = await selectSoldGoods(db, id);
  const steps = await selectOrderSteps(db, id);
  return {
    ...(await showOrder(db, payments, row)),
    address: row.address && { ...row.address, phone: shownPhone(row.address.phone) },
    customer_name: `${first_name} ${last_name}`,
    customer_phone: shownPhone(row.address?.phone || reach.phone),
    customer_email: isWhole ? email : maskedEmail(email),
    id_checked: row.hand_over_check,
    received_by: row.received_by,
    replacements: (await selectReplacements(db, id)).map(
      ({ id: replacement, by_position, missing, agreed }) => ({
        id: replacement,
        position: by_position,
        brand: missing.brand,
        name: missing.name,
        vintage: missing.vintage,
        agreed,
      }),
    ),
    two_states: (await selectTwoStates(db, id)) ?? null,
    needs_id: goods.some(({ department, category }) => isDrink(goodsKindOf(department, category))),
    born_by: yearsAfter(storeDay(row.timezone, db.now), -legalAge),
    next: staffStatuses.filter((to) => mayStep(row.status, to, row.fulfilment)),
    version: steps.length,
    picker: await pickerOf(db, actor, id),
    timeline: await timelineOf(db, row, steps, isWhole),
  };
}

async function pickerOf(db: Db, { id: personId }: StaffActor, orderId: Uuid): Promise<StaffOrder['picker']> {
  const claim = await selectClaim(db, orderId);
  if (!claim) return null;
  const names = await selectStaffNames(db, [claim.person_id]);
  return {
    name: names.get(claim.person_id) ?? '',
    since: claim.at.toISOString(),
    is_you: claim.person_id === personId,
  };
}
