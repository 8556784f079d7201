import type { Transaction } from 'server/platform/database/database';
import { newId } from 'server/platform/ids';
import type { DemoCatalogue } from './catalogue/catalogue.js';
import { type CustomerStory, customerStories } from './customer-stories.js';
import { demoStores } from './stores.js';

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** When there are several vintages or sizes, the first one counts. */
function finderOf<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string) {
  const byName = new Map([...things].reverse().map((thing) => [nameOf(thing), thing]));
  return (name: string) => {
    const found = byName.get(name);
    if (!found) throw new Error(`A demo customer wants '${name}', which nobody makes.`);
    return found;
  };
}

const findersIn = ({ products, sets }: DemoCatalogue) => ({
  product: finderOf(products, ({ brand, name }) => `${brand} | ${name}`),
  set: finderOf(sets, ({ name }) => name),
});
type Finders = ReturnType<typeof findersIn>;

type Who = { id: string; first_name: string };

async function loadBought(
  tx: Transaction,
  { id, first_name }: Who,
  { bought }: CustomerStory,
  find: Finders,
) {
  for (const { product, daysAgo, review } of bought) {
    const about = { customer_id: id, product_id: find.product(product).number };
    await tx
      .insertInto('bought_product')
      .values({ ...about, bought_at: daysBefore(tx.now, daysAgo) })
      .execute();
    if (!review) continue;
    const { rating, text } = review;
    const written = { rating, text, published: true, written_at: daysBefore(tx.now, review.daysAgo) };
    await tx
      .insertInto('review')
      .values({ id: newId(tx.now), first_name, ...about, ...written })
      .execute();
  }
}

/** At the regular prices, so that everything that is reduced today has become cheaper since it was wished. */
const wishesOf = ({ wished, wishedSets }: CustomerStory, find: Finders) => [
  ...wished.map(({ product, daysAgo }) => {
    const { number, offers } = find.product(product);
    const prices = offers.map(({ storeId, price, compareAt }) => ({
      store_id: storeId,
      price: compareAt ?? price,
    }));
    return { product_id: number, wine_set_id: null, daysAgo, prices };
  }),
  ...wishedSets.map(({ set, daysAgo }) => {
    const { number, price } = find.set(set);
    const prices = demoStores.map(({ id }) => ({ store_id: id, price }));
    return { product_id: null, wine_set_id: number, daysAgo, prices };
  }),
];

async function loadWishes(tx: Transaction, { id: customer_id }: Who, story: CustomerStory, find: Finders) {
  for (const { daysAgo, prices, ...wished } of wishesOf(story, find)) {
    const id = newId(tx.now);
    const wished_at = daysBefore(tx.now, daysAgo);
    await tx
      .insertInto('wish')
      .values({ id, customer_id, ...wished, wished_at })
      .execute();
    await tx
      .insertInto('wish_price')
      .values(prices.map((price) => ({ ...price, wish_id: id })))
      .execute();
  }
}

/** What the demo customers have bought, reviewed and wished. */
export async function loadCustomerStories(tx: Transaction, catalogue: DemoCatalogue) {
  const find = findersIn(catalogue);
  for (const story of customerStories) {
    const who = await tx
      .selectFrom('customer')
      .select(['id', 'first_name'])
      .where('email', '=', story.email)
      .executeTakeFirstOrThrow();
    await loadBought(tx, who, story, find);
    await loadWishes(tx, who, story, find);
  }
}
