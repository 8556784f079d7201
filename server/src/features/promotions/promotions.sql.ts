import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import type { PromotionsTables } from '../../platform/database/tables/promotions.js';

type Goods = Pick<PromotionsTables['promotion_goods'], 'kind' | 'ref'> & { takes_out: boolean };
type Step = Pick<PromotionsTables['promotion_step'], 'from_bottles' | 'value'>;

/** Of those whom a promotion is for. */
export const namesOfMemberships = sql<string[]>`array(
  select membership.name from promotion_membership join membership on membership.id = membership_id
  where promotion_membership.promotion_id = promotion.id order by membership.id
)`;

/** What is on at a store, or will be, without what is over. */
export const selectPromotionsOn = (db: Db, storeId: number) =>
  db
    .selectFrom('promotion')
    .innerJoin('promotion_store', 'promotion_store.promotion_id', 'promotion.id')
    .select(['id', 'shown_as', 'how', 'buys', 'gets', 'by_code', 'audience', 'starts_at', 'ends_at'])
    .select([
      namesOfMemberships.as('memberships'),
      sql<Step[]>`(
        select json_agg(json_build_object('from_bottles', from_bottles, 'value', value) order by from_bottles)
        from promotion_step where promotion_step.promotion_id = promotion.id
      )`.as('steps'),
      sql<Goods[]>`(
        select coalesce(json_agg(json_build_object('kind', kind, 'ref', ref, 'takes_out', takes_out)), '[]')
        from promotion_goods where promotion_goods.promotion_id = promotion.id
      )`.as('goods'),
    ])
    .where('store_id', '=', storeId)
    .where('state', '=', 'on')
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', db.now)]))
    .where((row) =>
      row.exists(
        row.selectFrom('promotion_step').whereRef('promotion_step.promotion_id', '=', 'promotion.id'),
      ),
    )
    .orderBy('id')
    .execute();

/** How a store sells a product, and by what a promotion may name it. */
export const selectSold = (db: Db, storeId: number, productId: number) =>
  db
    .selectFrom('store_offer')
    .innerJoin('product', 'product.id', 'store_offer.product_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select([
      'category.department_id as department',
      'category.id as category',
      'product.brand_id as brand',
      'product.id as product',
      'product.allocation',
      'store_offer.compare_at',
    ])
    .where('store_offer.store_id', '=', storeId)
    .where('product.id', '=', productId)
    .executeTakeFirst();
