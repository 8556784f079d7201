import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { DesignKind } from 'contract/gift-cards/designs';
import {
  createDesign,
  type DesignFacts,
  type EditedDesign,
  editDesign,
  listEditedDesigns,
  orderDesigns,
  retireDesign,
} from 'contract/gift-cards/designs.staff';

export const designsQuery = queryOptions({
  queryKey: ['card-designs'],
  queryFn: () => call(listEditedDesigns),
});

async function thenReadAgain(ask: Promise<{ message: string }>) {
  try {
    return (await ask).message;
  } finally {
    await queries.invalidateQueries({ queryKey: designsQuery.queryKey });
  }
}

const pathOf = ({ id }: EditedDesign) => ({ id: `${id}` });

export const createDesignOf = (kind: DesignKind, facts: DesignFacts) =>
  thenReadAgain(callFor(createDesign, { body: { kind, facts } }));

export const editDesignAs = (design: EditedDesign, facts: DesignFacts) =>
  thenReadAgain(callFor(editDesign, { path: pathOf(design), body: { version: design.version, facts } }));

export const retireDesignAs = (design: EditedDesign, retired: boolean) =>
  thenReadAgain(callFor(retireDesign, { path: pathOf(design), body: { retired } }));

export const orderDesignsAs = (kind: DesignKind, ids: number[]) =>
  thenReadAgain(callFor(orderDesigns, { body: { kind, ids } }));
