import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import {
  createName,
  editName,
  listNames,
  mergeName,
  type Named,
  type NameFacts,
  type NameKind,
  removeName,
} from 'contract/catalogue/names.staff';

export const namesQuery = (kind: NameKind, q = '', page = 1) =>
  queryOptions({
    queryKey: ['names', kind, q, page],
    queryFn: () => call(listNames, { path: { kind }, query: { q, page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

/** The names stand in many lists, so all of them are read again. */
async function thenReadAgain<Answer>(ask: Promise<Answer>) {
  try {
    return await ask;
  } finally {
    await queries.invalidateQueries();
  }
}

type One = Pick<Named, 'id'>;
const pathOf = (kind: NameKind, { id }: One) => ({ kind, id: `${id}` });

export const createNameOf = (kind: NameKind, facts: NameFacts) =>
  thenReadAgain(callFor(createName, { path: { kind }, body: facts }));

export const editNameAs = (kind: NameKind, one: One & Pick<Named, 'version'>, facts: NameFacts) =>
  thenReadAgain(callFor(editName, { path: pathOf(kind, one), body: { version: one.version, facts } }));

export const mergeNameInto = (kind: NameKind, one: One, into: string) =>
  thenReadAgain(callFor(mergeName, { path: pathOf(kind, one), body: { into } }));

export const removeNameOf = (kind: NameKind, one: One) =>
  thenReadAgain(callFor(removeName, { path: pathOf(kind, one) }));
