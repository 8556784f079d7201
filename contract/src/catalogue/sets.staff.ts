import * as v from 'valibot';
import { imageId, pictureCut, pictureNotFound } from '../pictures/pictures.staff.js';
import { sum } from '../platform/cents.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line, paragraph } from '../platform/text.js';
import { amount } from './prices.staff.js';
import { searchText } from './query.js';
import { wineSetNotFound } from './sets.js';

export const setOvertaken = refusal(
  409,
  'set_overtaken',
  'Somebody else has saved this set meanwhile. What you typed is still here. Reload the page to see theirs.',
);
export const partNotFound = refusal(
  422,
  'part_not_found',
  'One of these bottles is not there any more. Take it out of the set.',
  'parts',
);

const few = 'Choose from 1 to 99';
const quantity = v.pipe(v.number(few), v.integer(few), v.minValue(1, few), v.maxValue(99, few));

export const wineSetFacts = v.object({
  name: line('Name is required', 120),
  description: paragraph('Description is required', 2000),
  image_id: v.pipe(v.string('Upload a picture'), imageId),
  /** Whether it is among the first sets in the shop. */
  featured: v.boolean(),
  parts: v.pipe(
    v.array(v.object({ product_id: id, quantity })),
    v.maxLength(24, 'A set holds at most 24 different bottles'),
    v.check((parts) => sum(parts.map((part) => part.quantity)) >= 2, 'A set holds at least two bottles'),
    v.check(
      (parts) => new Set(parts.map((part) => part.product_id)).size === parts.length,
      'Name each bottle once',
    ),
  ),
});

export type WineSetFacts = v.InferOutput<typeof wineSetFacts>;

const version = v.pipe(v.number(), v.integer());
const byId = v.object({ id: idFromText });
const edited = v.object({ id, version });

const price = v.object({
  store_id: id,
  /** Null when the store does not offer it. */
  price: v.nullable(money),
  /** What its bottles cost there one by one; null when the store does not carry them all. */
  parts_price: v.nullable(money),
});

export const editedWineSet = v.object({
  ...wineSetFacts.entries,
  id,
  version,
  retired: v.boolean(),
  cut: pictureCut,
  parts: v.array(v.object({ product_id: id, quantity: v.number(), name: v.string() })),
  prices: v.array(price),
  /** The address of the page that customers see. */
  address: v.string(),
});
export type EditedWineSet = v.InferOutput<typeof editedWineSet>;

const listed = v.object({
  id,
  name: v.string(),
  image_id: v.string(),
  pieces: v.number(),
  retired: v.boolean(),
  /** How many stores offer it. */
  stores: v.number(),
});
export type ListedWineSet = v.InferOutput<typeof listed>;

export const listEditedWineSets = endpoint('GET', 'staff/wine-sets', {
  about: 'One page of all sets whose names hold these letters, the retired ones last.',
  may: 'products.see',
  query: v.object({ ...pageQuery(50), q: v.optional(searchText, '') }),
  data: pageOf(listed),
});

export const getEditedWineSet = endpoint('GET', 'staff/wine-sets/{id}', {
  about: 'All that is said of a set, to be changed, with its price at each store.',
  may: 'products.see',
  path: byId,
  data: editedWineSet,
  refusals: [wineSetNotFound],
});

export const createWineSet = endpoint('POST', 'staff/wine-sets', {
  about: 'A new set, which no store offers yet.',
  may: 'products.change',
  body: wineSetFacts,
  status: 201,
  data: edited,
  says: 'The set is created',
  refusals: [partNotFound, pictureNotFound],
});

export const editWineSet = endpoint('PUT', 'staff/wine-sets/{id}', {
  about: 'Changes a set and what is in it, where nobody has since the caller read it.',
  may: 'products.change',
  path: byId,
  body: v.object({ version, facts: wineSetFacts }),
  data: edited,
  says: 'The set is saved',
  refusals: [wineSetNotFound, setOvertaken, partNotFound, pictureNotFound],
});

export const retireWineSet = endpoint('PUT', 'staff/wine-sets/{id}/retired', {
  about: 'No store offers the set any more, or each does again that did before.',
  may: 'products.change',
  path: byId,
  body: v.object({ retired: v.boolean() }),
  says: 'The set is saved',
  refusals: [wineSetNotFound],
});

const atStore = v.object({ store_id: idFromText, id: idFromText });

export const sellWineSet = endpoint('PUT', 'staff/stores/{store_id}/wine-sets/{id}', {
  about: 'The store offers the set from now on, at this price.',
  may: 'assortment.change',
  path: atStore,
  body: v.object({ price: amount }),
  says: 'The store offers it now',
  refusals: [wineSetNotFound],
});

export const stopSellingWineSet = endpoint('DELETE', 'staff/stores/{store_id}/wine-sets/{id}', {
  about: 'The store offers the set no longer.',
  may: 'assortment.change',
  path: atStore,
  says: 'The store no longer offers it',
  refusals: [wineSetNotFound],
});
