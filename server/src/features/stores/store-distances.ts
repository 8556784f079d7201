import { zipUnknown } from 'contract/five-digits';
import type { StoreDistances } from 'contract/store-distances';
import type { Db } from '../../platform/database/database.js';
import { refuse } from '../../platform/refuse.js';
import { lookUpLocationBy, middleOfZip } from '../places/index.js';
import { milesBetween } from './miles-between.js';
import { selectStores } from './stores.sql.js';

/** Every store, sorted by its distance; none when the middle of the ZIP code is not known, as on a ship. */
export async function listStoreDistances(db: Db, zip: string): Promise<StoreDistances> {
  const found = lookUpLocationBy(zip);
  if (!found) throw refuse(zipUnknown, { message: `There is no ZIP code ${zip}.` });
  const middle = middleOfZip(zip);
  const stores = middle ? await selectStores(db) : [];
  const far = stores.flatMap(({ id, standing, ...place }) => {
    if (standing !== 'open') return [];
    const miles = middle ? milesBetween(middle, place) : null;
    return miles === null ? [] : [{ store_id: id, miles }];
  });
  return {
    place: { zip, city: found.city, state: found.state.name },
    stores: far.toSorted((one, other) => one.miles - other.miles),
  };
}
