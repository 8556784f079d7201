import type { WineStyle } from './style.js';

const tuscany = { region: 'Tuscany', country: 'Italy' } as const;
const tuscanRed = { ...tuscany, category: 'red-wine', vessel: 'claret' } as const;
const chianti = {
  ...tuscanRed,
  making: 'large oak',
  appellation: 'Chianti Classico DOCG',
  grapes: 'Sangiovese 85-96, Canaiolo',
} as const;

export const tuscanyWines = {
  'Chianti Classico': {
    ...chianti,
    figures: { abv: [13, 14], taste: [3, 1, 4, 4], price: [20, 36], years: [2020, 2023], keeps: 8 },
    flavours: 'sour cherry, dried oregano, violet, tomato leaf, leather, orange peel',
    foods: 'pappa al pomodoro, bistecca alla fiorentina, wild-boar ragù, Pecorino',
    about: [
      'Galestro and alberese, flake and limestone, under woods that cover two thirds of the zone.',
      'The black rooster on the neck is the oldest guarantee in Tuscany, and the crossest.',
      'Sangiovese without tomato sauce is only half awake; you know what to cook.',
    ],
  },
  'Chianti Classico Riserva': {
    ...chianti,
    figures: { abv: [13.5, 14.5], taste: [4, 1, 4, 4], price: [32, 70], years: [2017, 2021], keeps: 14 },
    flavours: 'dried cherry, tobacco, cedar, bitter orange, iron, balsamic, thyme',
    foods: 'roast pork with fennel, T-bone steak, porcini pasta, aged Pecorino',
    about: [
      'Two years in cellar before release, chosen from the rows that ripen last and complain least.',
      'Riserva is the estate’s own shortlist: the cask that everyone kept going back to.',
    ],
  },
  'Brunello di Montalcino': {
    ...tuscanRed,
    making: 'large oak',
    appellation: 'Brunello di Montalcino DOCG',
    grapes: 'Sangiovese',
    figures: { abv: [14, 15], taste: [5, 1, 4, 5], price: [52, 180], years: [2015, 2020], keeps: 24 },
    flavours: 'dried cherry, leather, tobacco, fig, bitter orange, rosemary, iron, sweet earth',
    foods: 'bistecca, wild boar, roast lamb, Pecorino di Pienza',
    about: [
      'Five years must pass before a bottle may leave Montalcino, two of them in wood.',
      'North of the hill it is cool and stern, south it is warm and broad; growers argue about little else.',
      'Sangiovese Grosso, on its own, on a hill in the middle of nowhere that matters.',
    ],
  },
  'Rosso di Montalcino': {
    ...tuscanRed,
    making: 'young red',
    appellation: 'Rosso di Montalcino DOC',
    grapes: 'Sangiovese',
    figures: { abv: [13.5, 14.5], taste: [4, 1, 4, 3], price: [24, 40], years: [2021, 2023], keeps: 7 },
    flavours: 'red cherry, wild strawberry, thyme, leather, blood orange, violet',
    foods: 'pici all’aglione, roast chicken, salumi, grilled sausages',
    about: [
      'Brunello’s fruit with four years less to wait, and a good deal less to pay.',
      'In lean years growers pour their best casks into the Rosso, and say nothing.',
    ],
  },
  'Bolgheri Rosso': {
    ...tuscanRed,
    making: 'barrique',
    appellation: 'Bolgheri DOC',
    grapes: 'Cabernet Sauvignon 42-55, Merlot 30-38, Cabernet Franc',
    figures: { abv: [13.5, 14.5], taste: [4, 1, 3, 4], price: [26, 52], years: [2020, 2023], keeps: 9 },
    flavours: 'blackcurrant, myrtle, black olive, cedar, plum, sea herbs',
    foods: 'grilled rib-eye, wild-boar pappardelle, lamb cutlets, Pecorino toscano',
    about: [
      'Bordeaux grapes within earshot of the sea, and a scrub of myrtle that gets into everything.',
      'Until 1994 the finest wine of this coast could legally be called only a table wine.',
    ],
  },
  'Bolgheri Superiore': {
    ...tuscanRed,
    making: 'barrique',
    appellation: 'Bolgheri Superiore DOC',
    grapes: 'Cabernet Sauvignon 52-64, Cabernet Franc 20-28, Merlot',
    figures: { abv: [14, 14.5], taste: [5, 1, 3, 4], price: [68, 280], years: [2016, 2021], keeps: 22 },
    flavours: 'cassis, graphite, mint, black cherry, cigar box, myrtle, cocoa',
    foods: 'Fiorentina steak, roast lamb, truffled beef fillet, aged Pecorino',
    about: [
      'The cypress avenue leads from the sea to the church, and the best gravel lies to the left of it.',
      'The Tuscan coast’s answer to the Médoc, with more sun and a better lunch.',
    ],
  },
  'Vino Nobile di Montepulciano': {
    ...tuscanRed,
    making: 'large oak',
    appellation: 'Vino Nobile di Montepulciano DOCG',
    grapes: 'Sangiovese 82-92, Canaiolo 4-6, Mammolo',
    figures: { abv: [13.5, 14.5], taste: [4, 1, 4, 4], price: [24, 52], years: [2018, 2021], keeps: 11 },
    flavours: 'plum, dried cherry, violet, sweet tobacco, earth, clove',
    foods: 'pici with duck ragù, roast guinea fowl, Chianina beef, Pecorino',
    about: [
      'Prugnolo Gentile is what they call Sangiovese here, and the cellars run under the whole town.',
      'Noble by name since the popes ordered it by the cask.',
    ],
  },
  'Vernaccia di San Gimignano': {
    ...tuscany,
    category: 'white-wine',
    vessel: 'bordeauxWhite',
    making: 'steel',
    appellation: 'Vernaccia di San Gimignano DOCG',
    grapes: 'Vernaccia',
    figures: { abv: [12.5, 13], taste: [3, 1, 4, 1], price: [15, 26], years: [2022, 2024], keeps: 4 },
    flavours: 'lemon, bitter almond, yellow apple, saffron, wet stone, broom',
    foods: 'panzanella, grilled squid, ribollita, fresh Pecorino',
    about: ['Dante put a pope in Purgatory for liking eels in Vernaccia; the wine survived the publicity.'],
  },
  'Vin Santo': {
    ...tuscany,
    category: 'dessert-wine',
    vessel: 'dessert',
    making: 'dried sweet',
    called: 'Vin Santo del Chianti Classico',
    appellation: 'Vin Santo del Chianti Classico DOC',
    grapes: 'Trebbiano Toscano 55-65, Malvasia',
    size: 375,
    figures: { abv: [14.5, 16], taste: [5, 5, 4, 1], price: [64, 120], years: [2010, 2015], keeps: 30 },
    flavours: 'walnut, dried apricot, caramel, orange peel, honey, roasted chestnut',
    foods: 'cantucci, Gorgonzola dolce, crostini with chicken liver, dried-fruit tart',
    about: ['Bunches hang from the rafters until Easter; the little casks are not opened for years.'],
  },
} as const satisfies Record<string, WineStyle>;
