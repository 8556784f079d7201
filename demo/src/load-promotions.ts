import type { Transaction } from 'server/platform/database/database';
import { readAs } from 'server/platform/typed-code';

type Offer = {
  name: string;
  shown_as: string;
  among: { kind: 'department' | 'category'; slug: string };
  steps: readonly { from_bottles: number; value: number }[];
  group?: { buys: number; gets: number };
  code?: string;
  audience?: 'everybody' | 'first_order';
};

/** What all three states of the demo allow: mixed cases of wine, and codes and groups of what is no drink. */
const offers: readonly Offer[] = [
  {
    name: 'Mixed cases, all stores',
    shown_as: 'Mixed case of wine',
    among: { kind: 'department', slug: 'wine' },
    steps: [
      { from_bottles: 6, value: 500 },
      { from_bottles: 12, value: 1000 },
    ],
  },
  {
    name: 'Glasses for our letter',
    shown_as: 'Glasses for readers',
    among: { kind: 'category', slug: 'glassware' },
    steps: [{ from_bottles: 1, value: 1500 }],
    code: 'GLASS15',
  },
  {
    name: 'Welcome, corkscrews and tools',
    shown_as: 'Welcome',
    among: { kind: 'category', slug: 'bar-tools' },
    steps: [{ from_bottles: 1, value: 2000 }],
    code: 'WELCOME20',
    audience: 'first_order',
  },
  {
    name: 'Mixers, six for five',
    shown_as: 'Tonics and mixers',
    among: { kind: 'category', slug: 'mixers' },
    steps: [{ from_bottles: 1, value: 10_000 }],
    group: { buys: 5, gets: 1 },
  },
];

export async function loadPromotions(tx: Transaction) {
  for (const offer of offers) await loadOffer(tx, offer);
}

async function loadOffer(
  tx: Transaction,
  { name, shown_as, among, steps, group, code, audience = 'everybody' }: Offer,
) {
  const { id: ref } = await tx
    .selectFrom(among.kind)
    .select('id')
    .where('slug', '=', among.slug)
    .executeTakeFirstOrThrow();
  const how = group ? 'buy_get' : 'percent';
  const row = { name, shown_as, how, ...group, state: 'on', starts_at: tx.now, ends_at: null } as const;
  const { id: promotion_id } = await tx
    .insertInto('promotion')
    .values({ ...row, audience, by_code: code !== undefined })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('promotion_step')
    .values(steps.map((step) => ({ ...step, promotion_id })))
    .execute();
  await tx.insertInto('promotion_goods').values({ promotion_id, kind: among.kind, ref }).execute();
  const stores = await tx.selectFrom('store').select('id').execute();
  await tx
    .insertInto('promotion_store')
    .values(stores.map(({ id: store_id }) => ({ promotion_id, store_id })))
    .execute();
  const limits = { promotion_id, at_most: null, at_most_each: null };
  await tx.insertInto('promotion_use').values(limits).execute();
  if (code)
    await tx
      .insertInto('promotion_code')
      .values({ read_as: readAs(code), code, promotion_id })
      .execute();
}
