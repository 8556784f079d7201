import { answeredMeanwhile, answerMessage, messageNotFound } from 'contract/inbox.staff';
import type { ActKind } from 'contract/staff/act-words';
import type { Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import { once } from '../../../platform/idempotency.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { storeMailbox } from '../../stores/index.js';
import { answerLetter } from './answer-letter.js';
import { countAnswers, insertAnswer, lockMessage, updateMessage } from './inbox-messages.sql.js';

/** A message to another store is answered as not found. */
async function lockOwn(tx: Transaction, { roles }: StaffAsker, id: Uuid) {
  const message = await lockMessage(tx, id, roles.storesWith('messages.answer'));
  if (!message) throw refuse(messageNotFound);
  return message;
}

type Answer = { text: string; answers_seen: number };

/**
 * If two people answer at the same moment, the second is told about the first, so that nobody gets two
 * answers.
 */
export const answerMessageBy = (shop: Shop, person: StaffAsker, id: Uuid, answer: Answer, call: Call) =>
  shop.write(async (tx) => {
    const key = call.idempotencyKey;
    const request = { customerId: person.id, key, call: answerMessage, body: { id, ...answer } };
    await once(tx, request, async () => {
      const message = await lockOwn(tx, person, id);
      if ((await countAnswers(tx, id)) !== answer.answers_seen) throw refuse(answeredMeanwhile);
      const { text } = answer;
      await insertAnswer(tx, {
        id: newId(tx.now),
        message_id: id,
        person_id: person.id,
        text,
        answered_at: tx.now,
      });
      await updateMessage(tx, id, { state: 'answered', taken_by: person.id });
      const store = (await storeMailbox(tx, message.store_id))!;
      await sendLetter(tx, answerLetter(message, store, text));
      await noteOn(tx, person, message, 'message_answered');
      return {};
    });
  });

export const takeMessageBy = (shop: Shop, person: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    const message = await lockOwn(tx, person, id);
    await updateMessage(tx, id, { taken_by: person.id });
    await noteOn(tx, person, message, 'message_taken');
  });

export const settleMessageBy = (shop: Shop, person: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    const message = await lockOwn(tx, person, id);
    if (message.state !== 'waiting') return;
    await updateMessage(tx, id, { state: 'done', taken_by: person.id });
    await noteOn(tx, person, message, 'message_settled');
  });

type Noted = { id: Uuid; store_id: number };

const noteOn = (tx: Transaction, { id: personId }: StaffAsker, { id, store_id }: Noted, kind: ActKind) =>
  noteAct(tx, { personId, storeId: store_id, kind, thing: 'message', thingId: id });
