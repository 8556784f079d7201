import { cardClaimed, cardNotSent, giftCardNotFound } from 'contract/gift-cards';
import { cardInUse, cardOver } from 'contract/gift-cards/cards.staff';
import type { Transaction } from '../../../platform/database/database.js';
import { takeWithin } from '../../../platform/limits.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import { maskedEmail } from '../../../platform/masks.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { selectReachableCustomers } from '../../auth/index.js';
import { balanceByOwner } from '../../ledger/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { storeDay, storeRule } from '../../stores/index.js';
import { isClaimed } from '../card-holder.js';
import { mailCards } from '../delivering/deliver-gift-cards.js';
import { resent, tooOften } from '../delivering/resend-gift-card.js';
import { endOf, type GiftCardCodes, newGiftCardCode } from '../gift-card-codes.js';
import { stateOf } from './card-state.js';
import type { AtCard } from './cards-of-store.js';
import { lockCardOfStore, updateCard, updateRecipientOfPurchase } from './cards-of-store.sql.js';
import { sentElsewhereLetter } from './sent-elsewhere-letter.js';

async function lockCard(tx: Transaction, { store_id, id }: AtCard) {
  const card = await lockCardOfStore(tx, store_id, id);
  if (!card) throw refuse(giftCardNotFound);
  const { timezone } = await storeRule(tx, store_id);
  const balance = (await balanceByOwner(tx, 'gift_card', [id])).get(id) ?? 0;
  return { card, balance, state: stateOf(card, balance, storeDay(timezone, tx.now)) };
}

const aboutCard = (person: StaffAsker, { store_id, id }: AtCard) => ({
  personId: person.id,
  storeId: store_id,
  thing: 'gift_card',
  thingId: id,
});

/** Called again, it changes nothing. */
export const blockCardBy = (shop: Shop, person: StaffAsker, at: AtCard, why: string) =>
  shop.write(async (tx) => {
    const { state } = await lockCard(tx, at);
    if (state === 'cancelled' || state === 'expired') throw refuse(cardOver);
    if (state === 'blocked') return;
    await updateCard(tx, at.id, { blocked_at: tx.now, blocked_because: why });
    await noteAct(tx, { ...aboutCard(person, at), kind: 'gift_card_blocked', why });
  });

export const unblockCardBy = (shop: Shop, person: StaffAsker, at: AtCard, why: string) =>
  shop.write(async (tx) => {
    const { card } = await lockCard(tx, at);
    if (!card.blocked_at) return;
    await updateCard(tx, at.id, { blocked_at: null, blocked_because: null });
    await noteAct(tx, { ...aboutCard(person, at), kind: 'gift_card_unblocked', why });
  });

/** To the address that the card has, so that staff cannot get a code for themselves this way. */
export const resendCardBy = (shop: Shop, person: StaffAsker, at: AtCard) =>
  shop.write(async (tx) => {
    const { card, state } = await lockCard(tx, at);
    if (state === 'waiting' || !card.recipient_email) throw refuse(cardNotSent);
    if (state !== 'active') throw refuse(cardOver);
    if (isClaimed(card)) throw refuse(cardClaimed);
    await takeWithin(tx, resent, at.id, tooOften);
    await mailCards(shop, tx, [card]);
    await noteAct(tx, { ...aboutCard(person, at), kind: 'gift_card_sent_again' });
  });

/** The new code also gets another end, because a cart tells by the end whether its code still holds. */
function otherCodeThan(end: string | null): string {
  const code = newGiftCardCode();
  return endOf(code) === end ? otherCodeThan(end) : code;
}

type Recipient = { recipient_name: string; recipient_email: string; why: string };

/**
 * The letter that went astray still holds a code, so the card gets another code, and the old one opens
 * nothing. The buyer is told, so that nobody can redirect a gift in secret.
 */
export const sendCardElsewhereBy = (
  shop: Shop,
  codes: GiftCardCodes,
  person: StaffAsker,
  { at, to }: { at: AtCard; to: Recipient },
) =>
  shop.write(async (tx) => {
    const { why, ...recipient } = to;
    const { card, balance, state } = await lockCard(tx, at);
    if (state !== 'active' && state !== 'waiting') throw refuse(cardOver);
    if (card.owner_id !== null || balance !== card.amount) throw refuse(cardInUse);
    const [buyer] = card.buyer_id ? await selectReachableCustomers(tx, [card.buyer_id]) : [];
    const isOwn = buyer?.email.toLowerCase() === recipient.recipient_email.toLowerCase();
    const code = otherCodeThan(card.code_end);
    const anew = {
      // A card that goes to the buyer's own address belongs to the buyer.
      owner_id: isOwn ? card.buyer_id : null,
      sealed_code: codes.seal(code, at.id),
      code_hash: codes.hash(code),
      code_end: endOf(code),
    };
    await updateCard(tx, at.id, { ...recipient, ...anew });
    await updateRecipientOfPurchase(tx, at.id, recipient);
    if (state === 'active') await mailCards(shop, tx, [{ ...card, ...recipient, ...anew }]);
    if (buyer) await sendLetter(tx, sentElsewhereLetter(buyer, recipient));
    await noteAct(tx, {
      ...aboutCard(person, at),
      kind: 'gift_card_sent_elsewhere',
      after: { recipient: maskedEmail(recipient.recipient_email) },
      why,
    });
  });
