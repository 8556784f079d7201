import { categoryNotFound, type ProductFacts } from 'contract/catalogue/products.staff';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { noteActs } from '../../staff/index.js';
import { addressPart } from './address-part.js';
import type { ChangedFacts } from './changed-facts.js';
import {
  insertNamed,
  insertProducts,
  lockCategories,
  lockNumbers,
  lockVersions,
  putGrapes,
  selectLastNumber,
  selectNumbersOf,
  updateProducts,
} from './editing.sql.js';
import { rowOf } from './product-row.js';

export type SavedProduct = {
  /** Without an id, a new product gets the next free one. */
  readonly id?: number;
  readonly facts: ProductFacts;
  /** For an edited product: its version as the editor saw it, and what is different since. */
  readonly edits?: { readonly version: number; readonly changed?: ChangedFacts };
};
type Numbered = SavedProduct & { readonly id: number };

/** The ids of brands or varietals by their names; names that are new are added. */
async function numbersOf(tx: Transaction, table: 'brand' | 'varietal', names: readonly string[]) {
  const known = await selectNumbersOf(tx, table, names);
  for (const name of names)
    if (!known.has(name.toLowerCase()))
      known.set(name.toLowerCase(), await insertNamed(tx, table, name, addressPart(name)));
  return (name: string) => known.get(name.toLowerCase())!;
}

const distinct = <Item>(items: readonly Item[]) => [...new Set(items)];

async function numbered(tx: Transaction, products: readonly SavedProduct[]): Promise<Numbered[]> {
  const given = products.map(({ id = 0 }) => id);
  let last = Math.max(await selectLastNumber(tx), ...given);
  return products.map((product) => ({ ...product, id: product.id ?? ++last }));
}

/** Products that somebody has edited since the caller saw them, or that should be new but already exist. */
async function overtakenOf(tx: Transaction, products: readonly Numbered[]) {
  const rows = await lockVersions(
    tx,
    products.map(({ id }) => id),
  );
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return products.filter(({ id, edits }) => versions.get(id) !== edits?.version).map(({ id }) => id);
}

function actOf(personId: Uuid, { id, facts, edits }: Numbered) {
  const about = { personId, thing: 'product', thingId: id };
  return edits
    ? { ...about, kind: 'product_edited' as const, ...edits.changed }
    : { ...about, kind: 'product_created' as const, after: facts };
}

/**
 * Writes the products, and notes each of them in the record. Those that somebody else has changed meanwhile stay,
 * and their ids are returned.
 */
export async function saveProducts(tx: Transaction, personId: Uuid, products: readonly SavedProduct[]) {
  await lockNumbers(tx);
  const asked = await numbered(tx, products);
  const overtaken = await overtakenOf(tx, asked);
  const saved = asked.filter(({ id }) => !overtaken.includes(id));
  const ids = saved.map(({ id }) => id);
  if (saved.length === 0) return { ids, overtaken };
  const categories = distinct(saved.map(({ facts }) => facts.category_id));
  if ((await lockCategories(tx, categories)).length < categories.length) throw refuse(categoryNotFound);
  const brandOf = await numbersOf(tx, 'brand', distinct(saved.map(({ facts }) => facts.brand)));
  const varietals = saved.flatMap(({ facts }) => facts.varietals.map(({ name }) => name));
  const varietalOf = await numbersOf(tx, 'varietal', distinct(varietals));
  const rows = saved.map(({ id, facts }) => ({ id, ...rowOf(facts, brandOf(facts.brand)) }));
  const edited = new Set(saved.filter(({ edits }) => edits).map(({ id }) => id));
  await updateProducts(
    tx,
    rows.filter(({ id }) => edited.has(id)),
  );
  await insertProducts(
    tx,
    rows.filter(({ id }) => !edited.has(id)),
  );
  await putGrapes(
    tx,
    ids,
    saved.flatMap(({ id, facts }) =>
      facts.varietals.map(({ name, percent }) => ({
        product_id: id,
        varietal_id: varietalOf(name),
        percent,
      })),
    ),
  );
  await noteActs(
    tx,
    null,
    saved.map((product) => actOf(personId, product)),
  );
  return { ids, overtaken };
}
