import type { HomeTileKind } from 'contract/catalogue';

type Way = readonly [title: string, shelf: string];

const occasions: Way[] = [
  ['Raise a toast', 'category=sparkling-wine'],
  ['Steak night', 'category=red-wine&pairing=beef'],
  ['Seafood supper', 'category=white-wine&pairing=shellfish&pairing=fish'],
  ['Pizza and pasta', 'category=red-wine&pairing=pasta&max_price=30'],
  ['The cheese board', 'department=wine&pairing=cheese'],
  ['Cocktail hour', 'department=spirits&pairing=cocktails'],
];

const prices: Way[] = [
  ['Under $20', 'department=wine&max_price=19.99'],
  ['$20 to $40', 'department=wine&min_price=20&max_price=40'],
  ['$40 to $100', 'department=wine&min_price=40&max_price=100'],
  ['$100 and up', 'department=wine&min_price=100'],
];

const regions: Way[] = [
  ['Burgundy', 'department=wine&region=Burgundy'],
  ['Napa & Sonoma', 'department=wine&region=Napa+Valley&region=Sonoma'],
  ['Champagne', 'department=wine&region=Champagne'],
  ['Bordeaux', 'department=wine&region=Bordeaux'],
  ['Piedmont', 'department=wine&region=Piedmont'],
  ['Oregon', 'department=wine&region=Oregon'],
  ['Tuscany', 'department=wine&region=Tuscany'],
  ['Rioja', 'department=wine&region=Rioja'],
];

const tilesOf = (kind: HomeTileKind, ways: readonly Way[]) =>
  ways.map(([title, shelf], index) => ({ kind, title, shelf, position: index + 1 }));

export const demoTiles = [
  ...tilesOf('occasion', occasions),
  ...tilesOf('price', prices),
  ...tilesOf('region', regions),
];
