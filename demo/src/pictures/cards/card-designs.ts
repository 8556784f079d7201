import { balloons, bunting, confettiCard, flowers } from './birthday-cards-day.js';
import { candles, decoNight, fireworks, goldBubbles, moonlight, pop } from './birthday-cards-night.js';
import { cake, cheers } from './birthday-cards-table.js';
import { compass, deco, door, ribbon, sparkling, vault } from './gift-cards-dark.js';
import { glass, grapes, letterpress, shelf, vineyard, wreath } from './gift-cards-light.js';

export const giftCardDesigns = {
  door,
  vineyard,
  deco,
  wreath,
  sparkling,
  shelf,
  compass,
  glass,
  ribbon,
  grapes,
  vault,
  letterpress,
} as const satisfies Record<string, () => string>;

export const birthdayCardDesigns = {
  confetti: confettiCard,
  'gold-bubbles': goldBubbles,
  balloons,
  pop,
  flowers,
  fireworks,
  cake,
  moonlight,
  cheers,
  candles,
  bunting,
  'deco-night': decoNight,
} as const satisfies Record<string, () => string>;
