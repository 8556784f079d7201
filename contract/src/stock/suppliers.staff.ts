import * as v from 'valibot';
import { searchText } from '../catalogue/query.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText, uuid } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { email, line, paragraph, phone } from '../platform/text.js';
import { atStore } from './stock.staff.js';

export const supplierNotFound = refusal(404, 'supplier_not_found', 'There is no such supplier.');
export const supplierChanged = refusal(
  409,
  'supplier_changed',
  'Somebody has changed this supplier meanwhile. Look at it as it is now.',
);
export const supplierNamed = refusal(409, 'supplier_named', 'Another supplier has this name.', 'name');
export const supplierAwaited = refusal(
  409,
  'supplier_awaited',
  'Orders from this supplier are still open. Receive or cancel them first.',
);

const empty = v.pipe(v.string(), v.trim(), v.literal(''));

export const supplierFacts = v.object({
  name: line('Name is required'),
  /** The person to ask for there. */
  contact: v.union([empty, line('Enter a name')]),
  email: v.union([empty, email], 'Enter a valid email address'),
  phone: v.union([empty, phone], 'Enter a valid phone number'),
  /** The number by which the supplier knows this store. */
  customer_number: v.union([empty, line('Enter a number')]),
  note: v.union([empty, paragraph('Write a note', 500)]),
});
export type SupplierFacts = v.InferOutput<typeof supplierFacts>;

const supplier = v.object({
  id: uuid,
  ...supplierFacts.entries,
  email: v.string(),
  phone: v.string(),
  retired: v.boolean(),
  version: v.number(),
});
export type Supplier = v.InferOutput<typeof supplier>;

const atSupplier = v.object({ store_id: idFromText, id: uuid });

export const listSuppliers = endpoint('GET', 'staff/stores/{store_id}/suppliers', {
  about: 'One page of those a store orders from, by name; `show` asks for those that it has retired.',
  may: 'stock.approve',
  path: atStore,
  query: v.object({
    q: v.optional(searchText),
    show: v.optional(v.picklist(['current', 'retired']), 'current'),
    ...pageQuery(20),
  }),
  data: pageOf(supplier),
});

/** The version that its writer saw. */
const seen = v.number();

export const putSupplier = endpoint('PUT', 'staff/stores/{store_id}/suppliers/{id}', {
  about: 'Writes down a supplier, under an id that its writer made.',
  may: 'stock.approve',
  path: atSupplier,
  body: v.object({ ...supplierFacts.entries, seen: v.nullable(seen) }),
  says: 'The supplier is saved',
  refusals: [supplierNotFound, supplierChanged, supplierNamed],
});

export const retireSupplier = endpoint('POST', 'staff/stores/{store_id}/suppliers/{id}/retire', {
  about: 'Nothing is ordered there any more. What was ordered keeps its name.',
  may: 'stock.approve',
  path: atSupplier,
  body: v.object({ seen }),
  says: 'The supplier is retired',
  refusals: [supplierNotFound, supplierChanged, supplierAwaited],
});

export const bringSupplierBack = endpoint('POST', 'staff/stores/{store_id}/suppliers/{id}/bring-back', {
  about: 'Orders from a supplier again.',
  may: 'stock.approve',
  path: atSupplier,
  body: v.object({ seen }),
  says: 'The supplier is back',
  refusals: [supplierNotFound, supplierChanged, supplierNamed],
});
