import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import { newestFirst, type Stretch } from '../../platform/database/earlier.js';
import type { Uuid } from '../../platform/ids.js';
import { maskedEmail } from '../../platform/masks.js';
import { selectSecurityEventsBefore } from '../auth/index.js';
import { selectGiftPurchasesBefore } from '../gift-cards/index.js';
import { reasonInWords, selectMovesBefore } from '../ledger/index.js';
import { selectOrderLettersBefore, selectOrdersBefore } from '../orders/index.js';
import { selectMessagesFrom } from '../pages/index.js';
import { type StaffAsker, selectActsBefore, selectStaffNames } from '../staff/index.js';
import { seenCustomer } from './customers.js';
import { selectNotesBefore } from './customers.sql.js';
import { selectGoodwill } from './goodwill.sql.js';
import { sightOf } from './sight.js';

const onOnePage = 30;

/** The timeline shows the results of these acts anyway. */
const toldAnyway = ['note_written', 'goodwill_given'];

type TimelinePage = { before?: string | undefined; before_id?: string | undefined };

/**
 * Everything that happened to a customer, from wherever it is kept, as one list. Log-ins tell where somebody
 * is, and messages hold their address: only staff who see the customer whole get those.
 */
export async function listTimelineFor(db: Db, { roles }: StaffAsker, id: Uuid, asked: TimelinePage) {
  const sight = sightOf(roles);
  const { whole, email } = await seenCustomer(db, id, sight);
  const { before, before_id } = asked;
  const stretch: Stretch = {
    stores: sight.seen,
    before: before && before_id ? { at: new Date(before), id: before_id } : undefined,
    most: onOnePage + 1,
  };
  const orders = await selectOrdersBefore(db, id, stretch);
  const letters = await selectOrderLettersBefore(db, id, stretch);
  const moves = await selectMovesBefore(db, id, stretch);
  const cards = await selectGiftPurchasesBefore(db, id, stretch);
  const notes = await selectNotesBefore(db, id, stretch);
  const messages = whole && email ? await selectMessagesFrom(db, email, stretch) : [];
  const events = whole ? await selectSecurityEventsBefore(db, id, stretch) : [];
  const acts = await selectActsBefore(db, { thing: 'customer', thingId: id, except: toldAnyway }, stretch);
  const given = await selectGoodwill(
    db,
    moves.map(({ about }) => about),
  );
  const names = await selectStaffNames(
    db,
    [...notes, ...acts, ...given.values(), ...messages.flatMap(({ answers }) => answers)].flatMap(
      ({ person_id }) => person_id ?? [],
    ),
  );
  const nameOf = (person: Uuid | null) => (person && names.get(person)) ?? 'The shop';

  const entries = [
    ...orders.map(({ total, ...order }) => ({ kind: 'order' as const, ...order, total: dollars(total) })),
    ...letters.map(({ to_address, ...letter }) => ({
      kind: 'letter' as const,
      ...letter,
      to: whole ? to_address : maskedEmail(to_address),
    })),
    ...moves.map(({ reason, about, credit, points, ...move }) => {
      const gesture = given.get(about);
      return {
        kind: 'balance' as const,
        ...move,
        words: reasonInWords(reason, credit === 0 ? 'points' : 'store_credit'),
        credit: dollars(credit),
        points,
        reason: gesture?.reason ?? null,
        by: gesture ? nameOf(gesture.person_id) : null,
      };
    }),
    ...cards.map(({ amount, ...card }) => ({ kind: 'gift_card' as const, ...card, amount: dollars(amount) })),
    ...notes.map(({ person_id, ...note }) => ({ kind: 'note' as const, ...note, by: nameOf(person_id) })),
    ...acts.map(({ kind: act, person_id, ...each }) => ({
      kind: 'act' as const,
      act,
      ...each,
      by: nameOf(person_id),
    })),
    ...messages.map(({ id: message, at, store_name, text, answers }) => ({
      kind: 'message' as const,
      id: message,
      at,
      store_name,
      text,
      answers: answers.map(({ text: answer, person_id }) => ({ text: answer, by: nameOf(person_id) })),
    })),
    ...events.map(({ kind: event, ...each }) => ({ kind: 'security' as const, event, ...each })),
  ].sort(newestFirst);
  return {
    entries: entries.slice(0, onOnePage).map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    more: entries.length > onOnePage,
  };
}
