import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import {
  bringSupplierBack,
  listSuppliers,
  putSupplier,
  retireSupplier,
  type Supplier,
  type SupplierFacts,
} from 'contract/stock/suppliers.staff';
import type { SuppliersSearch } from './supply-search';

const at = (storeId: number) => ({ store_id: `${storeId}` });
const of = (storeId: number, id: string) => ({ ...at(storeId), id });

export const suppliersQuery = (storeId: number, { q, retired, page = 1 }: SuppliersSearch) =>
  queryOptions({
    queryKey: ['suppliers', storeId, q, retired, page],
    queryFn: () =>
      call(listSuppliers, {
        path: at(storeId),
        query: { ...(q && { q }), show: retired ? 'retired' : 'current', page: `${page}` },
      }),
    placeholderData: keepPreviousData,
  });

/** Their names stand in the orders, too. */
async function changing(ask: () => Promise<{ message: string }>) {
  try {
    return (await ask()).message;
  } finally {
    await Promise.all([['suppliers'], ['supply']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }
}

export const saveSupplier = (storeId: number, id: string, facts: SupplierFacts, seen: number | null) =>
  changing(() => callFor(putSupplier, { path: of(storeId, id), body: { ...facts, seen } }));

export const retire = (storeId: number, { id, version }: Supplier) =>
  changing(() => callFor(retireSupplier, { path: of(storeId, id), body: { seen: version } }));

export const bringBack = (storeId: number, { id, version }: Supplier) =>
  changing(() => callFor(bringSupplierBack, { path: of(storeId, id), body: { seen: version } }));
