import type { OrderStatus } from 'contract/orders';
import type { getOrderByStaff } from 'contract/orders/orders.staff';
import type { Wire } from 'contract/platform/endpoint';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { maskedEmail } from '../../../platform/masks.js';
import { selectActsOn, selectStaffNames } from '../../staff/index.js';
import { selectOrderLetters } from '../letters/kept-letters.sql.js';
import { holdsStill } from '../letters/send-again.js';
import type { selectOrderSteps } from '../orders.sql.js';
import { selectNotes } from './staff-notes.sql.js';

type Timeline = Wire<typeof getOrderByStaff>['timeline'];
type Entry = Omit<Timeline[number], 'at'> & { at: Date };
type Steps = Awaited<ReturnType<typeof selectOrderSteps>>;
type Order = { id: Uuid; status: OrderStatus };

const plain = { status: null, by: null, why: '', letter: null } satisfies Partial<Entry>;

/**
 * What happened to the order, what staff wrote for each other, and what was written to the customer; newest
 * first.
 */
export async function timelineOf(
  db: Db,
  { id, status: now }: Order,
  steps: Steps,
  isWhole: boolean,
): Promise<Timeline> {
  const notes = await selectNotes(db, id);
  const letters = await selectOrderLetters(db, id);
  const names = await selectStaffNames(
    db,
    [...notes, ...letters].flatMap(({ person_id }) => person_id ?? []),
  );
  const nameOf = (person: Uuid | null) => (person && names.get(person)) ?? null;
  // When both have the same moment, a letter stands below what caused it.
  const entries: Entry[] = [
    ...letters.map(({ id: letter, kind, subject, to_address, person_id, at, state }) => ({
      ...plain,
      at,
      text: subject,
      by: nameOf(person_id),
      letter: {
        id: letter,
        to: isWhole ? to_address : maskedEmail(to_address),
        state,
        can_send_again: holdsStill(kind, now),
      },
    })),
    ...(await happened(db, id, steps)),
    ...notes.map(({ at, text, person_id }) => ({ ...plain, at, text, by: nameOf(person_id) })),
  ];
  return entries
    .reverse()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

/** An act is written with the steps that it causes, at the same moment. */
async function happened(db: Db, id: Uuid, steps: Steps): Promise<Entry[]> {
  const acts = await selectActsOn(db, 'order', id);
  return steps.map(({ status, at, note }) => {
    const act = acts.find((each) => each.at.getTime() === at.getTime());
    return { ...plain, at, status, text: note, by: act?.name ?? null, why: act?.why ?? '' };
  });
}
