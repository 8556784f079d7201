type Department = {
  slug: string;
  name: string;
  categories: readonly { slug: string; name: string }[];
};

/** The departments that a shop begins with, so that its first bottle has a place. */
export const usualDepartments = [
  {
    slug: 'wine',
    name: 'Wine',
    categories: [
      { slug: 'red-wine', name: 'Red Wine' },
      { slug: 'white-wine', name: 'White Wine' },
      { slug: 'rose-wine', name: 'Rosé' },
      { slug: 'sparkling-wine', name: 'Champagne & Sparkling' },
      { slug: 'orange-wine', name: 'Orange & Amber' },
      { slug: 'dessert-wine', name: 'Dessert & Fortified' },
    ],
  },
  {
    slug: 'spirits',
    name: 'Spirits',
    categories: [
      { slug: 'scotch', name: 'Scotch Whisky' },
      { slug: 'bourbon-rye', name: 'Bourbon & American Whiskey' },
      { slug: 'world-whiskey', name: 'Irish, Japanese & World Whiskey' },
      { slug: 'tequila-mezcal', name: 'Tequila & Mezcal' },
      { slug: 'gin', name: 'Gin' },
      { slug: 'vodka', name: 'Vodka' },
      { slug: 'rum', name: 'Rum' },
      { slug: 'brandy', name: 'Cognac & Brandy' },
      { slug: 'liqueurs', name: 'Liqueurs & Amari' },
    ],
  },
  {
    slug: 'beer',
    name: 'Beer & Cider',
    categories: [
      { slug: 'ipa-pale-ale', name: 'IPA & Pale Ale' },
      { slug: 'lager', name: 'Lager & Pilsner' },
      { slug: 'stout-porter', name: 'Stout & Porter' },
      { slug: 'belgian-wheat', name: 'Belgian & Wheat' },
      { slug: 'sour-wild', name: 'Sour & Wild' },
      { slug: 'cider', name: 'Cider & Perry' },
    ],
  },
  {
    slug: 'sake',
    name: 'Sake',
    categories: [
      { slug: 'junmai', name: 'Junmai & Honjozo' },
      { slug: 'ginjo', name: 'Ginjo' },
      { slug: 'daiginjo', name: 'Daiginjo' },
      { slug: 'nigori-sparkling', name: 'Nigori & Sparkling' },
    ],
  },
  {
    slug: 'bar-gifts',
    name: 'Bar & Gifts',
    categories: [
      { slug: 'glassware', name: 'Glassware' },
      { slug: 'bar-tools', name: 'Corkscrews & Tools' },
      { slug: 'mixers', name: 'Tonics & Mixers' },
      { slug: 'bitters-syrups', name: 'Bitters & Syrups' },
    ],
  },
] as const satisfies readonly Department[];
