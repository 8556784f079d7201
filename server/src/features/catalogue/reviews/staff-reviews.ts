import { reviewNotFound } from 'contract/catalogue/details';
import { nothingHidden } from 'contract/inbox.staff';
import type { ActKind } from 'contract/staff/act-words';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { lockReview, updateReview } from './inbox-reviews.sql.js';

async function lockOne(tx: Transaction, id: Uuid) {
  const review = await lockReview(tx, id);
  if (!review) throw refuse(reviewNotFound);
  return review;
}

type Acted = { kind: ActKind; why?: string };

/** The act belongs to no store, because reviews belong to products. */
const noteOn = (tx: Transaction, { id: personId }: StaffAsker, thingId: Uuid, act: Acted) =>
  noteAct(tx, { personId, storeId: null, thing: 'review', thingId, ...act });

export const answerReviewBy = (shop: Shop, person: StaffAsker, id: Uuid, text: string) =>
  shop.write(async (tx) => {
    await lockOne(tx, id);
    await updateReview(tx, id, { answer: text, answered_at: tx.now, answered_by: person.id });
    await noteOn(tx, person, id, { kind: 'review_answered' });
  });

/** The product loses the review's stars too. */
export const hideReviewBy = (shop: Shop, catalogue: Catalogue, person: StaffAsker, id: Uuid, why: string) =>
  shop.write(async (tx) => {
    const { published } = await lockOne(tx, id);
    await updateReview(tx, id, { published: false, hidden_because: why });
    if (published) catalogue.changed(tx);
    await noteOn(tx, person, id, { kind: 'review_hidden', why });
  });

export const showReviewBy = (shop: Shop, catalogue: Catalogue, person: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    if ((await lockOne(tx, id)).published) throw refuse(nothingHidden);
    await updateReview(tx, id, { published: true, hidden_because: null });
    catalogue.changed(tx);
    await noteOn(tx, person, id, { kind: 'review_shown' });
  });

export const settleReviewBy = (shop: Shop, person: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    if (!(await lockOne(tx, id)).waits) return;
    await updateReview(tx, id, {});
    await noteOn(tx, person, id, { kind: 'review_settled' });
  });
