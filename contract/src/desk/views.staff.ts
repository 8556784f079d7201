import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { uuid } from '../platform/ids.js';
import { line } from '../platform/text.js';

export const mostViews = 50;
export const viewNotFound = refusal(404, 'view_not_found', 'There is no such view any more.');
export const tooManyViews = refusal(
  409,
  'too_many_views',
  `You have ${mostViews} views. Delete one before you save another.`,
);

const name = line('Name is required', 60);
/** An address in the staff application: a path, with what narrows the list. */
const address = v.pipe(
  v.string(),
  v.regex(/^\/[a-z][!-~]*$/, 'Must be an address of this application'),
  v.maxLength(500),
);

const view = v.object({ id: uuid, name: v.string(), address: v.string() });
export type SavedView = v.InferOutput<typeof view>;
/** All views of the caller, in their order; every change answers with them. */
const views = v.array(view);

const path = v.object({ id: uuid });

export const listViews = endpoint('GET', 'staff/views', {
  about: 'The lists that the caller has saved, in their own order.',
  may: 'account.own',
  data: views,
});

export const saveView = endpoint('POST', 'staff/views', {
  about: 'Saves a list under a name, after the others.',
  may: 'account.own',
  body: v.object({ name, address }),
  status: 201,
  data: views,
  refusals: [tooManyViews],
});

export const renameView = endpoint('PUT', 'staff/views/{id}', {
  about: 'Gives a saved list another name.',
  may: 'account.own',
  path,
  body: v.object({ name }),
  data: views,
  refusals: [viewNotFound],
});

export const sortViews = endpoint('PUT', 'staff/views', {
  about: 'Puts the saved lists into this order; those that are not named come after them.',
  may: 'account.own',
  body: v.object({ ids: v.pipe(v.array(uuid), v.maxLength(mostViews)) }),
  data: views,
});

export const deleteView = endpoint('DELETE', 'staff/views/{id}', {
  about: 'Deletes a saved list; the list itself stays.',
  may: 'account.own',
  path,
  data: views,
  refusals: [viewNotFound],
});
