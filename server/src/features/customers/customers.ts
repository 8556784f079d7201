import { customerNotFound } from 'contract/customers.staff';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { maskedEmail, maskedPhone } from '../../platform/masks.js';
import { refuse } from '../../platform/refuse.js';
import { countSessions } from '../auth/index.js';
import { balancesOf } from '../ledger/index.js';
import type { StaffAsker } from '../staff/index.js';
import { storeFronts } from '../stores/index.js';
import { selectFoundCustomers, selectSeenCustomer, selectStoresOf } from './customers.sql.js';
import { covers, type Sight, sightOf } from './sight.js';
import { whatIsSearched } from './what-is-searched.js';

const mostFound = 50;

type NameRow = {
  id: Uuid;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string;
  closed_at: Date | null;
  whole: boolean;
};

const shownName = ({ id, first_name, last_name, email, phone, closed_at, whole }: NameRow) => ({
  id,
  first_name,
  last_name,
  email: whole ? email : email && maskedEmail(email),
  phone: whole ? phone : maskedPhone(phone),
  whole,
  closed: closed_at !== null,
});

/** When there are more than fit, the caller has to type more: nobody pages through customers. */
export async function findCustomersFor(db: Db, { roles }: StaffAsker, typed: string, most = mostFound) {
  const searched = whatIsSearched(typed);
  const rows = searched ? await selectFoundCustomers(db, sightOf(roles), searched, most + 1) : [];
  const customers = rows.slice(0, most).map(({ number, created_at, ...row }) => ({
    ...shownName(row),
    last_order: number && created_at ? { number, at: created_at.toISOString() } : null,
  }));
  return { customers, more: rows.length > most };
}

/** A customer who comes only to stores that are not the caller's is answered as not found. */
export async function seenCustomer(db: Db, id: Uuid, sight: Sight) {
  const customer = await selectSeenCustomer(db, id, sight);
  if (!customer) throw refuse(customerNotFound);
  return customer;
}

async function balancesThere(db: Db, customerId: Uuid, storeIds: readonly number[]) {
  if (storeIds.length === 0) return [];
  const credits = await balancesOf(db, 'store_credit', customerId);
  const points = await balancesOf(db, 'points', customerId);
  const at = (balances: typeof credits, store: number) =>
    balances.find(({ storeId }) => storeId === store)?.balance ?? 0;
  return (await storeFronts(db, storeIds)).map(({ id, name }) => ({
    store_id: id,
    store_name: name,
    credit: dollars(at(credits, id)),
    points: at(points, id),
  }));
}

/**
 * Closing an account affects what the customer has at every store, so the caller must see them whole at all
 * of them.
 */
export const isWholeEverywhere = (sight: Sight, storeIds: readonly number[]) =>
  sight.whole === 'all' || (storeIds.length > 0 && storeIds.every((id) => covers(sight.whole, id)));

export async function showCustomer(db: Db, { roles }: StaffAsker, id: Uuid) {
  const sight = sightOf(roles);
  const customer = await seenCustomer(db, id, sight);
  const storeIds = await selectStoresOf(db, id);
  const { whole, city, state } = customer;
  return {
    ...shownName(customer),
    email_confirmed: customer.email_confirmed_at !== null,
    membership:
      customer.membership_id === null ? null : { id: customer.membership_id, name: customer.membership! },
    membership_by_hand: customer.membership_by_hand,
    since: customer.created_at.toISOString(),
    dob: whole ? customer.dob : null,
    city: whole ? [city, state].filter(Boolean).join(', ') || null : null,
    sessions: whole ? await countSessions(db, id) : null,
    stores: await balancesThere(
      db,
      id,
      storeIds.filter((storeId) => covers(sight.seen, storeId)),
    ),
    may_close: isWholeEverywhere(sight, storeIds),
  };
}
