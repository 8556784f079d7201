const natural = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

type Placed = { shelf_place: string; brand: string; name: string };

/** In the order of a walk through the store: B 9 before B 10, and products without a place at the end. */
export const byShelfPlace = (one: Placed, other: Placed) =>
  Number(one.shelf_place === '') - Number(other.shelf_place === '') ||
  natural.compare(one.shelf_place, other.shelf_place) ||
  natural.compare(`${one.brand} ${one.name}`, `${other.brand} ${other.name}`);
