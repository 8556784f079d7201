import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

type Picked = {
  product_id: number;
  department: string;
  brand: string;
  name: string;
  vintage: number | null;
  size_ml: number | null;
  orders: { number: string; quantity: number }[];
};

/** Bottle by bottle, sets as their parts, along the departments and the brands in them. */
export async function selectPicks(db: Db, orders: readonly Uuid[]) {
  const { rows } = await sql<Picked>`
    select product.id as product_id, department.name as department, brand.name as brand, product.name,
      product.vintage, product.size_ml,
      json_agg(json_build_object('number', purchase_order.number, 'quantity', stock_hold.quantity - stock_hold.returned)
        order by purchase_order.number) as orders
    from stock_hold
    join purchase_order on purchase_order.id = stock_hold.order_id
    join product on product.id = stock_hold.product_id
    join brand on brand.id = product.brand_id
    join category on category.id = product.category_id
    join department on department.id = category.department_id
    where stock_hold.order_id = any(${orders}::uuid[]) and stock_hold.state <> 'given_back'
      and stock_hold.quantity > stock_hold.returned
    group by product.id, department.id, brand.name, category.name
    order by department.name, category.name, brand.name, product.name, product.vintage, product.id`.execute(
    db,
  );
  return rows;
}
