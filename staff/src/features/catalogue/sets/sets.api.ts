import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import {
  createWineSet,
  editWineSet,
  getEditedWineSet,
  listEditedWineSets,
  retireWineSet,
  sellWineSet,
  stopSellingWineSet,
  type WineSetFacts,
} from 'contract/catalogue/sets.staff';

const setsKey = ['wine-sets'];

export const setsQuery = (q = '', page = 1) =>
  queryOptions({
    queryKey: [...setsKey, 'list', q, page],
    queryFn: () => call(listEditedWineSets, { query: { q, page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const setQuery = (id: string) =>
  queryOptions({
    queryKey: [...setsKey, id],
    queryFn: () => call(getEditedWineSet, { path: { id } }),
  });

async function thenReadAgain<Answer>(ask: Promise<Answer>) {
  try {
    return await ask;
  } finally {
    await queries.invalidateQueries({ queryKey: setsKey });
  }
}

const pathOf = (id: number) => ({ id: `${id}` });
const placeOf = (storeId: number, id: number) => ({ store_id: `${storeId}`, id: `${id}` });

export const createSetFrom = (facts: WineSetFacts) => thenReadAgain(callFor(createWineSet, { body: facts }));

export const editSetAs = (id: number, edit: { version: number; facts: WineSetFacts }) =>
  thenReadAgain(callFor(editWineSet, { path: pathOf(id), body: edit }));

export const retireSetAs = (id: number, retired: boolean) =>
  thenReadAgain(callFor(retireWineSet, { path: pathOf(id), body: { retired } }));

/** In dollars; null takes it out of what the store offers. */
export const priceSetAt = (storeId: number, id: number, price: number | null) =>
  thenReadAgain(
    price === null
      ? callFor(stopSellingWineSet, { path: placeOf(storeId, id) })
      : callFor(sellWineSet, { path: placeOf(storeId, id), body: { price } }),
  );
