import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { keepAnswer } from 'browser/calls/keep-answer';
import {
  deleteView,
  listViews,
  renameView,
  type SavedView,
  saveView,
  sortViews,
} from 'contract/desk/views.staff';

export const viewsQuery = queryOptions({ queryKey: ['views'], queryFn: () => call(listViews) });

/** Every change answers with all of them as they are now. */
async function changed(asked: Promise<SavedView[]>) {
  await keepAnswer(viewsQuery.queryKey, await asked);
}

export const saveAs = (name: string, address: string) => changed(call(saveView, { body: { name, address } }));
export const rename = (id: string, name: string) =>
  changed(call(renameView, { path: { id }, body: { name } }));
export const sort = (ids: string[]) => changed(call(sortViews, { body: { ids } }));
export const remove = (id: string) => changed(call(deleteView, { path: { id } }));
