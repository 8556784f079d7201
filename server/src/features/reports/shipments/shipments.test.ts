import { moveOrderByStaff } from 'contract/orders/orders.staff';
import type { SentParcel } from 'contract/orders/parcels.staff';
import { exportShipments, listShipments } from 'contract/reports/shipments.staff';
import { notAllowed } from 'contract/staff';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { hours } from '../../../platform/clock.js';
import { cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { Staff } from '../../../testing/staff.js';
import { fetchTable } from '../../../testing/tables.js';
import { openTestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const chateauneuf = 50;
const set = 1;
const parcels: SentParcel[] = [
  { carrier: 'ups', tracking_number: '1Z999AA10123456784' },
  { carrier: 'fedex', tracking_number: '770000000001' },
];
/** It is ten o'clock in the morning there. */
const friday = { from: '2026-11-20', until: '2026-11-20' };
const saturday = { from: '2026-11-21', until: '2026-11-21' };

describeShopOnBoth('the report of shipments', (shop) => {
  const staff = new Staff(shop);
  const manager = (store = mission) => openTestPerson(shop, { role: 'manager', store_id: store });
  const look = async (period: typeof friday, store?: number) =>
    (await manager(store)).call(listShipments, { query: period });

  type Goods = Parameters<Awaited<ReturnType<typeof openBuyer>>['put']>;
  async function packs(way: 'shipping' | 'delivery', ...goods: Goods) {
    const buyer = await openBuyer(shop);
    await buyer.put(...goods);
    await buyer.chooses(way, await buyer.lives());
    const { number } = (await buyer.buys('card', cards.approves)).order;
    await staff.moves(number, 'packed');
    return number;
  }
  const ships = async (number: string) =>
    (await manager()).call(moveOrderByStaff, {
      path: { number },
      body: { status: 'on_its_way', parcels },
    });

  /** What a set holds, and a glass that no state asks after. */
  const held = () =>
    shop.shop.read(async (db) => {
      const { rows } = await sql<{ bottles: number; milliliters: number; glass: number }>`
        select sum(part.quantity * pack_count)::int as bottles,
          sum(part.quantity * pack_count * size_ml)::float8 as milliliters, (
            select shelf.product_id from store_product shelf
            join product on product.id = shelf.product_id join category on category.id = product.category_id
            join department on department.id = category.department_id
            where store_id = ${mission} and carried and department.slug not in ('wine', 'spirits', 'beer', 'sake', 'cider')
            and category.slug not in ('wine', 'spirits', 'beer', 'sake', 'cider') order by 1 limit 1
          ) as glass
        from wine_set_part part join product on product.id = part.product_id where wine_set_id = ${set}`.execute(
        db,
      );
      return rows[0]!;
    });
  let first = '';
  let second = '';
  let late = '';
  beforeAll(async () => {
    await stock(shop, mission, chateauneuf, 500);
    const { glass } = await held();
    await stock(shop, mission, glass, 50);
    const goods = { product_id: chateauneuf, quantity: 2 };
    first = await packs(
      'shipping',
      goods,
      { wine_set_id: set, quantity: 2 },
      { product_id: glass, quantity: 1 },
    );
    second = await packs('shipping', goods);
    late = await packs('shipping', goods);
    await packs('shipping', goods);
    await staff.moves(await packs('delivery', goods), 'on_its_way');
    await ships(first);
    await ships(second);
    await staff.moves(second, 'cancelled');
    shop.clock.advance(hours(14));
    await ships(late);
    await shop.runJobs();
  });

  it('has every bottle of a set and of what was canceled on its way, on the day it left the store', async () => {
    const { bottles, milliliters } = await held();
    expect(await look(friday)).toEqual([
      {
        state: 'California',
        kind: 'wine',
        orders: 2,
        bottles: 4 + 2 * bottles,
        milliliters: 4 * 750 + 2 * milliliters,
      },
    ]);
    expect(await look(saturday)).toMatchObject([{ orders: 1, bottles: 2, milliliters: 1_500 }]);
    expect(await look({ from: '2026-11-22', until: '2026-11-30' })).toEqual([]);
    expect(await look(friday, embarcadero)).toEqual([]);
  });

  it('is a file with each order, its ZIP code, and the numbers of its parcels', async () => {
    const { body, headers } = await fetchTable(shop, await manager(), exportShipments, {}, friday);
    expect(headers['content-disposition']).toContain('shipments-2026-11-20-2026-11-20.csv');
    const [head, ...rows] = body.split('\r\n').filter(Boolean);
    expect(head).toBe(
      '\ufeffShipped,Order,State,City,ZIP code,Kind,Bottles,Liters,Gallons,Parcels,Canceled since',
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(new RegExp(`^2026-11-20,${first},California,San Francisco,94110,Wine,`));
    expect(rows[1]).toBe(
      `2026-11-20,${second},California,San Francisco,94110,Wine,2,1.500,0.396,UPS 1Z999AA10123456784 | FedEx 770000000001,yes`,
    );
    expect(rows[0]).toMatch(/,no$/);
  });

  it('is not for clerks', async () => {
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await expect(clerk.call(listShipments, { query: friday })).rejects.toMatchObject({
      code: notAllowed.code,
    });
  });
});
