import { listSessions } from 'contract/auth';
import { checkGiftCardBalance, claimGiftCard, listGiftCards } from 'contract/gift-cards';
import { expect, it } from 'vitest';
import { SessionTokens } from '../features/auth/sessions/session-tokens.js';
import { GiftCardCodes } from '../features/gift-cards/index.js';
import { CannotStart } from '../platform/cannot-start.js';
import { createLog } from '../platform/log.js';
import { sealLetter, sendLetter } from '../platform/mail/letter.js';
import type { SecretKey } from '../platform/secret-key.js';
import { describeShop } from '../testing/describe-shop.js';
import { giveCard } from '../testing/give-tenders.js';
import { announceTestLottery } from '../testing/test-lottery.js';
import { audit } from './audit.js';
import { changeKey } from './change-key.js';
import { checkSecretKey, secretKeyChecks } from './secret-key.js';

const log = createLog('silent');
const news = { to: 'ada@example.com', subject: 'News', greeting: 'Hello,', paragraphs: ['Secret.'] };

describeShop('the secret key', (shop) => {
  const old = () => shop.shop.secretKey;
  const another: SecretKey = {
    current: 'of another shop, and long enough',
    previous: undefined,
    sessionEpoch: 0,
  };
  const both = (): SecretKey => ({ ...another, previous: old().current });
  const check = (key: SecretKey) => checkSecretKey(shop.whole.database, key, log);
  const broken = async (key: SecretKey) => {
    const said: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => said.push(words), secretKeyChecks(key)));
    return said.filter((words) => !words.startsWith('✓'));
  };

  it('that sealed what the database holds starts it, and another stops it with a sentence', async () => {
    await giveCard(shop, 2_500);
    await check(old());
    await expect(check(another)).rejects.toThrow(CannotStart);
    await expect(check(another)).rejects.toThrow('set the old one as SECRET_KEY_PREVIOUS');
    await check(both());
  });

  it('is found out also where no fingerprint was kept yet', async () => {
    await shop.shop.write((tx) => tx.deleteFrom('secret_key_fingerprint').execute());
    await expect(check(another)).rejects.toThrow(CannotStart);
    await check(old());
    expect(await broken(old())).toEqual([]);
  });

  it('that is lost for one card shows that card as such, and all others as ever', async () => {
    const ada = await shop.customer();
    const [good, spoilt] = [await giveCard(shop, 2_500), await giveCard(shop, 5_000)];
    for (const { code } of [good, spoilt]) await ada.call(claimGiftCard, { body: { code } });
    const sealed_code = new GiftCardCodes(another).seal(spoilt.code, spoilt.id);
    const set = (code: Buffer) =>
      shop.shop.write((tx) =>
        tx.updateTable('gift_card').set({ sealed_code: code }).where('id', '=', spoilt.id).execute(),
      );
    await set(sealed_code);
    const { data } = await ada.call(listGiftCards, { query: {} });
    expect(data.map(({ gift_card_code }) => gift_card_code).sort()).toEqual([good.code, 'Unreadable'].sort());
    expect(await broken(old())).toEqual([
      '✗ The key opens the codes of gift cards',
      `    ${spoilt.id} does not open.`,
    ]);
    await set(new GiftCardCodes(old()).seal(spoilt.code, spoilt.id));
  });

  it('ends all sessions with its epoch, and touches nothing that is sealed', async () => {
    const ada = await shop.customer();
    expect(await ada.call(listSessions, {})).toHaveLength(1);
    const next = { ...old(), sessionEpoch: 1 };
    expect(await new SessionTokens(next, shop.clock).read(ada.token)).toBeUndefined();
    expect(await new SessionTokens(old(), shop.clock).read(ada.token)).toMatchObject({ customerId: ada.id });
    await check(next);
    expect(await broken(next)).toEqual([]);
  });

  it('is changed: codes, seeds and letters open under the new one alone, and cards are found by their codes', async () => {
    const ada = await shop.customer();
    const card = await giveCard(shop, 2_500);
    await announceTestLottery(shop);
    await shop.shop.write((tx) => sendLetter(tx, sealLetter(old(), news)));
    expect((await broken(another)).length).toBeGreaterThan(3);
    const waiting = await broken(both());
    expect(waiting).toEqual([
      '✗ The key is the one that sealed what the database holds',
      '    It is still sealed by SECRET_KEY_PREVIOUS: run npm run change-key.',
    ]);
    expect(new GiftCardCodes(both()).matches(card.code, new GiftCardCodes(old()).hash(card.code))).toBe(true);
    await expect(changeKey(shop.whole.database, another, () => {})).rejects.toThrow('SECRET_KEY_PREVIOUS');

    const said: string[] = [];
    expect(await changeKey(shop.whole.database, both(), (words) => said.push(words))).toBe(0);
    expect(said).toContainEqual(expect.stringMatching(/^ {2}[1-9]\d* codes of gift cards$/));
    expect(said).toContainEqual('  1 seeds of lotteries that are not drawn');
    expect(said).toContainEqual(expect.stringMatching(/^ {2}[1-9]\d* letters that wait$/));
    expect(await broken(another)).toEqual([]);
    await check(another);
    await expect(check(old())).rejects.toThrow(CannotStart);
    await expect(ada.call(checkGiftCardBalance, { body: { code: card.code } })).rejects.toThrow();

    // Changed back, and a second time: what is sealed with the present key stays as it is.
    const back: SecretKey = { ...old(), previous: another.current };
    for (let times = 0; times < 2; times++)
      expect(await changeKey(shop.whole.database, back, () => {})).toBe(0);
    expect(await ada.call(checkGiftCardBalance, { body: { code: card.code } })).toMatchObject({
      balance: 2500,
    });
  });
});
