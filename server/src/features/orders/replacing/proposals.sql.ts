import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';

type ProposalRow = {
  product_id: number;
  department: string;
  category: string;
  brand: string;
  name: string;
  vintage: number | null;
  size_ml: number | null;
  pack_count: number;
  image_id: string | null;
  shelf_place: string;
  price: number;
  left: number;
  same_grape: boolean;
};

type Missing = {
  storeId: number;
  productId: number;
  price: number;
  /** The products that a search has found; these may have any price. */
  among: readonly number[] | undefined;
};

/** Bottles of the same department on the shelf, the most similar first. */
export async function selectProposals(db: Db, { storeId, productId, price, among }: Missing, most: number) {
  const isAlike = among
    ? sql`product.id = any(${[...among]}::integer[])`
    : sql`shelf.price between ${price}::integer * 2 / 3 and ${price}::integer * 3 / 2`;
  const { rows } = await sql<ProposalRow>`
    with missing as (
      select product.id, product.category_id, product.size_ml, product.pack_count, category.department_id, (
        select varietal_id from product_varietal where product_id = product.id
        order by percent desc, varietal_id limit 1
      ) as varietal_id
      from product join category on category.id = product.category_id
      where product.id = ${productId}
    )
    select product.id as product_id, department.slug as department, category.slug as category, brand.name as brand, product.name, product.vintage, product.size_ml,
      product.pack_count, product.images[1] as image_id, shelf.shelf_place, shelf.price,
      shelf.on_hand - shelf.held as left, exists (
        select from product_varietal grape
        where grape.product_id = product.id and grape.varietal_id = missing.varietal_id and grape.percent >= 50
      ) as same_grape
    from missing
    join product on product.id <> missing.id and product.pack_count = missing.pack_count
      and product.retired_at is null and product.allocation <> 'lottery'
    join category on category.id = product.category_id and category.department_id = missing.department_id
    join department on department.id = category.department_id
    join brand on brand.id = product.brand_id
    join store_product shelf on shelf.product_id = product.id and shelf.store_id = ${storeId}
      and shelf.carried and shelf.on_hand > shelf.held
    where ${isAlike}
    order by product.category_id = missing.category_id desc, same_grape desc,
      product.size_ml is not distinct from missing.size_ml desc, abs(shelf.price - ${price}::integer), product.id
    limit ${most}`.execute(db);
  return rows;
}
