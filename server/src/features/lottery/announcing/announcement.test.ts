import { getLottery, listLotteries } from 'contract/lottery';
import { describe, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import { openLottery } from '../open-lottery.js';
import { readAnnouncement } from './announcement.js';

const words = {
  store: 'lincoln-park',
  product: '249',
  bottles: '2',
  price: '310.50',
  opens: '2027-01-10 10:00',
  closes: '2027-01-14 20:00',
  prefix: 'CH1',
};
const asked = (about: Record<string, string> = {}) =>
  readAnnouncement(Object.entries({ ...words, ...about }).flatMap(([name, value]) => [`--${name}`, value]));

describe('the words of an announcement', () => {
  it('are understood: dollars become cents, and a winner has two days where nothing else is said', () => {
    expect(asked()).toMatchObject({
      bottles: 2,
      price: 31_050,
      opens: { day: '2027-01-10', time: '10:00' },
      'claim-hours': 48,
    });
  });

  it.each([
    [{ bottles: '0' }, '--bottles is a whole number'],
    [{ bottles: '2.5' }, '--bottles is a whole number'],
    [{ price: '0' }, '--price is what a bottle costs'],
    [{ price: '12.345' }, '--price is what a bottle costs'],
    [{ opens: '2027-02-30 10:00' }, '--opens is a day and a time'],
    [{ closes: 'tomorrow' }, '--closes is a day and a time'],
    [{ prefix: 'ch' }, '--prefix is two to four capital letters'],
    [{ 'claim-hours': '1000' }, '--claim-hours is a whole number'],
    [{ name: ' ' }, '--name is empty'],
    [{ colour: 'red' }, 'Announce a lottery'],
  ])('that are wrong are answered with what to change: %o', (about, says) => {
    expect(() => asked(about as Record<string, string>)).toThrow(says);
  });

  it('that are missing are answered with how it is used', () => {
    expect(() => readAnnouncement([])).toThrow('npm run lottery -- announce');
    expect(() => readAnnouncement(['--store', 'lincoln-park'])).toThrow('--product is the number');
  });
});

describeShop('a lottery that staff announce', (shop) => {
  const announce = (about: Record<string, string>) => openLottery(shop.shop).announceAsAsked(asked(about));
  const productAt = async (storeId: number) => {
    const { products } = (await shop.shop.read((db) =>
      db
        .selectFrom('product')
        .innerJoin('store_product', 'store_product.product_id', 'product.id')
        .select(['product.id'])
        .where('allocation', '=', 'lottery')
        .where('store_id', '=', storeId)
        .orderBy('product.id')
        .execute()
        .then((rows) => ({ products: rows.map(({ id }) => String(id)) })),
    ))!;
    return products[0]!;
  };

  it('opens by the clock on the wall of its store, and tells what is published', async () => {
    const product = await productAt(3);
    const said = await announce({ product });
    const id = /^Lottery (\d+) is announced/.exec(said)![1]!;
    const ada = await shop.customer();
    const lottery = await ada.call(getLottery, { path: { id } });
    expect(lottery).toMatchObject({
      state: 'announced',
      bottles: 2,
      price: 31_050,
      opens_at: '2027-01-10T16:00:00.000Z',
      closes_at: '2027-01-15T02:00:00.000Z',
      claim_hours: 48,
    });
    expect(said).toContain(lottery.commitments.announced.seed_hash);
    expect(said).toContain(`/lottery/${id}`);
    expect(lottery.rules).toContain('Entering is free');
    const { data } = await ada.call(listLotteries, { query: { store_id: '3', product_id: product } });
    expect(data.map((each) => String(each.id))).toContain(id);
  });

  it.each([
    [{ store: 'nowhere' }, 'There is no store nowhere. There are: '],
    [{ store: 'mission-street' }, 'Lotteries are not allowed where this store is.'],
    [{ product: '999999' }, 'does not carry this bottle'],
    [{ opens: '2020-01-10 10:00' }, 'is announced before it opens'],
    [{ closes: '2027-01-10 10:00' }, 'Entries close after they have opened'],
    [{ bottles: '9999' }, 'fewer bottles left'],
    [{ rules: 'no-such-file.txt' }, 'The rules cannot be read from no-such-file.txt'],
  ])('is not announced when it could not be held: %o', async (about, says) => {
    const product = await productAt(3);
    await expect(announce({ product, ...(about as Record<string, string>) })).rejects.toThrow(says);
  });

  it('is not announced of what is sold freely', async () => {
    await expect(announce({ product: '1' })).rejects.toThrow('is sold freely');
  });
});
