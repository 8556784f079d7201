import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line, paragraph } from '../platform/text.js';
import { searchText } from './query.js';

/** The names by which products are sorted in the menus. */
export const nameKinds = ['brand', 'category', 'varietal', 'department'] as const;
export type NameKind = (typeof nameKinds)[number];

export const nameNotFound = refusal(404, 'name_not_found', 'It is not there any more.');
export const nameTaken = refusal(422, 'name_taken', 'There is one of this name already', 'name');
export const nameOvertaken = refusal(
  409,
  'name_overtaken',
  'Somebody else has changed it meanwhile. Close this and open it again to see how it stands.',
);
export const nameInUse = refusal(
  409,
  'name_in_use',
  'Something still has this name. Merge it into another one instead.',
);
export const departmentMissing = refusal(422, 'department_missing', 'Choose a department', 'department_id');
export const noneOfThisName = refusal(
  422,
  'none_of_this_name',
  'There is no other one of this name. Choose one of the list.',
  'into',
);

export const nameFacts = v.object({
  name: line('Name is required', 80),
  /** Only for a brand, shown with each of its products. */
  story: v.nullable(paragraph('Write something, or nothing', 2000)),
  /** Only for a category. */
  department_id: v.nullable(id),
});
export type NameFacts = v.InferOutput<typeof nameFacts>;

const version = v.pipe(v.number(), v.integer());

const named = v.object({
  id,
  ...nameFacts.entries,
  /** Counts the edits. */
  version,
  department: v.nullable(v.string()),
  /** How many products have it, including retired ones. */
  products: v.number(),
});
export type Named = v.InferOutput<typeof named>;

const ofKind = v.object({ kind: v.picklist(nameKinds) });
const one = v.object({ ...ofKind.entries, id: idFromText });
const stands = v.object({ id, version });

export const listNames = endpoint('GET', 'staff/names/{kind}', {
  about: 'One page of the brands, categories, varietals or departments whose names hold these letters.',
  may: 'products.see',
  path: ofKind,
  query: v.object({ ...pageQuery(50), q: v.optional(searchText, '') }),
  data: pageOf(named),
});

export const createName = endpoint('POST', 'staff/names/{kind}', {
  about: 'A new one, which no product has yet.',
  may: 'products.change',
  path: ofKind,
  body: nameFacts,
  status: 201,
  data: stands,
  says: 'It is added',
  refusals: [nameTaken, departmentMissing],
});

export const editName = endpoint('PUT', 'staff/names/{kind}/{id}', {
  about: 'Changes it, where nobody has since the caller read it. Its part of an address stays.',
  may: 'products.change',
  path: one,
  body: v.object({ version, facts: nameFacts }),
  data: stands,
  says: 'It is saved',
  refusals: [nameNotFound, nameOvertaken, nameTaken, departmentMissing],
});

export const mergeName = endpoint('POST', 'staff/names/{kind}/{id}/merge', {
  about: 'All that has this name has the other one from now on, and this one is gone.',
  may: 'products.change',
  path: one,
  body: v.object({ into: line('Choose the one that stays', 80) }),
  says: 'They are one now',
  refusals: [nameNotFound, noneOfThisName],
});

export const removeName = endpoint('DELETE', 'staff/names/{kind}/{id}', {
  about: 'Takes away one that nothing has.',
  may: 'products.change',
  path: one,
  says: 'It is removed',
  refusals: [nameNotFound, nameInUse],
});
