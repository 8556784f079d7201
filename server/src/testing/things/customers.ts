import { addCartLine } from 'contract/cart';
import {
  changeMembership,
  closeCustomerAccount,
  confirmCustomerEmail,
  endCustomerSessions,
  getCustomer,
  giveGoodwill,
  giveGoodwillBeyond,
  listCustomerTimeline,
  writeCustomerNote,
} from 'contract/customers.staff';
import {
  blockGiftCard,
  getGiftCardByStaff,
  listGiftCardEntriesByStaff,
  resendGiftCardByStaff,
  sendGiftCardElsewhere,
  unblockGiftCard,
} from 'contract/gift-cards/cards.staff';
import { answerMessage, settleMessage, takeMessage } from 'contract/inbox.staff';
import { sendContactMessage } from 'contract/pages';
import { stock } from '../buyer.js';
import { GiftShop } from '../gift-shop.js';
import type { TestShop } from '../test-shop.js';
import { at, type Thing, theirs, thing } from './thing.js';

const bottle = 55;

async function thingsOfCards(shop: TestShop): Promise<Thing[]> {
  const id = await new GiftShop(shop).buy(await shop.customer(), { store_id: theirs });
  const path = { ...at, id };
  const why = { why: 'Mistyped' };
  return [
    thing(getGiftCardByStaff, { path }),
    thing(listGiftCardEntriesByStaff, { path, query: {} }),
    thing(resendGiftCardByStaff, { path }),
    thing(sendGiftCardElsewhere, {
      path,
      body: { recipient_name: 'Grace', recipient_email: 'right@example.com', ...why },
    }),
    thing(blockGiftCard, { path, body: why }),
    thing(unblockGiftCard, { path, body: why }),
  ];
}

async function thingsOfTheInbox(shop: TestShop): Promise<Thing[]> {
  const { id } = await shop.call(sendContactMessage, {
    body: {
      name: 'Ada Lovelace',
      email: 'writer@example.com',
      topic: 'product',
      message: 'Is it ready to drink?',
      store_id: theirs,
    },
  });
  const path = { id };
  return [
    thing(takeMessage, { path }),
    thing(settleMessage, { path }),
    thing(answerMessage, { path, body: { text: 'In five years.', answers_seen: 0 } }),
  ];
}

export async function thingsOfCustomers(shop: TestShop): Promise<Thing[]> {
  await stock(shop, theirs, bottle, 30);
  const ada = await shop.customer({ confirmed: false });
  await ada.call(addCartLine, { body: { store_id: theirs, product_id: bottle, quantity: 1 } });
  const path = { id: ada.id };
  const there = { ...at, ...path };
  const why = { why: 'The customer rang' };
  const given = { kind: 'store_credit', amount: 5, reason: 'A corked bottle' } as const;
  return [
    ...(await thingsOfCards(shop)),
    ...(await thingsOfTheInbox(shop)),
    thing(getCustomer, { path }),
    thing(listCustomerTimeline, { path, query: {} }),
    thing(writeCustomerNote, { path: there, body: { text: 'Likes Barolo' } }),
    thing(giveGoodwill, { path: there, body: given }),
    thing(giveGoodwillBeyond, { path: there, body: given }),
    thing(confirmCustomerEmail, { path, body: why }),
    thing(endCustomerSessions, { path, body: why }),
    thing(changeMembership, { path, body: { membership_id: null, seen: null, ...why } }),
    thing(closeCustomerAccount, { path, body: why }),
  ];
}
