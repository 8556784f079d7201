import type { DesignKind } from 'contract/gift-cards/designs';
import type { Transaction } from 'server/platform/database/database';
import { insertAll } from './insert-all.js';

type Design = { picture: string; name: string; description: string };

/** In the order of the shelf; `pictures/cards` draws them. */
const giftCards: Design[] = [
  { picture: 'door', name: 'The open door', description: 'A lit cellar door in an arch of terracotta' },
  {
    picture: 'vineyard',
    name: 'A walk through the vines',
    description: 'Rows of vines below low hills at sunset',
  },
  { picture: 'ribbon', name: 'With pleasure', description: 'A golden ribbon on deep red paper' },
  {
    picture: 'sparkling',
    name: 'Something to celebrate',
    description: 'A bottle of sparkling wine, just opened',
  },
  { picture: 'grapes', name: 'A good harvest', description: 'Bunches of dark grapes on pale violet' },
  { picture: 'deco', name: 'For the cellar of', description: 'Gold lines on black, in the manner of 1925' },
  {
    picture: 'glass',
    name: 'Pour yourself something good',
    description: 'A glass of red wine on a rosy ground',
  },
  { picture: 'wreath', name: 'From the garden', description: 'A wreath of olive branches on cream' },
  {
    picture: 'compass',
    name: 'Every great region',
    description: 'A golden compass rose on a night-blue sea',
  },
  { picture: 'shelf', name: 'The shelf', description: 'A row of bottles in many colors' },
  { picture: 'vault', name: 'From the cellar', description: 'A vaulted cellar lit from its far end' },
  { picture: 'letterpress', name: 'Good wine', description: 'An old letterpress bill with two barrels' },
];
const birthdayCards: Design[] = [
  { picture: 'confetti', name: 'Confetti', description: 'Happy Birthday among confetti' },
  {
    picture: 'balloons',
    name: 'Grapes that fly',
    description: 'Balloons tied together like a bunch of grapes',
  },
  { picture: 'pop', name: 'Pop', description: 'A cork that leaves its bottle with golden rays' },
  { picture: 'flowers', name: 'Flowers', description: 'Happy Birthday between summer flowers' },
  { picture: 'gold-bubbles', name: 'May it sparkle', description: 'Golden bubbles rising on black' },
  { picture: 'cake', name: 'Cake', description: 'A tall cake with berries and three candles' },
  { picture: 'fireworks', name: 'A brilliant year', description: 'Fireworks over night-blue hills' },
  { picture: 'cheers', name: 'Cheers', description: 'Two glasses of sparkling wine that touch' },
  { picture: 'moonlight', name: 'Another fine vintage', description: 'A full moon above rows of vines' },
  { picture: 'candles', name: 'Candles', description: 'Seven bottles with a burning candle each' },
  { picture: 'bunting', name: 'Bunting', description: 'Colorful bunting over green hills' },
  {
    picture: 'deco-night',
    name: 'Something better',
    description: 'Golden rays on green, in the manner of 1925',
  },
];

const rowsOf = (kind: DesignKind, designs: readonly Design[], firstId: number) =>
  designs.map(({ picture, name, description }, position) => ({
    id: firstId + position,
    kind,
    name,
    description,
    image_id: `${kind}-${picture}`,
    position,
  }));

export const demoCardDesigns = [
  ...rowsOf('birthday-card', birthdayCards, 1),
  ...rowsOf('gift-card', giftCards, 101),
];

export const loadCardDesigns = (tx: Transaction) => insertAll(tx, 'gift_card_design', demoCardDesigns);
