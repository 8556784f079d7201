import type { GiftCardDesign } from 'contract/gift-cards/designs';
import { type GiftPurchase, giftAmounts } from 'contract/gift-cards/purchases';
import * as v from 'valibot';
import { keptDraft } from '../../../platform/drafts';
import { wallClock } from '../../stores/wall-clock';
import type { GiftAddress } from './gift-search';

/** What is chosen and typed. */
const giftDraft = v.object({
  storeId: v.nullable(v.number()),
  /** Cents of one of the usual amounts, or the customer's own. */
  amount: v.string(),
  ownAmount: v.string(),
  forMe: v.boolean(),
  name: v.string(),
  email: v.string(),
  greeting: v.string(),
  message: v.string(),
  /** Null while the typed text is no day; absent until another day than today is chosen. */
  day: v.optional(v.nullable(v.string())),
});
export type GiftDraft = v.InferOutput<typeof giftDraft>;

/**
 * Each gift has a draft of its own: another design, or another recipient or greeting in the address, is
 * another gift.
 */
export const draftName = (designId: number, { to = '', greeting = '', from = '' }: GiftAddress) =>
  JSON.stringify(['gift', designId, to, greeting, from]);

/** What was written of it before and not sent; a day that has passed meanwhile is chosen anew. */
export function unsentGift(name: string, today: string): GiftDraft | undefined {
  const { day, ...draft } = keptDraft(name, giftDraft) ?? {};
  if (!('amount' in draft)) return undefined;
  return { ...draft, ...(day && day >= today && { day }) };
}

export const ownAmount = 'own';
/** What a birthday card says unless somebody says it better. */
export const usualGreeting = 'Happy birthday';
const usual = giftAmounts.map(String);

/** The day on a calendar that hangs in the store. */
export const dayAt = (timezone: string, now = new Date()) => wallClock(timezone, now).day;

/**
 * The last day on which a gift may go out. Reckoned here, because the calendar would be loaded with every
 * page.
 */
export function yearAfter(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, date)).toISOString().slice(0, 10);
}

export const emptyDraft = (storeId: number | null, { to = '', greeting = '' }: GiftAddress): GiftDraft => ({
  storeId,
  amount: usual[1]!,
  ownAmount: '',
  forMe: false,
  name: to,
  email: '',
  greeting,
  message: '',
});

/** The words of a gift cart, to be changed. */
export function draftOf(gift: GiftPurchase): GiftDraft {
  const isUsual = usual.includes(String(gift.amount));
  return {
    storeId: gift.store_id,
    amount: isUsual ? String(gift.amount) : ownAmount,
    ownAmount: isUsual ? '' : (gift.amount / 100).toFixed(2),
    forMe: gift.for_me,
    name: gift.for_me ? '' : gift.recipient_name,
    email: gift.for_me ? '' : gift.recipient_email,
    greeting: gift.greeting,
    message: gift.message,
    day: gift.delivery_date,
  };
}

const dollarsIn = (text: string) => {
  const typed = text.trim().replace(/^\$/, '');
  return /^\d{1,6}(\.\d{0,2})?$/.test(typed) ? Number(typed) : Number.NaN;
};

/** In dollars; not a number while none is typed. */
const amountOf = ({ amount, ownAmount: typed }: Pick<GiftDraft, 'amount' | 'ownAmount'>) =>
  amount === ownAmount ? dollarsIn(typed) : Number(amount) / 100;

/** In cents, for the card's picture, even before the amount is one that can be sent. */
export function centsOf(draft: Pick<GiftDraft, 'amount' | 'ownAmount'>) {
  const cents = Math.round(amountOf(draft) * 100);
  return Number.isNaN(cents) ? undefined : cents;
}

/** As it is sent, and checked by the contract. */
export const bodyOf = (draft: GiftDraft, design: Pick<GiftCardDesign, 'id' | 'kind'>, today: string) => ({
  design_id: design.id,
  store_id: draft.storeId,
  amount: amountOf(draft),
  for_me: draft.forMe,
  ...(!draft.forMe && { recipient_name: draft.name, recipient_email: draft.email }),
  greeting: design.kind === 'birthday-card' ? draft.greeting.trim() || usualGreeting : '',
  message: draft.message.trim(),
  delivery_date: draft.day === undefined ? today : draft.day,
});
