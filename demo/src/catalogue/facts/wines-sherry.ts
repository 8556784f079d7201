import type { WineStyle } from './style.js';

const jerez = {
  region: 'Andalusia',
  country: 'Spain',
  category: 'dessert-wine',
  vessel: 'sherry',
  grapes: 'Palomino Fino',
} as const;

export const sherryWines = {
  'Fino Sherry': {
    ...jerez,
    making: 'flor',
    called: 'Fino',
    appellation: 'Jerez-Xérès-Sherry DO',
    figures: { abv: [15, 15], taste: [2, 1, 3, 1], price: [16, 28], keeps: 1 },
    flavours: 'green almond, sourdough, chamomile, green olive, sea salt, lemon pith',
    foods: 'jamón ibérico, Marcona almonds, fried fish, sushi',
    about: ['A living veil of yeast keeps out the air; drink it cold, and finish it like a white wine.'],
  },
  'Manzanilla Sherry': {
    ...jerez,
    making: 'flor',
    called: 'Manzanilla',
    appellation: 'Manzanilla-Sanlúcar DO',
    figures: { abv: [15, 15], taste: [1, 1, 3, 1], price: [15, 26], keeps: 1 },
    flavours: 'sea spray, chamomile, green apple, raw almond, bread dough, chalk',
    foods: 'langoustines, oysters, tortillitas de camarones, olives',
    about: ['In Sanlúcar the cellar windows stand open to the estuary, and the wine tastes of the breeze.'],
  },
  'Amontillado Sherry': {
    ...jerez,
    making: 'oxidative',
    called: 'Amontillado',
    appellation: 'Jerez-Xérès-Sherry DO',
    figures: { abv: [17, 19], taste: [3, 1, 3, 1], price: [22, 52], keeps: 5 },
    flavours: 'hazelnut, caramel crust, orange peel, tobacco, sea salt, toasted bread',
    foods: 'mushroom soup, roast artichokes, aged Manchego, salted almonds',
    about: ['Begun as fino, finished as something older: flor dies, air comes in, and walnuts follow.'],
  },
  'Oloroso Sherry': {
    ...jerez,
    making: 'oxidative',
    called: 'Oloroso',
    appellation: 'Jerez-Xérès-Sherry DO',
    figures: { abv: [18, 20], taste: [4, 1, 3, 1], price: [22, 55], keeps: 6 },
    flavours: 'walnut, leather, burnt orange, dried fig, varnish, dark caramel',
    foods: 'oxtail, game terrine, blue cheese, roasted nuts',
    about: ['Never saw flor, always saw air: dry on the tongue, whatever the nose may promise.'],
  },
  'Pedro Ximénez Sherry': {
    ...jerez,
    making: 'dried sweet',
    called: 'Pedro Ximénez',
    appellation: 'Jerez-Xérès-Sherry DO',
    grapes: 'Pedro Ximénez',
    figures: { abv: [15, 18], taste: [5, 5, 2, 1], price: [20, 48], keeps: 10 },
    flavours: 'raisin, molasses, dark chocolate, coffee, date, licorice',
    foods: 'vanilla ice cream, blue cheese, pecan pie, dark chocolate',
    about: ['Grapes dried to raisins on esparto mats; pour it over ice cream and stop apologising.'],
  },
} as const satisfies Record<string, WineStyle>;
