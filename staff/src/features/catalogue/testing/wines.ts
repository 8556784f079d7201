/** A wine as a store sells it, in dollars. */
export const wineOnSale = (id: number, price: number, compare_at: number | null = null) => ({
  id,
  brand: 'Ridge',
  name: `Zinfandel ${id}`,
  vintage: null,
  size_ml: 750,
  pack_count: 1,
  category: 'Red Wine',
  retired: false,
  carried: true,
  price,
  compare_at,
  available: 12,
});

/** All that is said of a wine. */
export const factsOfWine = {
  brand: 'Ridge',
  category_id: 7,
  name: 'Lytton Springs',
  country: 'United States',
  region: 'Dry Creek Valley',
  appellation: null,
  vintage: 2021,
  abv: 14.4,
  size_ml: 750,
  pack_count: 1,
  closure: 'Cork',
  drink: null,
  description: 'Zinfandel and its old companions.',
  tasting_notes: null,
  pairings: ['Lamb', 'Ribs'],
  taste: { body: 4, sweetness: 1, acidity: 3, tannin: 3 },
  varietals: [
    { name: 'Zinfandel', percent: 74 },
    { name: 'Petite Sirah', percent: 16 },
  ],
  spirit: null,
  beer: null,
  sake: null,
  tags: ['organic' as const],
  scores: [{ source: 'Wine Advocate', points: 94 }],
  allocation: 'none' as const,
  limit_per_customer: null,
  featured: true,
};

export const editedWine = {
  ...factsOfWine,
  id: 12,
  version: 3,
  retired: false,
  address: 'https://shop.test/products/ridge/12',
};
