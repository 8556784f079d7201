import { applyImport, getImport, listImportRows, type Outcome } from 'contract/exchange/imports.staff';
import type { Endpoint } from 'contract/platform/endpoint';
import { sendTable } from './tables.js';
import type { TestShop } from './test-shop.js';
import type { TestPerson } from './test-staff.js';

/** What one of the staff does with tables of one kind that belong to all stores. */
export function importsOf(shop: TestShop, person: () => TestPerson, endpoint: Endpoint) {
  const standing = (id: string) => person().call(getImport, { path: { id } });
  const rows = async (id: string, show: Outcome) =>
    (await person().call(listImportRows, { path: { id }, query: { show } })).data;
  return {
    send: (table: string, by = person()) => sendTable(shop, by, endpoint, {}, table),
    standing,
    rows,
    reasons: async (id: string) =>
      (await rows(id, 'refused')).map(({ number, column, reason }) => [number, column, reason]),
    apply: async ({ id }: { id: string }) => {
      await person().call(applyImport, { path: { id } });
      await shop.runJobs();
      return standing(id);
    },
  };
}
