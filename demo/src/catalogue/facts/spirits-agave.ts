import type { SpiritStyle } from './style.js';

const tequila = {
  category: 'tequila-mezcal',
  country: 'Mexico',
  region: 'Jalisco',
  appellation: 'Tequila DO',
  making: 'agave',
  named: 'Tequila {name}',
  mashBill: 'blue Weber agave 100',
} as const;
const mezcal = {
  category: 'tequila-mezcal',
  country: 'Mexico',
  region: 'Oaxaca',
  appellation: 'Mezcal DO',
  making: 'mezcal',
  named: 'Mezcal {name}',
  vessel: 'mezcal',
  serve: 'sip',
} as const;

export const agaveSpirits = {
  'Tequila Blanco': {
    ...tequila,
    type: 'Tequila Blanco',
    vessel: 'blanco',
    serve: 'mix',
    casks: 'never in wood',
    figures: { abv: [40, 46], price: [34, 68], size: 750 },
    flavours: 'cooked agave, white pepper, lime, wet clay, olive brine, mint, grapefruit, green herbs',
    foods: 'Margarita, Paloma, Tommy’s Margarita, Ranch Water',
    about: [
      'Unaged tequila has nowhere to hide, which is precisely why we begin every tasting with it.',
      'Highland agave for fruit, valley agave for pepper; this one knows which it is.',
      'If it needs salt and lime to go down, it was not this one.',
    ],
  },
  'Tequila Reposado': {
    ...tequila,
    type: 'Tequila Reposado',
    vessel: 'agedAgave',
    serve: 'sip',
    casks: 'eight months in used bourbon barrels',
    figures: { abv: [40, 42], price: [40, 78], size: 750 },
    flavours: 'roasted agave, vanilla, caramel, cinnamon, orange peel, honey, black pepper, butterscotch',
    foods: 'carnitas, mole, grilled pineapple, aged Cotija',
    about: [
      'Rested, the word means, and long enough to lose the elbows but not the agave.',
      'Reposado is the bottle on the table in Jalisco, with no cocktail list in sight.',
    ],
  },
  'Tequila Añejo': {
    ...tequila,
    type: 'Tequila Añejo',
    vessel: 'agedAgave',
    serve: 'sip',
    casks: 'two years in French and American oak',
    figures: { abv: [40, 42], price: [52, 120], size: 750 },
    flavours: 'caramel, cooked agave, cocoa, dried fig, vanilla, orange, toasted oak, cinnamon',
    foods: 'dark chocolate, flan, churros, roast pork',
    about: [
      'For the drinker who thinks that only whiskey can sit by a fire.',
      'Two years is an age in that climate; any longer and the oak would win.',
    ],
  },
  'Tequila Extra Añejo': {
    ...tequila,
    type: 'Tequila Extra Añejo',
    vessel: 'agedAgave',
    serve: 'sip',
    casks: 'five years in cognac casks',
    figures: { abv: [40, 42], price: [140, 240], size: 750 },
    flavours: 'dried apricot, dark caramel, cigar leaf, agave nectar, walnut, vanilla, candied orange',
    foods: 'dark chocolate, crème brûlée, roasted almonds, aged Manchego',
    about: ['A style invented in 2006 and already a collector’s vice.'],
  },
  'Mezcal Espadín': {
    ...mezcal,
    type: 'Mezcal Artesanal Espadín',
    mashBill: 'espadín agave 100',
    figures: { abv: [44, 49], price: [38, 72], size: 750 },
    flavours: 'wood smoke, roasted agave, green mango, lime peel, wet earth, black pepper, dried chili',
    foods: 'orange slices with worm salt, mole negro, grilled corn, dark chocolate',
    about: [
      'Smoke is the first thing people notice and the last thing the maestro talks about.',
      'The workhorse agave, eight years in the ground and four days in the pit.',
    ],
  },
  'Mezcal Silvestre': {
    ...mezcal,
    type: 'Mezcal Artesanal Silvestre',
    mashBill: 'wild agave 100',
    figures: { abv: [45, 50], price: [84, 150], size: 700 },
    flavours: 'wild herbs, wet stone, tropical fruit, leather, smoke, green peppercorn, rose',
    foods: 'ceviche, fresh goat cheese, grilled mushrooms, bitter chocolate',
    about: [
      'Wild agave takes up to twenty-five years to ripen and cannot be told to hurry.',
      'A few hundred bottles from one village, and then nothing until the hills are ready again.',
    ],
  },
} as const satisfies Record<string, SpiritStyle>;
