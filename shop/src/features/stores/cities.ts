import type { Store } from 'contract/stores';

type City = { slug: string; name: string; state: string; stores: Store[] };

/** Stores under their cities, in the order in which they come. */
export function citiesOf(stores: readonly Store[]): City[] {
  const cities = new Map<string, City>();
  for (const store of stores) {
    const city = cities.get(store.city_slug);
    if (city) city.stores.push(store);
    else
      cities.set(store.city_slug, {
        slug: store.city_slug,
        name: store.city,
        state: store.state,
        stores: [store],
      });
  }
  return [...cities.values()];
}
