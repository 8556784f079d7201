import { closeAccount } from 'contract/auth';
import {
  getOwnProductState,
  getProduct,
  listReviews,
  markReviewHelpful,
  unmarkReviewHelpful,
  writeReview,
} from 'contract/catalogue/details';
import { expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

const mission = 1;
const noProduct = 999_999;

describeShop('reviews', (shop) => {
  let next = 300;
  /** A product that nobody has reviewed. */
  const unreviewed = async () => {
    const id = next++;
    await shop.shop.write((tx) => tx.deleteFrom('review').where('product_id', '=', id).execute());
    return id;
  };
  const buyer = async (product_id: number, first_name = 'Ada') => {
    const customer = await shop.customer({ first_name });
    await shop.shop.write((tx) =>
      tx
        .insertInto('bought_product')
        .values({ customer_id: customer.id, product_id, bought_at: tx.now })
        .execute(),
    );
    return customer;
  };
  const write = (who: TestCustomer, id: number, rating: number, text = 'Good with roast chicken.') =>
    who.call(writeReview, { path: { id: String(id) }, body: { rating, text } });
  const list = (who: TestCustomer, id: number, query = {}) =>
    who.call(listReviews, { path: { id: String(id) }, query });
  const ratingOf = (id: number) =>
    shop.shop.read((db) =>
      db
        .selectFrom('product')
        .select(['rating_sum', 'rating_count'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  it('are written by who has bought the product, and read by everybody', async () => {
    const id = await unreviewed();
    const [ada, bob] = [await buyer(id), await shop.customer()];
    const written = await write(ada, id, 4, '  Good with\nroast chicken. ');
    expect(written).toMatchObject({ first_name: 'Ada', rating: 4, text: 'Good with\nroast chicken.' });
    expect(await list(bob, id)).toEqual({
      data: [{ ...written, is_own: false, found_helpful: false }],
      total_rows: 1,
      total_pages: 1,
      page: 1,
      pageSize: 10,
      stars: [0, 0, 0, 1, 0],
    });
    expect(await ratingOf(id)).toEqual({ rating_sum: 4, rating_count: 1 });
  });

  it('are seen at once in the stars of the product', async () => {
    const id = await unreviewed();
    await shop.seeCatalogue();
    const ada = await buyer(id);
    const asked = { path: { id: String(id) }, query: { store_id: String(mission) } };
    expect(await ada.call(getProduct, asked)).toMatchObject({ rating: null, rating_count: 0 });
    await write(ada, id, 4);
    expect(await ada.call(getProduct, asked)).toMatchObject({ rating: 4, rating_count: 1 });
  });

  it('are not written by who has not', async () => {
    const id = await unreviewed();
    const bob = await shop.customer();
    await expect(write(bob, id, 5)).rejects.toMatchObject({ status: 403, code: 'not_a_verified_buyer' });
    expect(await list(bob, id)).toMatchObject({ data: [], total_rows: 0, total_pages: 1 });
  });

  it('are one for each customer: a later one takes the place of the earlier, also ten at once', async () => {
    const id = await unreviewed();
    const ada = await buyer(id);
    const first = await write(ada, id, 1, 'Corked, I think.');
    shop.clock.advance(minutes(1));
    const second = await write(ada, id, 5, 'The second bottle was perfect.');
    expect(second.id).toBe(first.id);
    expect(second.written_at).toBe(shop.clock.now().toISOString());
    expect(await list(ada, id)).toMatchObject({ data: [second], stars: [0, 0, 0, 0, 1] });
    await Promise.all(Array.from({ length: 10 }, (_, i) => write(ada, id, (i % 5) + 1)));
    const { data, total_rows } = await list(ada, id);
    expect(total_rows).toBe(1);
    expect(await ratingOf(id)).toEqual({ rating_sum: data[0]!.rating, rating_count: 1 });
  });

  it('come in pages, the newest first, with how many gave each number of stars', async () => {
    const id = await unreviewed();
    for (const [i, rating] of [5, 4, 4, 3, 5].entries()) {
      shop.clock.advance(minutes(1));
      await write(await buyer(id, `Buyer ${i}`), id, rating);
    }
    const ada = await shop.customer();
    const names = async (query: object) =>
      (await list(ada, id, query)).data.map(({ first_name }) => first_name);
    expect(await names({ pageSize: '2' })).toEqual(['Buyer 4', 'Buyer 3']);
    expect(await names({ pageSize: '2', page: '3' })).toEqual(['Buyer 0']);
    expect(await list(ada, id, { pageSize: '2', page: '7' })).toMatchObject({
      data: [],
      total_rows: 5,
      total_pages: 3,
      stars: [0, 0, 1, 2, 2],
    });
  });

  it('that staff took down are not shown and do not count, also when they are written anew', async () => {
    const id = await unreviewed();
    const [ada, bob] = [await buyer(id), await buyer(id, 'Bob')];
    await write(ada, id, 1, 'Rude words.');
    await write(bob, id, 5);
    await shop.shop.write((tx) =>
      tx.updateTable('review').set({ published: false }).where('customer_id', '=', ada.id).execute(),
    );
    await write(ada, id, 2, 'The same words again.');
    expect(await list(bob, id)).toMatchObject({ total_rows: 1, stars: [0, 0, 0, 0, 1] });
    expect(await ratingOf(id)).toEqual({ rating_sum: 5, rating_count: 1 });
  });

  it('stay when the account is closed, under the first name alone', async () => {
    const id = await unreviewed();
    const [ada, bob] = [await buyer(id), await shop.customer()];
    const written = await write(ada, id, 4);
    await ada.call(closeAccount, { body: { password: ada.password } });
    expect((await list(bob, id)).data).toMatchObject([written]);
    expect(await ratingOf(id)).toEqual({ rating_sum: 4, rating_count: 1 });
    const tied = await shop.shop.read(async (db) => [
      await db.selectFrom('review').select('id').where('customer_id', '=', ada.id).execute(),
      await db.selectFrom('bought_product').select('product_id').where('customer_id', '=', ada.id).execute(),
    ]);
    expect(tied).toEqual([[], []]);
  });

  it('are offered to be written, and shown to who wrote them', async () => {
    const id = await unreviewed();
    const [ada, bob] = [await buyer(id), await shop.customer()];
    const asked = { path: { id: String(id) }, query: { store_id: String(mission) } };
    const nothing = { stock_alert: false, may_review: false, review: null };
    expect(await bob.call(getOwnProductState, asked)).toEqual(nothing);
    expect(await ada.call(getOwnProductState, asked)).toEqual({ ...nothing, may_review: true });
    const review = await write(ada, id, 3);
    expect(await ada.call(getOwnProductState, asked)).toMatchObject({ review });
  });

  it.each([
    ['no stars', { rating: 0, text: 'x' }, { rating: 'Choose 1 to 5 stars' }],
    ['six stars', { rating: 6, text: 'x' }, { rating: 'Choose 1 to 5 stars' }],
    ['half a star', { rating: 3.5, text: 'x' }, { rating: 'Choose 1 to 5 stars' }],
    ['no words', { rating: 3, text: '  ' }, { text: 'Tell us in a few words what you thought' }],
    ['too many words', { rating: 3, text: 'x'.repeat(2001) }, { text: 'Use at most 2000 characters' }],
  ])('with %s are refused', async (_what, body, errors) => {
    const id = await unreviewed();
    const ada = await buyer(id);
    await expect(ada.call(writeReview, { path: { id: String(id) }, body })).rejects.toMatchObject({
      status: 422,
      errors,
    });
  });

  it('of a product that there is not are not found', async () => {
    const ada = await shop.customer();
    const missing = { status: 404, code: 'product_not_found' };
    await expect(list(ada, noProduct)).rejects.toMatchObject(missing);
    await expect(write(ada, noProduct, 5)).rejects.toMatchObject(missing);
  });

  it('cannot be written without end', async () => {
    const id = await unreviewed();
    const ada = await buyer(id);
    for (let i = 0; i < 20; i++) await write(ada, id, 5);
    await expect(write(ada, id, 5)).rejects.toMatchObject({ status: 429 });
  });

  /** Three reviews by three customers, a minute apart. */
  const threeReviews = async () => {
    const id = await unreviewed();
    const authors: TestCustomer[] = [];
    for (const [name, rating] of [
      ['Ada', 3],
      ['Bob', 5],
      ['Cleo', 1],
    ] as const) {
      const author = await buyer(id, name);
      await write(author, id, rating);
      shop.clock.advance(minutes(1));
      authors.push(author);
    }
    return { id, authors, reader: await shop.customer() };
  };
  const names = async (who: TestCustomer, id: number, query = {}) =>
    (await list(who, id, query)).data.map(({ first_name }) => first_name);
  const reviewOf = async (who: TestCustomer, id: number, name: string) =>
    (await list(who, id)).data.find(({ first_name }) => first_name === name)!;
  const mark = (who: TestCustomer, id: number, review_id: string) =>
    who.call(markReviewHelpful, { path: { id: String(id), review_id } });
  const unmark = (who: TestCustomer, id: number, review_id: string) =>
    who.call(unmarkReviewHelpful, { path: { id: String(id), review_id } });

  it('stand in the order that is asked for', async () => {
    const { id, reader } = await threeReviews();
    await mark(reader, id, (await reviewOf(reader, id, 'Ada')).id);
    expect(await names(reader, id)).toEqual(['Cleo', 'Bob', 'Ada']);
    expect(await names(reader, id, { sort: 'newest' })).toEqual(['Cleo', 'Bob', 'Ada']);
    expect(await names(reader, id, { sort: 'highest' })).toEqual(['Bob', 'Ada', 'Cleo']);
    expect(await names(reader, id, { sort: 'lowest' })).toEqual(['Cleo', 'Ada', 'Bob']);
    expect(await names(reader, id, { sort: 'helpful' })).toEqual(['Ada', 'Cleo', 'Bob']);
    await expect(list(reader, id, { sort: 'longest' })).rejects.toMatchObject({ status: 400 });
  });

  it('of one number of stars are counted and paged by themselves', async () => {
    const { id, reader } = await threeReviews();
    await write(await buyer(id, 'Dora'), id, 5);
    const five = await list(reader, id, { stars: '5', pageSize: '1' });
    expect(five).toMatchObject({ total_rows: 2, total_pages: 2, stars: [1, 0, 1, 0, 2] });
    expect(five.data.map(({ rating }) => rating)).toEqual([5]);
    expect(await list(reader, id, { stars: '2' })).toMatchObject({ data: [], total_rows: 0 });
    await expect(list(reader, id, { stars: '6' })).rejects.toMatchObject({ status: 400 });
  });

  it('are helpful to each customer once, and that can be taken back', async () => {
    const { id, reader } = await threeReviews();
    const review = await reviewOf(reader, id, 'Ada');
    expect(review).toMatchObject({ helpful: 0, found_helpful: false, is_own: false });
    expect(await mark(reader, id, review.id)).toEqual({ helpful: 1, found_helpful: true });
    expect(await mark(reader, id, review.id)).toEqual({ helpful: 1, found_helpful: true });
    expect(await mark(await shop.customer(), id, review.id)).toMatchObject({ helpful: 2 });
    expect(await reviewOf(reader, id, 'Ada')).toMatchObject({ helpful: 2, found_helpful: true });
    expect(await unmark(reader, id, review.id)).toEqual({ helpful: 1, found_helpful: false });
    expect(await unmark(reader, id, review.id)).toEqual({ helpful: 1, found_helpful: false });
  });

  it('are not helpful to who wrote them, and not where there are none', async () => {
    const { id, authors, reader } = await threeReviews();
    const own = await reviewOf(authors[0]!, id, 'Ada');
    expect(own.is_own).toBe(true);
    await expect(mark(authors[0]!, id, own.id)).rejects.toMatchObject({ status: 409, code: 'own_review' });
    const missing = { status: 404, code: 'review_not_found' };
    await expect(mark(reader, id + 1, own.id)).rejects.toMatchObject(missing);
    await expect(mark(reader, id, '0190b7e0-5f00-7000-8000-000000000001')).rejects.toMatchObject(missing);
    await shop.shop.write((tx) =>
      tx.updateTable('review').set({ published: false }).where('id', '=', own.id).execute(),
    );
    await expect(mark(reader, id, own.id)).rejects.toMatchObject(missing);
  });

  it('that are written anew, or whose readers have left, are counted again', async () => {
    const { id, authors, reader } = await threeReviews();
    const bob = await reviewOf(reader, id, 'Bob');
    await mark(reader, id, bob.id);
    expect(await write(authors[1]!, id, 4, 'On second thoughts.')).toMatchObject({ helpful: 0 });
    await mark(reader, id, bob.id);
    await reader.call(closeAccount, { body: { password: reader.password } });
    expect(await reviewOf(authors[0]!, id, 'Bob')).toMatchObject({ helpful: 0 });
  });
});
