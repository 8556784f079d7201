import { draftNotFound, draftOvertaken, type LotteryPlan } from 'contract/lottery/lotteries.staff';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import { later } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { pauseBeforeDraw } from '../announcing/announce-lottery.js';
import { type Announce, announcePlanned } from '../announcing/announce-planned.js';
import { selectBottle, selectLotteryBottles } from './bottles.sql.js';
import {
  countDrafts,
  deleteDraft,
  insertDraft,
  lockDraft,
  selectDraft,
  selectDrafts,
  updateDraft,
} from './lottery-drafts.sql.js';
import { inTheWayOf, lotteryOf, planned } from './planned-lottery.js';

type AtDraft = { store_id: number; id: Uuid };
type Row = { id: Uuid; version: number; plan: LotteryPlan };

export async function listBottlesFor(db: Db, storeId: number) {
  const rows = await selectLotteryBottles(db, storeId);
  return rows.map(({ id, brand, name, vintage, price, free }) => {
    return { id, brand, name, vintage, price: dollars(price), free };
  });
}

async function shown(db: Db, storeId: number, { id, version, plan }: Row) {
  const bottle = (await selectBottle(db, storeId, plan.product_id))!;
  const lottery = lotteryOf(storeId, plan, bottle);
  const { name, bottles, price, opens_at, closes_at } = lottery;
  return {
    bottle,
    lottery,
    draft: {
      id,
      version,
      name,
      bottles,
      price: dollars(price),
      opens_at: opens_at.toISOString(),
      closes_at: closes_at.toISOString(),
      timezone: bottle.timezone,
    },
  };
}

export async function listDraftsAt(db: Db, storeId: number, asked: PageAsked) {
  const drafts = [];
  for (const row of await selectDrafts(db, storeId, asked))
    drafts.push((await shown(db, storeId, row)).draft);
  return toPage(drafts, await countDrafts(db, storeId), asked);
}

export async function getDraftAt(db: Db, at: AtDraft) {
  const row = await selectDraft(db, at);
  if (!row) throw refuse(draftNotFound);
  const { draft, lottery, bottle } = await shown(db, at.store_id, row);
  const refusal = inTheWayOf(lottery, bottle, db.now);
  return {
    ...draft,
    plan: { ...row.plan, price: dollars(row.plan.price) },
    draws_at: later(lottery.closes_at, pauseBeforeDraw).toISOString(),
    rules: lottery.rules,
    release: lottery.release,
    in_the_way: refusal?.message ?? null,
  };
}

/** Refuses when the draft is not as its writer saw it. */
async function lockSeen(tx: Transaction, at: AtDraft, seen: number) {
  const draft = await lockDraft(tx, at);
  if (!draft) throw refuse(draftNotFound);
  if (draft.version !== seen) throw refuse(draftOvertaken);
  return draft;
}

const aboutDraft = ({ id }: StaffAsker, at: AtDraft) => ({
  personId: id,
  storeId: at.store_id,
  thing: 'lottery_draft',
  thingId: at.id,
});

type Saved = { plan: LotteryPlan; seen: number | null };

export const saveDraftBy = (shop: Shop, person: StaffAsker, at: AtDraft, { plan, seen }: Saved) =>
  shop.write(async (tx) => {
    await planned(tx, at.store_id, plan);
    const isNew = seen === null && (await insertDraft(tx, { ...at, plan, made_by: person.id }));
    if (!isNew) {
      // When the answer to a first save was lost, the save comes again without a version.
      await lockSeen(tx, at, seen ?? 1);
      await updateDraft(tx, at.id, plan);
    }
    const { price, ...facts } = plan;
    const after = { ...facts, price_cents: price };
    if (isNew) await noteAct(tx, { ...aboutDraft(person, at), kind: 'lottery_drafted', after });
  });

export const dropDraftBy = (shop: Shop, person: StaffAsker, at: AtDraft) =>
  shop.write(async (tx) => {
    if (!(await lockDraft(tx, at))) throw refuse(draftNotFound);
    await deleteDraft(tx, at.id);
    await noteAct(tx, { ...aboutDraft(person, at), kind: 'lottery_draft_dropped' });
  });

/** The plan becomes a lottery: if two people press at once, the second finds no draft any more. */
export const announceDraftBy = (
  shop: Shop,
  announce: Announce,
  person: StaffAsker,
  { at, seen }: { at: AtDraft; seen: number },
) =>
  shop.write(async (tx) => {
    const { plan } = await lockSeen(tx, at, seen);
    await deleteDraft(tx, at.id);
    return {
      id: await announcePlanned(tx, announce, { storeId: at.store_id, plan, personId: person.id }),
    };
  });
