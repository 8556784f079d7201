import { productNotFound } from 'contract/catalogue/details';
import { editOvertaken, lotteryNotSettled, type ProductFacts } from 'contract/catalogue/products.staff';
import { notAllowed } from 'contract/staff';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { typedWords } from '../search/typed-words.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { changedFacts } from './changed-facts.js';
import { isHeldSomewhere, lockVersion, selectBrandNames, selectEdited, setRetired } from './editing.sql.js';
import { factsOf } from './product-row.js';
import { saveProducts } from './save-products.js';

export async function getEditedProductAs(shop: Pick<Shop, 'publicUrl'>, db: Db, id: number) {
  const row = await selectEdited(db, id);
  if (!row) throw refuse(productNotFound);
  return {
    ...factsOf(row),
    id,
    version: row.version,
    retired: row.retired_at !== null,
    address: `${shop.publicUrl()}/products/${row.slug}/${id}`,
  };
}

const mostBrands = 10;
export const listBrandsLike = (db: Db, beginning: string) =>
  selectBrandNames(db, typedWords(beginning).join(' '), mostBrands);

/** Products belong to all stores, so an owner of one store alone may not change them. */
export function checkSpeaksForAll({ roles }: StaffAsker) {
  if (!roles.holds('products.change', null)) throw refuse(notAllowed);
}

const aboutProduct = ({ id }: StaffAsker, productId: number) => ({
  personId: id,
  storeId: null,
  thing: 'product',
  thingId: productId,
});

export const createProductBy = (shop: Shop, catalogue: Catalogue, person: StaffAsker, facts: ProductFacts) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const { ids } = await saveProducts(tx, person.id, [{ facts }]);
    catalogue.changed(tx);
    return { id: ids[0]!, version: 1 };
  });

type Edit = { version: number; facts: ProductFacts };

export const editProductBy = (
  shop: Shop,
  catalogue: Catalogue,
  person: StaffAsker,
  id: number,
  { version, facts }: Edit,
) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const standing = await selectEdited(tx, id);
    if (!standing) throw refuse(productNotFound);
    if (standing.version !== version) throw refuse(editOvertaken);
    const changed = changedFacts(factsOf(standing), facts);
    if (!changed) return { id, version };
    const { overtaken } = await saveProducts(tx, person.id, [{ id, facts, edits: { version, changed } }]);
    if (overtaken.length > 0) throw refuse(editOvertaken);
    catalogue.changed(tx);
    return { id, version: version + 1 };
  });

/** Called again with the same value, it changes nothing. */
export const retireProductBy = (
  shop: Shop,
  catalogue: Catalogue,
  person: StaffAsker,
  id: number,
  retired: boolean,
) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const standing = await lockVersion(tx, id);
    if (!standing) throw refuse(productNotFound);
    if (retired === (standing.retired_at !== null)) return;
    if (retired && standing.allocation === 'lottery' && (await isHeldSomewhere(tx, id)))
      throw refuse(lotteryNotSettled);
    await setRetired(tx, id, retired ? tx.now : null);
    const kind = retired ? 'product_retired' : 'product_brought_back';
    await noteAct(tx, { ...aboutProduct(person, id), kind });
    catalogue.changed(tx);
  });
