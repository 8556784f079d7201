import { type DesignKind, designNotFound } from 'contract/gift-cards/designs';
import { type DesignFacts, designOvertaken, orderOvertaken } from 'contract/gift-cards/designs.staff';
import { notAllowed } from 'contract/staff';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { cutsOf, showPictures } from '../../pictures/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import {
  insertDesign,
  lockDesign,
  lockShelf,
  putInOrder,
  selectEditedDesigns,
  selectIdsOf,
  setDesignRetired,
  updateDesign,
} from './edited-designs.sql.js';

export async function listAllDesigns(db: Db) {
  const rows = await selectEditedDesigns(db);
  const cuts = await cutsOf(
    db,
    rows.map(({ image_id }) => image_id),
  );
  return rows.map(({ retired_at, position: _position, ...design }) => ({
    ...design,
    retired: retired_at !== null,
    cut: cuts.get(design.image_id) ?? null,
  }));
}

/** All stores sell the same cards, so an owner of one store alone may not change them. */
function checkSpeaksForAll({ roles }: StaffAsker) {
  if (!roles.holds('products.change', null)) throw refuse(notAllowed);
}

const aboutDesign = ({ id }: StaffAsker, designId: number) => ({
  personId: id,
  storeId: null,
  thing: 'card_design',
  thingId: designId,
});

export const createDesignBy = (shop: Shop, person: StaffAsker, kind: DesignKind, facts: DesignFacts) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    await showPictures(tx, [facts.image_id]);
    await lockShelf(tx);
    const id = await insertDesign(tx, kind, facts);
    await noteAct(tx, { ...aboutDesign(person, id), kind: 'design_created', after: { kind, ...facts } });
    return { id, version: 1 };
  });

type Edit = { version: number; facts: DesignFacts };

export const editDesignBy = (shop: Shop, person: StaffAsker, id: number, { version, facts }: Edit) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const standing = await lockDesign(tx, id);
    if (!standing) throw refuse(designNotFound);
    if (standing.version !== version) throw refuse(designOvertaken);
    const { name, description, image_id } = standing;
    if (facts.image_id !== image_id) await showPictures(tx, [facts.image_id]);
    await updateDesign(tx, id, facts);
    const before = { name, description, image_id };
    await noteAct(tx, { ...aboutDesign(person, id), kind: 'design_edited', before, after: facts });
    return { id, version: version + 1 };
  });

/** Called again with the same value, it changes nothing. */
export const retireDesignBy = (shop: Shop, person: StaffAsker, id: number, retired: boolean) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const standing = await lockDesign(tx, id);
    if (!standing) throw refuse(designNotFound);
    if (retired === (standing.retired_at !== null)) return;
    await setDesignRetired(tx, id, retired ? tx.now : null);
    const kind = retired ? 'design_retired' : 'design_brought_back';
    await noteAct(tx, { ...aboutDesign(person, id), kind });
  });

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join();

export const orderDesignsBy = (shop: Shop, person: StaffAsker, kind: DesignKind, ids: readonly number[]) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    await lockShelf(tx);
    const before = await selectIdsOf(tx, kind);
    if (sorted(before) !== sorted(ids)) throw refuse(orderOvertaken);
    const [first] = ids;
    if (first === undefined || before.join() === ids.join()) return;
    await putInOrder(tx, ids);
    await noteAct(tx, {
      ...aboutDesign(person, first),
      kind: 'designs_ordered',
      before: { order: before },
      after: { order: ids },
    });
  });
