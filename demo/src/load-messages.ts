import { hours, later } from 'server/platform/clock';
import type { Transaction } from 'server/platform/database/database';
import { newId } from 'server/platform/ids';

const [missionStreet, embarcadero, lincolnPark] = [1, 2, 3];
const ada = { name: 'Ada Marchetti', email: 'ada@cellar-door.example' };

/** The messages that wait in the inbox on the first day. */
const messages = [
  {
    ...ada,
    store_id: lincolnPark,
    topic: 'delivery',
    hoursAgo: 3,
    message: 'Nobody is home before six on Friday. Could the driver come between six and eight?',
  },
  {
    name: 'Teo Lindqvist',
    email: 'teo.lindqvist@cellar-door.example',
    store_id: missionStreet,
    topic: 'product',
    hoursAgo: 9,
    message:
      'I am making duck with cherries for eight on Saturday, two of us drink no red.\n\nWhat would you open, at about $40 a bottle?',
  },
  {
    name: 'Priya Raman',
    email: 'priya.raman@cellar-door.example',
    store_id: embarcadero,
    topic: 'gift-card',
    hoursAgo: 26,
    message: 'My father cannot find the email with his gift card. Can you send it to him once more?',
  },
] as const;

export async function loadMessages(tx: Transaction) {
  await tx
    .insertInto('contact_message')
    .values(
      messages.map(({ hoursAgo, ...written }) => {
        const sent_at = later(tx.now, -hours(hoursAgo));
        return { id: newId(sent_at), ...written, sent_at };
      }),
    )
    .execute();
}
