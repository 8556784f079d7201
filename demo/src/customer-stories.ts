interface Bought {
  /** Brand and name, as the catalogue has them. */
  product: string;
  daysAgo: number;
  review?: { rating: number; text: string; daysAgo: number };
}

interface Wished {
  product: string;
  daysAgo: number;
}

/** What a demo customer has bought, and what they would like to have. */
export interface CustomerStory {
  email: string;
  bought: Bought[];
  wished: Wished[];
  /** Sets by their names. */
  wishedSets: { set: string; daysAgo: number }[];
}

export const customerStories: CustomerStory[] = [
  {
    email: 'ada@cellar-door.example',
    bought: [
      {
        product: 'Mas des Galetières | Châteauneuf-du-Pape',
        daysAgo: 96,
        review: {
          rating: 5,
          text:
            'Opened two hours ahead, as the note advised, and it needed every minute. Garrigue, dried cherry, ' +
            'a warmth that never turns hot. The second bottle stays where it is for three years.',
          daysAgo: 71,
        },
      },
      {
        product: 'Fogbell Vineyards | Pinot Noir',
        daysAgo: 96,
        review: {
          rating: 4,
          text: 'Lovely with roast chicken. A little more oak than I would choose, and still gone by nine.',
          daysAgo: 80,
        },
      },
      { product: 'Glen Torvaig | 12 Year Old Single Malt', daysAgo: 212 },
      { product: 'Weingut Sonnleithal | Grüner Veltliner Smaragd', daysAgo: 40 },
      { product: 'Abdij Sint-Odger | Tripel', daysAgo: 40 },
    ],
    wished: [
      { product: 'Cascina Bricco Alto | Barolo', daysAgo: 3 },
      { product: 'Mas des Galetières | Châteauneuf-du-Pape', daysAgo: 9 },
      { product: 'Palenque Don Hilario | Mezcal Ensamble', daysAgo: 16 },
      { product: 'Domaine Sébastien Morisard | Meursault Les Tillets', daysAgo: 21 },
      { product: 'Champagne Aubertin & Fils | Brut Millésimé', daysAgo: 30 },
      { product: 'Weingut Kestenbusch | Riesling Kabinett Wolfer Sonnenlay', daysAgo: 34 },
      { product: 'Quinta da Ribeira Alta | Douro Tinto', daysAgo: 48 },
      { product: 'Château d’Orvignac | Sauternes', daysAgo: 55 },
      { product: 'Hoshigawa | Single Malt', daysAgo: 77 },
      { product: 'Hanakawa Brewery | Morning Bubbles Sparkling', daysAgo: 90 },
      { product: 'Domaine Peyrebelle | Gigondas', daysAgo: 112 },
    ],
    wishedSets: [{ set: 'A Walk Through Burgundy', daysAgo: 12 }],
  },
  {
    email: 'grace@cellar-door.example',
    bought: [
      {
        product: 'Halfmoon Bench | Chardonnay',
        daysAgo: 58,
        review: {
          rating: 4,
          text: 'Bright for a Chardonnay, more lemon than butter. It made plain scallops feel like a feast.',
          daysAgo: 50,
        },
      },
      { product: 'Bellwether & Rook | Navy Strength Gin', daysAgo: 131 },
      { product: 'Tannery Wharf | Wharf Stout', daysAgo: 58 },
    ],
    wished: [
      { product: 'Bodegas Altamirada | Rioja Reserva', daysAgo: 6 },
      { product: 'Château La Cigalière | Côtes de Provence Rosé', daysAgo: 27 },
      { product: 'Maison Vautraine | Cognac XO', daysAgo: 64 },
    ],
    wishedSets: [{ set: 'An Evening in Provence', daysAgo: 19 }],
  },
];
