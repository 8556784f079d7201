import {
  acceptReturnBeyond,
  acceptReturnByStaff,
  claimOrder,
  getOrderByStaff,
  leaveOrder,
  moveOrderByStaff,
  nameParcels,
  sendLetterAgain,
  writeOrderNote,
} from 'contract/orders/orders.staff';
import { getPaper } from 'contract/orders/paper.staff';
import { listPicks, tickItem } from 'contract/orders/picking.staff';
import { listQueue } from 'contract/orders/queue.staff';
import {
  previewReplacement,
  proposeReplacements,
  replaceMissing,
  undoReplacement,
} from 'contract/orders/replacements.staff';
import {
  beginReturn,
  beginReturnBeyond,
  previewCancellation,
  previewReturn,
} from 'contract/orders/returns.staff';
import { previewShort, takeOffMissing } from 'contract/orders/shorts.staff';
import { cards, openBuyer, stock } from '../buyer.js';
import type { TestShop } from '../test-shop.js';
import type { TestPerson } from '../test-staff.js';
import { own, type Thing, theirs, thing } from './thing.js';

const [chateauneuf, barolo] = [50, 51];

/** An order to be picked, of which one bottle was replaced. */
async function openOrder(shop: TestShop, olive: TestPerson, storeId: number) {
  await stock(shop, storeId, chateauneuf, 50, 4_050);
  await stock(shop, storeId, barolo, 50, 3_050);
  const ada = await openBuyer(shop, storeId);
  await ada.put({ product_id: chateauneuf, quantity: 3 });
  await ada.chooses('pickup');
  const { number } = (await ada.buys('card', cards.approves)).order;
  const path = { number };
  const { version } = await olive.call(getOrderByStaff, { path });
  const another = { position: 0, product_id: barolo, quantity: 1 };
  const { replacements, timeline, ...replaced } = await olive.call(replaceMissing, {
    path,
    body: { ...another, agreed: 'by_phone', version },
  });
  const letter = timeline.find((step) => step.letter)!.letter!;
  return { number, replacement: replacements[0]!.id, letter: letter.id, version: replaced.version };
}

export async function thingsOfOrders(shop: TestShop, olive: TestPerson): Promise<Thing[]> {
  const { number, replacement, letter, version } = await openOrder(shop, olive, theirs);
  const mine = await openOrder(shop, olive, own);
  const path = { number };
  const line = { position: 0, quantity: 1 };
  const another = { ...line, product_id: barolo };
  const back = { kept: [line], reason: 'Corked', version };
  return [
    thing(getOrderByStaff, { path }),
    thing(listPicks, { path }),
    thing(tickItem, { path, body: { position: 0, product_id: chateauneuf, by: 1 } }),
    thing(claimOrder, { path }),
    thing(leaveOrder, { path }),
    thing(writeOrderNote, { path, body: { text: 'Rings twice' } }),
    thing(proposeReplacements, { path, query: { position: '0' } }),
    thing(previewReplacement, { path, body: another }),
    thing(replaceMissing, { path, body: { ...another, agreed: 'in_person', version } }),
    thing(undoReplacement, { path: { number, id: replacement }, body: { version } }),
    thing(
      undoReplacement,
      { path: { number: mine.number, id: replacement }, body: { version: mine.version } },
      { named: 'id', beyond: true },
    ),
    thing(sendLetterAgain, { path: { number, id: letter } }),
    thing(sendLetterAgain, { path: { number: mine.number, id: letter } }, { named: 'id', beyond: true }),
    thing(previewShort, { path, body: { missing: [line] } }),
    thing(takeOffMissing, { path, body: { missing: [line], version } }),
    thing(previewReturn, { path, body: { lines: [line] } }),
    thing(beginReturn, { path, body: back }),
    thing(beginReturnBeyond, { path, body: back }),
    thing(acceptReturnByStaff, { path, body: back }),
    thing(acceptReturnBeyond, { path, body: back }),
    thing(nameParcels, {
      path,
      body: { parcels: [{ carrier: 'ups', tracking_number: '1Z999AA10123456784' }], version },
    }),
    thing(previewCancellation, { path }),
    thing(getPaper, { query: { orders: number } }, { named: 'orders' }),
    thing(listQueue, { query: { store: `${theirs}` } }, { named: 'store' }),
    thing(moveOrderByStaff, { path, body: { status: 'cancelled' } }),
  ];
}
