import { customerClosed, customerNotFound } from 'contract/customers.staff';
import { newId, type Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { lockCustomerRow } from '../auth/index.js';
import { noteAct, type StaffAsker } from '../staff/index.js';
import { insertNote, selectStoresOf } from './customers.sql.js';

type At = { store_id: number; id: Uuid };

/**
 * The record tells that a note was written, but not what it says, because the note is forgotten with the
 * account.
 */
export const writeNoteBy = (shop: Shop, person: StaffAsker, { store_id, id }: At, text: string) =>
  shop.write(async (tx) => {
    if (!(await selectStoresOf(tx, id)).includes(store_id)) throw refuse(customerNotFound);
    const { email } = await lockCustomerRow(tx, id, 'share');
    if (!email) throw refuse(customerClosed);
    const note = { id: newId(tx.now), customer_id: id, store_id, person_id: person.id, text };
    await insertNote(tx, { ...note, written_at: tx.now });
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'note_written',
      thing: 'customer',
      thingId: id,
      after: { note: note.id },
    });
  });
