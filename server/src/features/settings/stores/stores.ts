import type { Received, Wire } from 'contract/platform/endpoint';
import * as contract from 'contract/settings/stores';
import { storeNotFound } from 'contract/stores';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { addressPart, addUsualDepartments } from '../../catalogue/index.js';
import { selectOrderUnderWay } from '../../orders/index.js';
import { cutsOf, showPictures } from '../../pictures/index.js';
import { type Act, noteAct, type StaffAsker } from '../../staff/index.js';
import {
  insertStore,
  lockStore,
  lockStoreAlone,
  lockStores,
  replaceModes,
  selectStoreAt,
  selectStoreFacts,
  setStanding,
  storeDay,
  updateStorePlace,
} from '../../stores/index.js';
import { checkSpeaksForAll } from '../speaks-for-all.js';
import { versionOf } from '../version.js';
import { lacksOf } from './lacks.js';
import { placeOfZip, storeRow } from './place-of-store.js';

export function placeOf(zip: string): Wire<typeof contract.findPlaceOfZip> {
  const { city, state, timezones } = placeOfZip(zip);
  return { city, state: state.name, timezones: [...timezones] };
}

async function factsNow(db: Db, id: number) {
  const row = await selectStoreFacts(db, id);
  if (!row) throw refuse(storeNotFound);
  const { slug, standing, city, state, ...facts } = row;
  return { slug, standing, city, state, facts };
}

export async function storeFactsOf(db: Db, id: number): Promise<Wire<typeof contract.getStoreFacts>> {
  const { facts, slug: _slug, ...about } = await factsNow(db, id);
  const { image_id, timezone } = facts;
  return {
    ...facts,
    ...about,
    cut: (image_id && (await cutsOf(db, [image_id])).get(image_id)) || null,
    today: storeDay(timezone, db.now),
    version: versionOf(facts),
    lacks: await lacksOf(db, id),
  };
}

const aboutStore = (
  person: StaffAsker,
  id: number,
): Pick<Act, 'personId' | 'storeId' | 'thing' | 'thingId'> => ({
  personId: person.id,
  storeId: id,
  thing: 'store',
  thingId: id,
});

/** No two stores may share the address of a page. */
async function checkAddress(tx: Transaction, place: { city_slug: string; slug: string }, id: number | null) {
  if (await selectStoreAt(tx, place, id)) throw refuse(contract.storeNameTaken);
}

export const prepareStoreBy = (shop: Shop, person: StaffAsker, facts: contract.StoreFacts) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const row = { ...storeRow(facts), slug: addressPart(facts.name) };
    await lockStores(tx);
    await checkAddress(tx, row, null);
    if (facts.image_id) await showPictures(tx, [facts.image_id]);
    const id = await insertStore(tx, row);
    await replaceModes(tx, id, facts.modes);
    await addUsualDepartments(tx);
    await noteAct(tx, { ...aboutStore(person, id), kind: 'store_prepared', after: facts });
    return { id };
  });

type Changed = Received<typeof contract.changeStoreFacts>['body'];

/** The name in the page's address stays as it was, because links to it exist. */
export const changeStoreFactsBy = (
  shop: Shop,
  person: StaffAsker,
  id: number,
  { version, ...facts }: Changed,
) =>
  shop.write(async (tx) => {
    await lockStore(tx, id);
    const { facts: before, standing, slug } = await factsNow(tx, id);
    if (standing === 'closed' || versionOf(before) !== version) throw refuse(contract.storeChanged);
    const row = storeRow(facts);
    await checkAddress(tx, { ...row, slug }, id);
    if (facts.image_id && facts.image_id !== before.image_id) await showPictures(tx, [facts.image_id]);
    await updateStorePlace(tx, id, row);
    await replaceModes(tx, id, facts.modes);
    await noteAct(tx, { ...aboutStore(person, id), kind: 'store_changed', before, after: facts });
  });

/** Called again, it changes nothing. */
export const openStoreBy = (shop: Shop, person: StaffAsker, id: number) =>
  shop.write(async (tx) => {
    await lockStore(tx, id);
    const { standing } = await factsNow(tx, id);
    if (standing === 'open') return;
    if (standing === 'closed') throw refuse(contract.storeChanged);
    if ((await lacksOf(tx, id)).length > 0) throw refuse(contract.storeLacks);
    await setStanding(tx, id, 'open');
    await noteAct(tx, { ...aboutStore(person, id), kind: 'store_opened' });
  });

/** Given by the feature of lotteries, which is built on this one. */
export type LotteryUnderWay = (tx: Transaction, storeId: number) => Promise<object | undefined>;

export const closeStoreBy = (shop: Shop, lotteryUnderWay: LotteryUnderWay, person: StaffAsker, id: number) =>
  shop.write(async (tx) => {
    await lockStoreAlone(tx, id);
    const { standing } = await factsNow(tx, id);
    if (standing === 'closed') return;
    if ((await selectOrderUnderWay(tx, id)) ?? (await lotteryUnderWay(tx, id)))
      throw refuse(contract.storeStillBusy);
    await setStanding(tx, id, 'closed');
    await noteAct(tx, { ...aboutStore(person, id), kind: 'store_closed' });
  });
