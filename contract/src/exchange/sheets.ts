/** The tables for import and export: one row for each product, each product of a store, each barcode, or each set. */
export const sheets = ['products', 'prices', 'stock', 'barcodes', 'pictures', 'sets'] as const;
export type SheetKind = (typeof sheets)[number];

/** Which product a row is about: its number, or else the whole of its name. */
const whichProduct = ['number', 'brand', 'name', 'vintage', 'size_ml', 'pack_count'] as const;

/** The columns of each table in the order in which they are written; they may be read in any order. */
export const columnsOf = {
  products: [
    ...whichProduct,
    'category',
    'country',
    'region',
    'appellation',
    'abv',
    'closure',
    'drink_from',
    'drink_until',
    'description',
    'nose',
    'palate',
    'finish',
    'pairings',
    'body',
    'sweetness',
    'acidity',
    'tannin',
    'varietals',
    'proof',
    'age_years',
    'cask',
    'mash_bill',
    'beer_style',
    'ibu',
    'sake_grade',
    'polish',
    'rice',
    'tags',
    'scores',
    'allocation',
    'limit_per_customer',
    'featured',
  ],
  prices: [...whichProduct, 'price', 'compare_at'],
  stock: [...whichProduct, 'on_hand', 'shelf_place'],
  barcodes: ['code', ...whichProduct, 'bottles'],
  pictures: [...whichProduct, 'pictures'],
  sets: ['number', 'name', 'description', 'picture', 'featured', 'bottles', 'prices'],
} as const satisfies Record<SheetKind, readonly string[]>;

export type ColumnOf<Kind extends SheetKind> = (typeof columnsOf)[Kind][number];
