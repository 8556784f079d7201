import { checkGiftCardBalance, claimGiftCard, listGiftCards } from 'contract/gift-cards';
import {
  blockGiftCard,
  findGiftCards,
  getGiftCardByStaff,
  listGiftCardEntriesByStaff,
  listLiabilities,
  resendGiftCardByStaff,
  sendGiftCardElsewhere,
  unblockGiftCard,
} from 'contract/gift-cards/cards.staff';
import { listActs } from 'contract/staff/acts';
import { beforeAll, expect, it } from 'vitest';
import { reportLiabilities } from '../../../app/liabilities.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { openBuyer, stock, cards as testCards } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { codeIn, GiftShop } from '../../../testing/gift-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { GiftCardCodes } from '../gift-card-codes.js';
import { markGiftCardClaimed, selectGiftCardById } from '../gift-cards.sql.js';
import { writeMissingEnds } from './write-code-ends.js';

const mission = 1;
const here = { store_id: `${mission}` };
const unknown = { code: 'code_not_known' };
let friends = 0;

describeShop('gift cards in the hands of staff', (shop) => {
  const gifts = new GiftShop(shop);
  let mia: TestPerson;
  let marco: TestPerson;
  let olive: TestPerson;
  beforeAll(async () => {
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  /** A card of fifty dollars, sent to a new customer. */
  async function sent() {
    const to = `friend-${++friends}@example.com`;
    const ada = await shop.customer();
    const id = await gifts.buy(ada, { recipient_email: to });
    const [letter] = await gifts.lettersTo(to);
    return { ada, id, to, code: codeIn(letter!.text), at: { ...here, id } };
  }
  const why = 'The card was bought with a stolen card.';
  const elsewhere = () => ({
    recipient_name: 'Grace',
    recipient_email: `right-${++friends}@example.com`,
    why: 'Mistyped',
  });
  const balanceOf = async (code: string) =>
    (await shop.customer()).call(checkGiftCardBalance, { body: { code } });
  const found = async (q: string, by = marco) =>
    (await by.call(findGiftCards, { path: here, query: { q } })).data.map(({ id }) => id);

  it('are found by the end of the code, the gift, or a name, and no answer has a code in it', async () => {
    const { ada, id, to, code, at } = await sent();
    const card = await marco.call(getGiftCardByStaff, { path: at });
    for (const q of [code.slice(-4), code.slice(-4).toLowerCase(), card.number!, to, ada.email])
      expect(await found(q)).toContain(id);
    expect(await found('100%')).toEqual([]);
    expect(JSON.stringify(card)).not.toContain(code);
    expect(card).toMatchObject({ state: 'active', balance: 5_000, shown_code: `•••• ${code.slice(-4)}` });
    const { data } = await marco.call(listGiftCardEntriesByStaff, { path: at, query: {} });
    expect(data).toMatchObject([{ reason: 'Bought', amount: 5_000, balance: 5_000 }]);
  });

  it('are found by their end, too, where they were there before ends were kept', async () => {
    const { id, code } = await sent();
    await shop.shop.write((tx) =>
      tx.updateTable('gift_card').set({ code_end: null }).where('id', '=', id).execute(),
    );
    expect(await found(code.slice(-4))).not.toContain(id);
    await shop.shop.write((tx) => writeMissingEnds(tx, new GiftCardCodes(shop.shop.secretKey)));
    expect(await found(code.slice(-4))).toContain(id);
  });

  it('are not a clerk’s, nor of another store, and a manager neither blocks nor redirects', async () => {
    const { at } = await sent();
    const notAllowed = { status: 403 };
    await expect(mia.call(getGiftCardByStaff, { path: at })).rejects.toMatchObject(notAllowed);
    await expect(mia.call(resendGiftCardByStaff, { path: at })).rejects.toMatchObject(notAllowed);
    await expect(marco.call(blockGiftCard, { path: at, body: { why } })).rejects.toMatchObject(notAllowed);
    const body = { recipient_name: 'Marco', recipient_email: 'marco@example.com', why };
    await expect(marco.call(sendGiftCardElsewhere, { path: at, body })).rejects.toMatchObject(notAllowed);
    await expect(olive.call(getGiftCardByStaff, { path: { ...at, store_id: '2' } })).rejects.toMatchObject({
      code: 'gift_card_not_found',
    });
  });

  it('that are blocked are an unknown code, keep what is on them, and are good again afterwards', async () => {
    const { id, code, at } = await sent();
    const holder = await openBuyer(shop);
    await holder.customer.call(claimGiftCard, { body: { code } });
    await olive.call(blockGiftCard, { path: at, body: { why } });
    await olive.call(blockGiftCard, { path: at, body: { why } });
    await expect(holder.customer.call(checkGiftCardBalance, { body: { code } })).rejects.toMatchObject(
      unknown,
    );
    const [listed] = (await holder.customer.call(listGiftCards, { query: {} })).data;
    expect(listed).toMatchObject({ id, status: 0 });
    expect(await olive.call(getGiftCardByStaff, { path: at })).toMatchObject({
      state: 'blocked',
      balance: 5_000,
      blocked: { because: why },
    });
    await olive.call(unblockGiftCard, { path: at, body: { why: 'The bank says it was hers.' } });
    expect(await holder.customer.call(checkGiftCardBalance, { body: { code } })).toMatchObject({
      balance: 5_000,
    });
    const { data } = await olive.call(listActs, { query: { thing: 'gift_card', thing_id: id } });
    expect(data.map((act) => [act.kind, act.why])).toEqual([
      ['gift_card_unblocked', 'The bank says it was hers.'],
      ['gift_card_blocked', why],
    ]);
    await allIsRight(shop);
  });

  it('are spent or blocked: whichever comes first, the ledger agrees', async () => {
    await stock(shop, mission, 50, 50, 4_050);
    const { code, at } = await sent();
    const bob = await openBuyer(shop);
    await bob.put({ product_id: 50, quantity: 1 });
    await bob.chooses('pickup');
    await bob.patch({ redeem_gift_card: code });
    const [bought] = await Promise.allSettled([
      bob.buys('none', testCards.approves),
      olive.call(blockGiftCard, { path: at, body: { why } }),
    ]);
    const { balance, state } = await olive.call(getGiftCardByStaff, { path: at });
    expect(state).toBe('blocked');
    if (bought.status === 'rejected') expect(balance).toBe(5_000);
    else expect(balance).toBeLessThan(5_000);
    await allIsRight(shop);
  });

  it('go to a corrected address with a new code: the earlier one opens nothing, and the buyer hears of it', async () => {
    const { ada, code, at, to } = await sent();
    const body = elsewhere();
    await olive.call(sendGiftCardElsewhere, { path: at, body });
    const [letter] = await gifts.lettersTo(body.recipient_email);
    const anew = codeIn(letter!.text);
    expect(anew).not.toBe(code);
    await expect(balanceOf(code)).rejects.toMatchObject(unknown);
    expect(await balanceOf(anew)).toMatchObject({ balance: 5_000 });
    expect(await gifts.lettersTo(to)).toHaveLength(1);
    const told = (await shop.letters()).filter(({ to: reader }) => reader === ada.email);
    expect(told.map(({ subject }) => subject)).toContain('Your gift for Grace has a new address');
    const holder = await shop.customer();
    await holder.call(claimGiftCard, { body: { code: anew } });
    const again = olive.call(sendGiftCardElsewhere, { path: at, body: elsewhere() });
    await expect(again).rejects.toMatchObject({ code: 'card_in_use' });
  });

  it('go elsewhere out of every cart that knew the earlier code', async () => {
    await stock(shop, mission, 50, 50, 4_050);
    const { code, at } = await sent();
    const thief = await openBuyer(shop);
    await thief.put({ product_id: 50, quantity: 1 });
    await thief.chooses('pickup');
    await thief.patch({ redeem_gift_card: code });
    await olive.call(sendGiftCardElsewhere, { path: at, body: elsewhere() });
    await expect(thief.buys('card', testCards.approves)).rejects.toMatchObject({ code: 'tender_shrank' });
  });

  it('are claimed with the earlier code or go elsewhere, never both', async () => {
    const { id, code, at } = await sent();
    const thief = await shop.customer();
    const [claimed, went] = await Promise.allSettled([
      thief.call(claimGiftCard, { body: { code } }),
      olive.call(sendGiftCardElsewhere, { path: at, body: elsewhere() }),
    ]);
    expect([claimed.status, went.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const held = (await thief.call(listGiftCards, { query: {} })).data.map((card) => card.id);
    expect(held).toEqual(claimed.status === 'fulfilled' ? [id] : []);
  });

  it('that was found by a code that has been replaced since is nobody’s to claim', async () => {
    const { id, at } = await sent();
    const thief = await shop.customer();
    const before = (await shop.shop.read((db) => selectGiftCardById(db, id)))!;
    await olive.call(sendGiftCardElsewhere, { path: at, body: elsewhere() });
    expect(await shop.shop.write((tx) => markGiftCardClaimed(tx, before, thief.id))).toBe(false);
  });

  it('that go to the buyer’s own address are the buyer’s', async () => {
    const { ada, at } = await sent();
    await olive.call(sendGiftCardElsewhere, {
      path: at,
      body: { ...elsewhere(), recipient_email: ada.email },
    });
    expect(await olive.call(getGiftCardByStaff, { path: at })).toMatchObject({ holder: { id: ada.id } });
  });

  it('are sent again to the address that they have, three times a day', async () => {
    const { at, to } = await sent();
    for (let n = 0; n < 3; n++) await marco.call(resendGiftCardByStaff, { path: at });
    expect(await gifts.lettersTo(to)).toHaveLength(4);
    await expect(marco.call(resendGiftCardByStaff, { path: at })).rejects.toMatchObject({ status: 429 });
  });

  it('and all that is owed are told as the command tells it', async () => {
    const owed = await olive.call(listLiabilities, {});
    const lines: string[] = [];
    await shop.shop.read((db) => reportLiabilities(db, (words) => void lines.push(words)));
    const dollars = (cents: number) =>
      `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    for (const { name, total } of owed.stores)
      expect(lines.find((line) => line.startsWith(name))).toContain(dollars(total));
    expect(owed.apart).toEqual([]);
    await expect(marco.call(listLiabilities, {})).rejects.toMatchObject({ status: 403 });
  });
});
