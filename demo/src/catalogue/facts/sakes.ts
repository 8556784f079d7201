import type { SakeStyle } from './style.js';

const sake = { country: 'Japan', region: 'Niigata', vessel: 'sake' } as const;

/** Dollars for 720 ml. */
export const sakeStyles = {
  Honjozo: {
    ...sake,
    category: 'junmai',
    polish: [65, 70],
    figures: { abv: [15, 16], price: [18, 32] },
    flavours: 'steamed rice, white mushroom, hazelnut, banana, cereal, mineral water',
    foods: 'yakitori, tempura, hot pot, grilled mackerel',
    about: ['A touch of brewer’s alcohol draws the scent out; the everyday sake of the north.'],
  },
  Junmai: {
    ...sake,
    category: 'junmai',
    polish: [60, 70],
    figures: { abv: [15, 16.5], price: [22, 40] },
    flavours: 'steamed rice, shiitake, walnut, yogurt, pear, toasted grain, cocoa',
    foods: 'grilled eel, miso cod, fried chicken, hard cheese',
    about: [
      'Rice, water, koji, yeast and nothing else: junmai simply means pure.',
      'Savory and broad, the sort of sake that does not mind being heated.',
      'Drink it with food that has some fat on it.',
    ],
  },
  'Yamahai Junmai': {
    ...sake,
    region: 'Ishikawa',
    category: 'junmai',
    polish: [60, 70],
    figures: { abv: [16, 17], price: [28, 48] },
    flavours: 'porcini, yogurt, roasted nuts, dried fig, soy, brown rice',
    foods: 'game, duck, aged Comté, braised pork belly',
    about: ['The old slow starter invites wild bacteria in, and the result could take on a steak.'],
  },
  'Junmai Ginjo': {
    ...sake,
    category: 'ginjo',
    polish: [50, 58],
    figures: { abv: [15, 16.5], price: [32, 58] },
    flavours: 'melon, white flowers, pear, anise, green apple, fresh snow, peach',
    foods: 'sashimi, scallops, steamed fish, fresh goat cheese',
    about: [
      'Polish away the outer half of each grain and the fruit comes forward, though no fruit is near it.',
      'Cold ferments, small tanks and someone awake at three in the morning.',
      'Lifted and gentle: a sake for the white-wine drinker at the table.',
    ],
  },
  Ginjo: {
    ...sake,
    region: 'Hyogo',
    category: 'ginjo',
    polish: [50, 60],
    figures: { abv: [15, 16], price: [30, 50] },
    flavours: 'banana, melon, lily, lychee, white pepper, mint',
    foods: 'sushi, oysters, cold tofu, grilled shrimp',
    about: ['A little added spirit carries the scent up to the rim and makes the finish quick.'],
  },
  'Junmai Daiginjo': {
    ...sake,
    region: 'Yamaguchi',
    category: 'daiginjo',
    polish: [35, 50],
    figures: { abv: [15.5, 16.5], price: [54, 160] },
    flavours: 'white peach, lily, honeydew melon, anise, pear nectar, spring water, muscat grape',
    foods: 'sashimi of sea bream, caviar, crab, nothing at all',
    about: [
      'More than half of the rice is milled away before the work begins.',
      'The brewer’s showpiece, entered in competitions and poured at weddings.',
      'Drink it from a wine glass, and slowly; it took long enough to make.',
    ],
  },
  Daiginjo: {
    ...sake,
    region: 'Akita',
    category: 'daiginjo',
    polish: [38, 50],
    figures: { abv: [16, 17], price: [52, 120] },
    flavours: 'ripe melon, white flowers, fennel, green pear, snow, almond',
    foods: 'sea urchin, white fish, oysters, soft tofu',
    about: ['From the snow country, where a brewery is a refrigerator from December to March.'],
  },
  Nigori: {
    ...sake,
    vessel: 'nigori',
    category: 'nigori-sparkling',
    polish: [60, 70],
    figures: { abv: [14, 16], price: [18, 34] },
    flavours: 'coconut cream, banana, sweet rice, vanilla, melon, white peach',
    foods: 'spicy tuna, Korean fried chicken, mango, coconut curry',
    about: [
      'Coarsely filtered, so some of the rice comes along for the ride; shake it first.',
      'Cloudy, creamy and very good at putting out fires.',
    ],
  },
  'Sparkling Sake': {
    ...sake,
    vessel: 'nigori',
    category: 'nigori-sparkling',
    polish: [60, 65],
    figures: { abv: [7, 12], price: [16, 40] },
    flavours: 'green apple, sweet rice, melon, lemon, white flowers, cream',
    foods: 'fried oysters, fresh strawberries, sushi, popcorn',
    about: [
      'A second fermentation in the bottle, and a pop that surprises the sushi counter.',
      'Light, low in alcohol and gone before the edamame.',
    ],
  },
} as const satisfies Record<string, SakeStyle>;

export const sakeRice = [
  'Yamada Nishiki',
  'Gohyakumangoku',
  'Omachi',
  'Miyama Nishiki',
  'Dewa San San',
  'Akita Sake Komachi',
] as const;
