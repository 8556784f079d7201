import type { HomeTileKind } from 'contract/catalogue/home';

export const wordsOfTiles: Record<HomeTileKind, { one: string; title: string }> = {
  occasion: { one: 'occasion', title: 'By occasion' },
  price: { one: 'price', title: 'By price' },
  region: { one: 'region', title: 'By region' },
};
