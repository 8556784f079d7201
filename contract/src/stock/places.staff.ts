import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { adjustShelf, shelfNotFound } from './stock.staff.js';

export const longestPlace = 20;

export const placeBody = v.object({
  /** In the words of the staff; empty when there is none. */
  shelf_place: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longestPlace, `Use at most ${longestPlace} characters`),
    v.regex(/^\P{C}*$/u, 'Use letters, digits and signs'),
  ),
});

export const putPlace = endpoint('PUT', 'staff/stores/{store_id}/stock/{product_id}/place', {
  about: 'Says where a bottle stands in the store, so that orders are picked in one walk.',
  may: 'stock.count',
  path: adjustShelf.shape.path,
  body: placeBody,
  says: 'The place is saved',
  refusals: [shelfNotFound],
});
