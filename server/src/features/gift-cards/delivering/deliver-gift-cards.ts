import { unreadableCode } from 'contract/gift-cards';
import { minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { scheduledJob } from '../../../platform/jobs/job.js';
import { sealLetter, sendLetter } from '../../../platform/mail/letter.js';
import type { Shop } from '../../../platform/shop.js';
import { selectNames } from '../../auth/index.js';
import { listAllStores, storeDay, storeFronts, storeMoment } from '../../stores/index.js';
import { selectGiftCardDesigns } from '../buying/card-designs.sql.js';
import { GiftCardCodes } from '../gift-card-codes.js';
import { type DeliveredRow, markDelivered, selectSealedCodesOf, takeDueCards } from '../gift-cards.sql.js';
import { dayBefore } from '../validity.js';
import { giftCardLetter } from './gift-card-letter.js';

export const deliverGiftCards = scheduledJob('deliver-gift-cards', minutes(1), 'money and stock');
const mostAtOnce = 100;

/** The cards of a day go out at this time by the store's clock. */
const morning = '09:00';

const someone = 'Someone thinking of you';

/** Writes the cards' letters, encrypted while they wait: nobody but buyer and recipient may see the codes. */
export async function mailCards(shop: Shop, tx: Transaction, cards: readonly DeliveredRow[]) {
  if (cards.length === 0) return;
  const codes = new GiftCardCodes(shop.secretKey);
  const idsOf = (ids: (Uuid | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const names = new Map(
    (await selectNames(tx, idsOf(cards.map(({ buyer_id }) => buyer_id)))).map((each) => [each.id, each]),
  );
  const stores = new Map(
    (
      await storeFronts(
        tx,
        cards.map(({ store_id }) => store_id),
      )
    ).map((each) => [each.id, each]),
  );
  const designs = new Map((await selectGiftCardDesigns(tx)).map((each) => [each.id, each]));
  for (const card of cards) {
    if (card.recipient_email === null) continue;
    const buyer = card.buyer_id ? names.get(card.buyer_id) : undefined;
    const letter = giftCardLetter(
      { ...card, recipient_email: card.recipient_email, code: codes.open(card.sealed_code, card.id) },
      {
        store: stores.get(card.store_id)!.name,
        design: card.design_id === null ? undefined : designs.get(card.design_id),
        giver: [buyer?.first_name, buyer?.last_name].filter(Boolean).join(' ') || someone,
        isForSelf: card.owner_id !== null && card.owner_id === card.buyer_id,
      },
      shop.publicUrl(),
    );
    await sendLetter(tx, sealLetter(shop.secretKey, letter), {
      address: card.recipient_email,
      whenFull: 'wait',
    });
  }
}

/** Sends each card that is still to be sent, once: it is marked and its letter written in one transaction. */
export const deliver = async (shop: Shop, tx: Transaction, ids: readonly Uuid[]) =>
  mailCards(shop, tx, await markDelivered(tx, ids));

/** The newest day whose cards are due at a store: from the morning on today, before that yesterday. */
function dueDay(timezone: string, now: Date) {
  const today = storeDay(timezone, now);
  return storeMoment(timezone, now).time >= morning ? today : dayBefore(today);
}

/** Sends all that is due, also what became due while no process was running. */
export async function deliverDueCards(shop: Shop, tx: Transaction) {
  const stores = await listAllStores(tx);
  const due = await takeDueCards(
    tx,
    stores.map(({ id, timezone }) => ({ storeId: id, day: dueDay(timezone, tx.now) })),
    mostAtOnce,
  );
  const codes = new GiftCardCodes(shop.secretKey);
  const opened = (await selectSealedCodesOf(tx, due)).filter(({ id, sealed_code }) => {
    const opens = codes.shown(sealed_code, id) !== unreadableCode;
    // One card that fails must not hold up the others of the day.
    if (!opens) shop.log.error({ card: id }, 'a gift card cannot be sent: its code does not open');
    return opens;
  });
  if (opened.length > 0)
    await deliver(
      shop,
      tx,
      opened.map(({ id }) => id),
    );
}
