import { addCartLine } from 'contract/cart';
import { closeCustomerAccount } from 'contract/customers.staff';
import { exportCustomers } from 'contract/exchange/exports.staff';
import { expect, it } from 'vitest';
import { minutes } from '../../platform/clock.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { fetchTable } from '../../testing/tables.js';
import type { AboutTestCustomer } from '../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const bottle = 1;

describeShop('customers as a table', (shop) => {
  const owner = (store_id: number | null = null) => openTestPerson(shop, { role: 'owner', store_id });
  const exported = (person: TestPerson) => fetchTable(shop, person, exportCustomers);
  const rowsOf = ({ body }: { body: string }) => {
    const [header, ...lines] = body.split('\r\n').filter((line) => line !== '');
    return { header, lines };
  };
  /** A customer who has put a bottle into their cart at this store. */
  async function comer(about: AboutTestCustomer, store_id: number) {
    const customer = await shop.customer(about);
    await stock(shop, store_id, bottle, 10);
    await customer.call(addCartLine, { body: { store_id, product_id: bottle, quantity: 1 } });
    return customer;
  }
  const told = () =>
    shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['person_id', 'store_id', 'thing', 'after'])
        .where('kind', '=', 'customers_exported')
        .orderBy('at')
        .orderBy('number')
        .execute(),
    );

  it('go out with how to reach them, no formula, and nothing that is nobody’s business', async () => {
    const ada = await comer({ first_name: '=HYPERLINK("evil")', email: 'ada@example.com' }, mission);
    await shop.shop.write((tx) =>
      tx
        .updateTable('customer')
        .set({ phone: '+14155550142', marketing: true, city: 'Oakland', state: 'CA', address: '1 Secret St' })
        .where('id', '=', ada.id)
        .execute(),
    );
    const ben = await shop.customer({ first_name: 'Ben', email: 'ben@example.com', confirmed: false });
    const buyer = await openBuyer(shop, embarcadero);
    await buyer.put({ product_id: bottle, quantity: 1 });
    await buyer.chooses('pickup');
    await buyer.buys('card', cards.approves);
    const gone = await shop.customer({ email: 'gone@example.com' });
    const olive = await owner();
    await olive.call(closeCustomerAccount, { path: { id: gone.id }, body: { why: 'They asked for it' } });

    const answer = await exported(olive);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="customers-2026-11-20.csv"',
      'cache-control': 'private, no-store',
    });
    const { header, lines } = rowsOf(answer);
    expect(header).toBe(
      '\ufeff' +
        'first_name,last_name,email,email_confirmed,wants_news,phone,city,state,membership,stores,since,last_order,id',
    );
    const lineOf = (id: string) => lines.find((line) => line.endsWith(id));
    expect(lineOf(ada.id)).toBe(
      `"'=HYPERLINK(""evil"")",Testino,ada@example.com,yes,yes,'+14155550142,Oakland,CA,Cellar,Cellar Door Mission,2026-11-20,,${ada.id}`,
    );
    expect(lineOf(ben.id)).toBe(`Ben,Testino,ben@example.com,no,no,,,,Cellar,,2026-11-20,,${ben.id}`);
    expect(lines.find((line) => line.includes('2026-11-20,2026-11-20'))).toContain('Embarcadero');
    expect(answer.body).not.toMatch(/gone@|argon2|Secret|1980-05-17/);
    expect(await told()).toEqual([
      {
        person_id: olive.id,
        store_id: null,
        thing: 'export',
        after: JSON.stringify({ stores: 'all', customers: lines.length }),
      },
    ]);
    await allIsRight(shop);
  });

  it('of one store are those who come to it, and the record of that store tells of it', async () => {
    const here = await comer({ email: 'here@example.com' }, mission);
    const there = await comer({ email: 'there@example.com' }, embarcadero);
    const otto = await owner(mission);
    const { lines } = rowsOf(await exported(otto));
    const ids = lines.map((line) => line.split(',').at(-1));
    expect([ids.includes(here.id), ids.includes(there.id)]).toEqual([true, false]);
    expect((await told()).find(({ person_id }) => person_id === otto.id)).toMatchObject({
      store_id: mission,
      after: JSON.stringify({ stores: [mission], customers: lines.length }),
    });
  });

  it('all go out, however many pages they take', async () => {
    const olive = await owner();
    const before = rowsOf(await exported(olive)).lines.length;
    await shop.shop.write(async (tx) => {
      const { id: _, ...like } = await tx
        .selectFrom('customer')
        .selectAll()
        .where('email', '=', 'ben@example.com')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('customer')
        .values(
          Array.from({ length: 1_001 }, (_each, nth) => ({
            ...like,
            id: `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`,
            email: `many-${nth}@example.com`,
          })) as never,
        )
        .execute();
    });
    const { lines } = rowsOf(await exported(olive));
    expect(lines).toHaveLength(before + 1_001);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('are for owners alone, who have just shown a factor', async () => {
    const before = await told();
    for (const role of ['clerk', 'manager'] as const) {
      const { body, statusCode } = await exported(await openTestPerson(shop, { role, store_id: null }));
      expect([statusCode, JSON.parse(body).code]).toEqual([403, 'not_allowed']);
    }
    const olive = await owner();
    shop.clock.advance(minutes(10));
    const { body } = await exported(olive);
    expect(JSON.parse(body)).toMatchObject({ code: 'fresh_factor_needed' });
    expect(await told()).toEqual(before);
  });

  it('are not exported again and again by a session that somebody has got hold of', async () => {
    const olive = await owner();
    for (let nth = 0; nth < 10; nth++) expect((await exported(olive)).statusCode).toBe(200);
    expect((await exported(olive)).statusCode).toBe(429);
  });
});
