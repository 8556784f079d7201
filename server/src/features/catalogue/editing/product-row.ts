import type { ProductFacts } from 'contract/catalogue/products.staff';
import { addressPart } from './address-part.js';
import type { EditedRow, ProductFactsRow } from './editing.sql.js';

export const factsOf = (row: EditedRow): ProductFacts => ({
  brand: row.brand,
  category_id: row.category_id,
  name: row.name,
  country: row.country,
  region: row.region,
  appellation: row.appellation,
  vintage: row.vintage,
  abv: row.abv,
  size_ml: row.size_ml,
  pack_count: row.pack_count,
  closure: row.closure,
  drink:
    row.drink_from === null || row.drink_until === null
      ? null
      : { from: row.drink_from, until: row.drink_until },
  description: row.description,
  tasting_notes:
    row.nose === null || row.palate === null || row.finish === null
      ? null
      : { nose: row.nose, palate: row.palate, finish: row.finish },
  pairings: row.pairings,
  taste:
    row.body === null || row.sweetness === null || row.acidity === null || row.tannin === null
      ? null
      : { body: row.body, sweetness: row.sweetness, acidity: row.acidity, tannin: row.tannin },
  varietals: row.varietals,
  spirit: row.spirit,
  beer: row.beer,
  sake: row.sake,
  tags: row.sustainability as ProductFacts['tags'],
  scores: row.scores,
  allocation: row.allocation,
  limit_per_customer: row.limit_per_customer,
  featured: row.featured,
});

export const rowOf = (facts: ProductFacts, brand_id: number): ProductFactsRow => ({
  brand_id,
  category_id: facts.category_id,
  name: facts.name,
  slug: addressPart(facts.brand, facts.name, facts.vintage),
  country: facts.country,
  region: facts.region,
  appellation: facts.appellation,
  vintage: facts.vintage,
  abv: facts.abv,
  size_ml: facts.size_ml,
  pack_count: facts.pack_count,
  closure: facts.closure,
  drink_from: facts.drink?.from ?? null,
  drink_until: facts.drink?.until ?? null,
  description: facts.description,
  nose: facts.tasting_notes?.nose ?? null,
  palate: facts.tasting_notes?.palate ?? null,
  finish: facts.tasting_notes?.finish ?? null,
  pairings: facts.pairings,
  body: facts.taste?.body ?? null,
  sweetness: facts.taste?.sweetness ?? null,
  acidity: facts.taste?.acidity ?? null,
  tannin: facts.taste?.tannin ?? null,
  spirit: facts.spirit,
  beer: facts.beer,
  sake: facts.sake,
  sustainability: facts.tags,
  scores: facts.scores,
  allocation: facts.allocation,
  limit_per_customer: facts.limit_per_customer,
  featured: facts.featured,
});
