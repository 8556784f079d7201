import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

type PickRow = {
  position: number;
  product_id: number;
  brand: string;
  name: string;
  vintage: number | null;
  size_ml: number | null;
  pack_count: number;
  image_id: string | null;
  set_name: string | null;
  shelf_place: string;
  needed: number;
  picked: number;
  picker_id: Uuid | null;
  barcodes: { code: string; bottles: number }[];
};

/** Every bottle of these orders, sets as their parts, in the order of a walk through the store. */
export async function selectPicks(db: Db, orders: readonly Uuid[]) {
  const { rows } = await sql<PickRow & { order_id: Uuid }>`
    select line.order_id, line.position, product.id as product_id, brand.name as brand, product.name,
      product.vintage, product.size_ml, product.pack_count, product.images[1] as image_id,
      case when line.wine_set_id is not null then line.name end as set_name,
      coalesce(shelf.shelf_place, '') as shelf_place,
      line.quantity * coalesce(part.quantity, 1) as needed,
      least(coalesce(pick.picked, 0), line.quantity * coalesce(part.quantity, 1)) as picked,
      pick.person_id as picker_id,
      coalesce((
        select json_agg(json_build_object('code', code, 'bottles', bottles) order by bottles, code)
        from product_barcode where product_id = product.id
      ), '[]') as barcodes
    from purchase_order_line line
    join purchase_order on purchase_order.id = line.order_id
    left join purchase_order_set_part part using (order_id, position)
    join product on product.id = coalesce(line.product_id, part.product_id)
    join brand on brand.id = product.brand_id
    left join store_product shelf
      on shelf.store_id = purchase_order.store_id and shelf.product_id = product.id
    left join purchase_order_pick pick
      on pick.order_id = line.order_id and pick.position = line.position and pick.product_id = product.id
    where line.order_id = any(${[...orders]}::uuid[])
    order by line.position, product.id`.execute(db);
  return rows;
}

type Pick = { order_id: Uuid; position: number; product_id: number; picked: number; person_id: Uuid };

export const putPick = (tx: Transaction, { picked, person_id, ...pick }: Pick) =>
  tx
    .insertInto('purchase_order_pick')
    .values({ ...pick, picked, person_id, at: tx.now })
    .onConflict((there) =>
      there.columns(['order_id', 'position', 'product_id']).doUpdateSet({ picked, person_id, at: tx.now }),
    )
    .execute();
