import { wineSetNotFound } from 'contract/catalogue/sets';
import { partNotFound, setOvertaken, type WineSetFacts } from 'contract/catalogue/sets.staff';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { cutsOf, showPictures } from '../../pictures/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { addressPart } from '../editing/address-part.js';
import { checkSpeaksForAll } from '../editing/editing.js';
import { lockNumbers } from '../editing/editing.sql.js';
import { typedWords } from '../search/typed-words.js';
import type { Catalogue } from '../shelves/catalogue.js';
import {
  countSets,
  deleteSetPrice,
  insertSet,
  lockSet,
  lockSetPrice,
  lockSold,
  putParts,
  putSetPrice,
  type SetAtStore,
  selectListedSets,
  selectParts,
  selectPrices,
  selectSet,
  setSetRetired,
  updateSet,
} from './edited-sets.sql.js';

export async function listSetsLike(db: Db, { q, ...page }: PageAsked & { q: string }) {
  const letters = typedWords(q).join(' ');
  return toPage(await selectListedSets(db, letters, page), await countSets(db, letters), page);
}

const inDollars = (cents: number | null) => (cents === null ? null : dollars(cents));

export async function getEditedSetAs(shop: Pick<Shop, 'publicUrl'>, db: Db, id: number) {
  const set = await selectSet(db, id);
  if (!set) throw refuse(wineSetNotFound);
  const { retired_at, slug: _, ...facts } = set;
  const prices = await selectPrices(db, id);
  return {
    ...facts,
    retired: retired_at !== null,
    cut: (await cutsOf(db, [set.image_id])).get(set.image_id) ?? null,
    parts: await selectParts(db, id),
    prices: prices.map(({ store_id, price, parts_price }) => ({
      store_id,
      price: inDollars(price),
      parts_price: inDollars(parts_price),
    })),
    address: `${shop.publicUrl()}/WineSetDetail/${id}`,
  };
}

const aboutSet = (personId: Uuid, setId: number, storeId: number | null = null) => ({
  personId,
  storeId,
  thing: 'wine_set',
  thingId: setId,
});

const rowOf = ({ parts: _parts, ...facts }: WineSetFacts) => ({ ...facts, slug: addressPart(facts.name) });

async function checkParts(tx: Transaction, parts: WineSetFacts['parts']) {
  const sold = await lockSold(
    tx,
    parts.map(({ product_id }) => product_id),
  );
  if (sold !== parts.length) throw refuse(partNotFound);
}

/** Without a number, the set gets the next free one. Returns its number. */
export async function addSet(tx: Transaction, personId: Uuid, facts: WineSetFacts, number?: number) {
  // First, as an import of products locks them before it locks products.
  await lockNumbers(tx);
  await checkParts(tx, facts.parts);
  await showPictures(tx, [facts.image_id]);
  const id = await insertSet(tx, rowOf(facts), number);
  await putParts(tx, id, facts.parts);
  await noteAct(tx, { ...aboutSet(personId, id), kind: 'set_created', after: facts });
  return id;
}

export const createSetBy = (shop: Shop, catalogue: Catalogue, person: StaffAsker, facts: WineSetFacts) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const id = await addSet(tx, person.id, facts);
    catalogue.changed(tx);
    return { id, version: 1 };
  });

type Edit = { version: number; facts: WineSetFacts };

/** Changes a set where nobody has since the caller read it. */
export async function editSet(tx: Transaction, personId: Uuid, id: number, { version, facts }: Edit) {
  const standing = await lockSet(tx, id);
  if (!standing) throw refuse(wineSetNotFound);
  if (standing.version !== version) throw refuse(setOvertaken);
  const before = (await selectParts(tx, id)).map(({ product_id, quantity }) => ({ product_id, quantity }));
  const { name, description, image_id, featured } = standing;
  await checkParts(tx, facts.parts);
  if (facts.image_id !== image_id) await showPictures(tx, [facts.image_id]);
  await updateSet(tx, id, rowOf(facts));
  await putParts(tx, id, facts.parts);
  await noteAct(tx, {
    ...aboutSet(personId, id),
    kind: 'set_edited',
    before: { name, description, image_id, featured, parts: before },
    after: facts,
  });
}

export const editSetBy = (shop: Shop, catalogue: Catalogue, person: StaffAsker, id: number, edit: Edit) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    await editSet(tx, person.id, id, edit);
    catalogue.changed(tx);
    return { id, version: edit.version + 1 };
  });

/** Called again with the same value, it changes nothing. */
export const retireSetBy = (
  shop: Shop,
  catalogue: Catalogue,
  person: StaffAsker,
  id: number,
  retired: boolean,
) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const standing = await lockSet(tx, id);
    if (!standing) throw refuse(wineSetNotFound);
    if (retired === (standing.retired_at !== null)) return;
    await setSetRetired(tx, id, retired ? tx.now : null);
    await noteAct(tx, { ...aboutSet(person.id, id), kind: retired ? 'set_retired' : 'set_brought_back' });
    catalogue.changed(tx);
  });

/** A price of null means that the store no longer offers the set. */
export async function priceSet(tx: Transaction, personId: Uuid, place: SetAtStore, price: number | null) {
  const set = await lockSet(tx, place.wine_set_id);
  if (!set || (price !== null && set.retired_at)) throw refuse(wineSetNotFound);
  const before = await lockSetPrice(tx, place);
  if ((before?.price ?? null) === price) return;
  await (price === null ? deleteSetPrice(tx, place) : putSetPrice(tx, place, price));
  await noteAct(tx, {
    ...aboutSet(personId, place.wine_set_id, place.store_id),
    kind: price === null ? 'set_not_offered' : 'set_offered',
    ...(before && { before: { price_cents: before.price } }),
    ...(price !== null && { after: { price_cents: price } }),
  });
}

export const priceSetBy = (
  shop: Shop,
  catalogue: Catalogue,
  person: StaffAsker,
  place: SetAtStore,
  price: number | null,
) =>
  shop.write(async (tx) => {
    await priceSet(tx, person.id, place, price);
    catalogue.changed(tx);
  });
