import { utcDay } from 'contract/platform/calendar';
import { days } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { Stores } from '../../../platform/database/earlier.js';
import { pageByPage } from '../../../platform/database/page-by-page.js';
import { spool } from '../../../platform/files/spool.js';
import { Download } from '../../../platform/http/download.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { limit, take } from '../../../platform/limits.js';
import type { Shop } from '../../../platform/shop.js';
import { selectCustomersAfter } from '../../customers/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { asList } from '../csv/cells.js';
import { words, writeCsv } from '../csv/write-csv.js';

const byPerson = limit('export-customers', 10, days(1));
const tooOften = 'You have exported your customers many times today. Please wait a while and try again.';

/**
 * What it takes to write to somebody and to know them again. Passwords, birth dates, licenses and streets stay where
 * they are: a file is copied, mailed and lost.
 */
const columns = [
  'first_name',
  'last_name',
  'email',
  'email_confirmed',
  'wants_news',
  'phone',
  'city',
  'state',
  'membership',
  'stores',
  'since',
  'last_order',
  'id',
] as const;

type Customer = Awaited<ReturnType<typeof selectCustomersAfter>>[number];

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const cellsOf = (customer: Customer): Record<(typeof columns)[number], string> => ({
  first_name: words(customer.first_name),
  last_name: words(customer.last_name),
  email: words(customer.email),
  email_confirmed: yesOrNo(customer.email_confirmed_at !== null),
  wants_news: yesOrNo(customer.marketing),
  phone: words(customer.phone),
  city: words(customer.city),
  state: words(customer.state),
  membership: words(customer.membership),
  stores: words(asList(customer.stores)),
  since: utcDay(customer.created_at),
  last_order: customer.last_order_at ? utcDay(customer.last_order_at) : '',
  id: customer.id,
});

const atATime = 500;

class Customers {
  count = 0;

  async *rows(db: Db, stores: Stores) {
    const read = (after: Uuid | null) => selectCustomersAfter(db, stores, after, atATime);
    for await (const page of pageByPage(null, read, ({ id }) => id)) {
      this.count += page.length;
      yield page.map((customer) => {
        const cells = cellsOf(customer);
        return columns.map((column) => cells[column]);
      });
    }
  }
}

/** No store stands for several of them. */
const storeOf = (stores: Stores) => (stores !== 'all' && stores.length === 1 ? stores[0]! : null);

/** The customers who come to the stores of an owner. They leave only after the record says so. */
export async function exportCustomersBy(shop: Shop, person: StaffAsker) {
  await take(shop, byPerson, person.id, tooOften);
  const stores = person.roles.storesWith('customers.export');
  const customers = new Customers();
  const file = await shop.snapshot((db) => spool(writeCsv(columns, customers.rows(db, stores))));
  try {
    await shop.write((tx) =>
      noteAct(tx, {
        personId: person.id,
        storeId: storeOf(stores),
        kind: 'customers_exported',
        thing: 'export',
        thingId: newId(tx.now),
        after: { stores, customers: customers.count },
      }),
    );
  } catch (error) {
    await file.close();
    throw error;
  }
  const name = `customers-${utcDay(shop.clock.now())}.csv`;
  return new Download(name, 'text/csv', file.createReadStream({ start: 0 }));
}
