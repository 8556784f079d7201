import {
  bottleUnknown,
  type CampaignFacts,
  type CampaignTime,
  type HomePart,
  type HomeRow,
  homeOrderOvertaken,
  homeOvertaken,
  homePartNotFound,
  type PickFacts,
  shelfUnknown,
  type TileFacts,
} from 'contract/catalogue/home.staff';
import { type PageAsked, toPage } from 'contract/platform/page';
import { notAllowed } from 'contract/staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { cutsOf, showPictures } from '../../pictures/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { checkWorkplace, storeDay, storeRule } from '../../stores/index.js';
import { selectCards } from '../cards.sql.js';
import { lockSold } from '../sets/edited-sets.sql.js';
import type { Catalogue } from '../shelves/catalogue.js';
import type { Shelves } from '../shelves/shelves.js';
import { standingBefore } from './campaign-of-day.js';
import {
  countCampaigns,
  insertCampaign,
  insertPick,
  insertTile,
  lockHome,
  lockPart,
  type PartRow,
  putInOrder,
  selectCampaignPage,
  selectEditedPicks,
  selectEditedTiles,
  selectIdsInRow,
  setPartRetired,
  updateCampaign,
  updatePick,
  updateTile,
} from './edited-home.sql.js';
import { selectCampaigns } from './home.sql.js';
import { readAddress, shelfInAddress } from './shelf-in-address.js';

const todayAt = async (db: Db, storeId: number) => storeDay((await storeRule(db, storeId)).timezone, db.now);

/**
 * How many bottles customers see there; 0 when none of them is in stock, because then the part is not shown.
 */
const bottlesOn = (shelves: Shelves, storeId: number, shelf: string) => {
  const standing = shelfInAddress(shelves, storeId, shelf, 1);
  return standing && standing.first.length > 0 ? standing.count : 0;
};

type Row = { retired_at: Date | null; store_id: number | null };
const standingOf = ({ retired_at, store_id }: Row) => ({
  retired: retired_at !== null,
  for_all: store_id === null,
});

export async function listCampaignsAt(
  db: Db,
  shelves: Shelves,
  storeId: number,
  { when, ...page }: PageAsked & { when: CampaignTime },
) {
  await checkWorkplace(db, storeId);
  const today = await todayAt(db, storeId);
  const shown = await selectCampaigns(db, storeId);
  const rows = await selectCampaignPage(db, storeId, { when, today, ...page });
  const cuts = await cutsOf(
    db,
    rows.flatMap(({ image_id }) => image_id ?? []),
  );
  const campaigns = rows.map((row) => ({
    ...row,
    ...standingOf(row),
    bottles: bottlesOn(shelves, storeId, row.shelf),
    cut: (row.image_id && cuts.get(row.image_id)) || null,
    gives_way: row.retired_at ? [] : standingBefore(row, shown),
  }));
  return toPage(campaigns, await countCampaigns(db, storeId, when, today), page);
}

export async function getEditedHomeAt(db: Db, shelves: Shelves, storeId: number) {
  await checkWorkplace(db, storeId);
  const picks = await selectEditedPicks(db, storeId);
  const picked = picks.map(({ product_id }) => product_id);
  const cards = await selectCards(db, storeId, picked);
  const inStock = new Set(cards.filter(({ available }) => available > 0).map(({ id }) => id));
  return {
    today: await todayAt(db, storeId),
    tiles: (await selectEditedTiles(db, storeId)).map((row) => ({
      ...row,
      ...standingOf(row),
      bottles: bottlesOn(shelves, storeId, row.shelf),
    })),
    picks: picks.map((row) => ({ ...row, ...standingOf(row), in_stock: inStock.has(row.product_id) })),
  };
}

/** Only those who may speak for all stores change what all stores show. */
function checkSpeaksFor({ roles }: StaffAsker, storeId: number | null) {
  if (!roles.holds('promotions.change', storeId)) throw refuse(notAllowed);
}

export function checkShelf(storeId: number, shelf: string) {
  if (!readAddress(storeId, shelf)) throw refuse(shelfUnknown);
}

const things = { campaigns: 'home_campaign', tiles: 'home_tile', picks: 'home_pick' } as const;

type PersonAtStore = { person: StaffAsker; storeId: number };

const aboutPart = ({ id }: StaffAsker, part: HomePart, partId: number, storeId: number | null) => ({
  personId: id,
  storeId,
  thing: things[part],
  thingId: partId,
});

/** How one kind of part is written. */
type Way<Facts> = {
  part: HomePart;
  /** Refuses what cannot be shown. */
  check: (tx: Transaction, storeId: number, facts: Facts) => Promise<void>;
  picturesOf: (facts: Facts) => readonly string[];
  insert: (tx: Transaction, row: PartRow<Facts>) => Promise<number>;
  update: (tx: Transaction, id: number, row: PartRow<Facts>) => Promise<unknown>;
};

export const campaigns: Way<CampaignFacts> = {
  part: 'campaigns',
  check: async (_tx, storeId, { shelf }) => checkShelf(storeId, shelf),
  picturesOf: ({ image_id }) => (image_id ? [image_id] : []),
  insert: insertCampaign,
  update: updateCampaign,
};

export const tiles: Way<TileFacts> = {
  part: 'tiles',
  check: async (_tx, storeId, { shelf }) => checkShelf(storeId, shelf),
  picturesOf: () => [],
  insert: insertTile,
  update: updateTile,
};

export const picks: Way<PickFacts> = {
  part: 'picks',
  async check(tx, _storeId, { product_id }) {
    if ((await lockSold(tx, [product_id])) === 0) throw refuse(bottleUnknown);
  },
  picturesOf: () => [],
  insert: insertPick,
  update: updatePick,
};

export const rowOf = <Facts extends { for_all: boolean }>(
  storeId: number,
  { for_all, ...said }: Facts,
): PartRow<Facts> => ({ ...said, store_id: for_all ? null : storeId });

export const createPartBy = <Facts extends { for_all: boolean }>(
  shop: Shop,
  catalogue: Catalogue,
  way: Way<Facts>,
  { person, storeId }: PersonAtStore,
  facts: Facts,
) =>
  shop.write(async (tx) => {
    const row = rowOf(storeId, facts);
    checkSpeaksFor(person, row.store_id);
    await checkWorkplace(tx, storeId);
    await way.check(tx, storeId, facts);
    await showPictures(tx, way.picturesOf(facts));
    await lockHome(tx);
    const id = await way.insert(tx, row);
    const about = aboutPart(person, way.part, id, row.store_id);
    await noteAct(tx, { ...about, kind: 'home_part_added', after: row });
    catalogue.changed(tx);
    return { id, version: 1 };
  });

type Edit<Facts> = { id: number; version: number; facts: Facts };

export const editPartBy = <Facts extends { for_all: boolean }>(
  shop: Shop,
  catalogue: Catalogue,
  way: Way<Facts>,
  { person, storeId }: PersonAtStore,
  { id, version, facts }: Edit<Facts>,
) =>
  shop.write(async (tx) => {
    const row = rowOf(storeId, facts);
    const standing = await lockPart(tx, way.part, storeId, id);
    if (!standing) throw refuse(homePartNotFound);
    checkSpeaksFor(person, standing.store_id);
    checkSpeaksFor(person, row.store_id);
    if (standing.version !== version) throw refuse(homeOvertaken);
    await way.check(tx, storeId, facts);
    await showPictures(tx, way.picturesOf(facts));
    await way.update(tx, id, row);
    const before = Object.fromEntries(Object.entries(standing).filter(([name]) => Object.hasOwn(row, name)));
    const about = aboutPart(person, way.part, id, standing.store_id);
    await noteAct(tx, { ...about, kind: 'home_part_edited', before, after: row });
    catalogue.changed(tx);
    return { id, version: version + 1 };
  });

/** Called again with the same value, it changes nothing. */
export const retirePartBy = (
  shop: Shop,
  catalogue: Catalogue,
  { person, storeId }: PersonAtStore,
  { part, id }: { part: HomePart; id: number },
  retired: boolean,
) =>
  shop.write(async (tx) => {
    const standing = await lockPart(tx, part, storeId, id);
    if (!standing) throw refuse(homePartNotFound);
    checkSpeaksFor(person, standing.store_id);
    if (retired === (standing.retired_at !== null)) return;
    await setPartRetired(tx, part, id, retired ? tx.now : null);
    const kind = retired ? 'home_part_retired' : 'home_part_brought_back';
    await noteAct(tx, { ...aboutPart(person, part, id, standing.store_id), kind });
    catalogue.changed(tx);
  });

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join();

type Order = { row: HomeRow; for_all: boolean; ids: readonly number[] };

export const orderHomeBy = (
  shop: Shop,
  catalogue: Catalogue,
  { person, storeId }: PersonAtStore,
  { row, for_all, ids }: Order,
) =>
  shop.write(async (tx) => {
    const owner = for_all ? null : storeId;
    checkSpeaksFor(person, owner);
    await lockHome(tx);
    const before = await selectIdsInRow(tx, row, owner);
    if (sorted(before) !== sorted(ids)) throw refuse(homeOrderOvertaken);
    const [first] = ids;
    if (first === undefined || before.join() === ids.join()) return;
    await putInOrder(tx, row, ids);
    await noteAct(tx, {
      ...aboutPart(person, row === 'pick' ? 'picks' : 'tiles', first, owner),
      kind: 'home_ordered',
      before: { order: before },
      after: { order: ids },
    });
    catalogue.changed(tx);
  });
