import { giftCardNotFound } from 'contract/gift-cards';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { readAs } from '../../../platform/typed-code.js';
import { balanceByOwner, readStatement } from '../../ledger/index.js';
import { storeDay, storeRule } from '../../stores/index.js';
import { isClaimed } from '../card-holder.js';
import { stateOf } from './card-state.js';
import {
  type CardRow,
  countCardsOfStore,
  selectCardOfStore,
  selectCardsOfStore,
} from './cards-of-store.sql.js';

export type AtCard = { store_id: number; id: Uuid };

const personIn = (id: Uuid | null, name: string | null) =>
  id === null ? null : { id, name: name ?? 'Closed account' };

function shown(row: CardRow, balance: number, today: string) {
  return {
    id: row.id,
    shown_code: `•••• ${row.code_end ?? ''}`.trim(),
    state: stateOf(row, balance, today),
    amount: dollars(row.amount),
    balance: dollars(balance),
    bought_at: row.bought_at.toISOString(),
    delivery_date: row.delivery_date,
    number: row.number,
    recipient_name: row.recipient_name,
    buyer: personIn(row.buyer_id, row.buyer),
    holder: personIn(row.owner_id, row.holder),
  };
}

async function balancesAndDay(db: Db, storeId: number, ids: readonly Uuid[]) {
  const { timezone } = await storeRule(db, storeId);
  return { balances: await balanceByOwner(db, 'gift_card', ids), today: storeDay(timezone, db.now) };
}

export async function findCardsAt(db: Db, storeId: number, asked: { q: string } & PageAsked) {
  const search = { storeId, words: asked.q, end: readAs(asked.q) };
  const rows = await selectCardsOfStore(db, search, asked);
  const { balances, today } = await balancesAndDay(
    db,
    storeId,
    rows.map(({ id }) => id),
  );
  const cards = rows.map((row) => shown(row, balances.get(row.id) ?? 0, today));
  return toPage(cards, await countCardsOfStore(db, search), asked);
}

export async function getCardAt(db: Db, { store_id, id }: AtCard) {
  const row = await selectCardOfStore(db, store_id, id);
  if (!row) throw refuse(giftCardNotFound);
  const { balances, today } = await balancesAndDay(db, store_id, [id]);
  const balance = balances.get(id) ?? 0;
  const card = shown(row, balance, today);
  const isGood = card.state === 'active' || card.state === 'waiting';
  return {
    ...card,
    recipient_email: row.recipient_email,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    expires_on: row.expires_on,
    blocked: row.blocked_at && {
      at: row.blocked_at.toISOString(),
      because: row.blocked_because ?? '',
    },
    can_send_again: card.state === 'active' && row.recipient_email !== null && !isClaimed(row),
    can_send_elsewhere: isGood && row.owner_id === null && balance === row.amount,
  };
}

export async function listCardEntriesAt(db: Db, { store_id, id }: AtCard, asked: PageAsked) {
  if (!(await selectCardOfStore(db, store_id, id))) throw refuse(giftCardNotFound);
  const account = { kind: 'gift_card', ownerId: id, storeId: store_id } as const;
  const statement = await readStatement(db, account, asked, dollars);
  if (!statement) throw refuse(giftCardNotFound);
  return statement;
}
