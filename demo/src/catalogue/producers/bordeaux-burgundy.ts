import type { Producer } from './producer.js';

export const bordeauxBurgundyProducers: Producer[] = [
  {
    name: 'Château Valmorin',
    manner: 'classic',
    care: 'sustainable',
    story: 'Three generations of the same family have refused to make this wine easier to like when young.',
    range: `
      Pauillac | Pauillac | 80 | limit 3, featured
      Pauillac | Pauillac | 82 | 1500 ml, limit 1
      Pauillac | Les Tourelles de Valmorin Pauillac | 25`,
  },
  {
    name: 'Château Belcastan',
    manner: 'classic',
    care: 'organic, vegan',
    story: 'The owner’s grandmother sold eggs to keep the roof on; the roof and the vines both held.',
    range: `
      Margaux | Margaux | 65
      Margaux | La Rose de Belcastan Margaux | 15`,
  },
  {
    name: 'Château Haut-Meyrignac',
    manner: 'classic',
    story: 'A farmer’s château: no turrets, one good cellar, and a tractor older than the winemaker.',
    range: `
      Saint-Estèphe | Saint-Estèphe | 45
      Haut-Médoc | L’Esprit de Meyrignac Haut-Médoc | 45`,
  },
  {
    name: 'Château Fontorbe',
    manner: 'classic',
    story: 'Fontorbe has changed hands twice since the Revolution, both times at the altar.',
    range: `
      Saint-Julien | Saint-Julien | 50
      Saint-Julien | Saint-Julien | 52 | 375 ml`,
  },
  {
    name: 'Clos des Argelles',
    manner: 'classic',
    care: 'organic',
    story: 'Eleven acres inside one wall, worked by a brother and sister who disagree only about jazz.',
    range: `
      Saint-Émilion Grand Cru | Saint-Émilion Grand Cru | 55
      Saint-Émilion Grand Cru | Petit Clos Saint-Émilion Grand Cru | 8`,
  },
  {
    name: 'Château Montescaut',
    manner: 'classic',
    story: 'The quarry under the house is the cellar, and the temperature has not moved since 1780.',
    range: `
      Saint-Émilion Grand Cru | Saint-Émilion Grand Cru | 78 | limit 6`,
  },
  {
    name: 'Vieux Château Ormeval',
    manner: 'classic',
    story: 'Six hectares on the plateau, a chai the size of a barn, and a telephone that is rarely answered.',
    range: `
      Pomerol | Pomerol | 50 | limit 3
      Pomerol | Pomerol Les Trente Rangs | 97 | lottery`,
  },
  {
    name: 'Château Brandelac',
    manner: 'classic',
    care: 'sustainable',
    story: 'Suburban Bordeaux has grown right up to Brandelac’s gate, and there it has had to stop.',
    range: `
      Pessac-Léognan | Pessac-Léognan | 45
      Pessac-Léognan Blanc | Pessac-Léognan Blanc | 55`,
  },
  {
    name: 'Château d’Orvignac',
    manner: 'classic',
    story: 'In bad years d’Orvignac makes no sweet wine whatever and the family eats a great deal of soup.',
    range: `
      Sauternes | Sauternes | 65 | featured
      Sauternes | Sauternes | 66 | 375 ml
      Sauternes | Les Cyprès d’Orvignac Sauternes | 15 | 375 ml`,
  },
  {
    name: 'Domaine du Moulin Patarin',
    manner: 'modern',
    care: 'organic, vegan',
    story: 'Young, quick and unfussy: two agronomists bought a mill with a vineyard and kept both running.',
    range: `
      Bordeaux Supérieur | Bordeaux Supérieur Vieilles Vignes | 70
      Entre-Deux-Mers | Entre-Deux-Mers | 45`,
  },
  {
    name: 'Domaine Courtavel',
    manner: 'classic',
    care: 'organic',
    story: 'Courtavel still ploughs with a mare named Olga, who knows the rows better than the maps do.',
    range: `
      Gevrey-Chambertin | Gevrey-Chambertin Vieilles Vignes | 50
      Gevrey-Chambertin | Gevrey-Chambertin Premier Cru Les Corbeaux | 88 | limit 2
      Bourgogne Rouge | Bourgogne Pinot Noir | 65`,
  },
  {
    name: 'Maison Lambrette',
    manner: 'classic',
    story: 'A small négociant in Beaune that buys grapes, never wine, and pays on the day of harvest.',
    range: `
      Bourgogne Rouge | Bourgogne Pinot Noir | 25
      Pommard | Pommard | 35
      Crémant de Bourgogne | Crémant de Bourgogne Brut | 45`,
  },
  {
    name: 'Domaine Noëlle Tissard',
    manner: 'craft',
    care: 'biodynamic, low-intervention',
    story: 'Noëlle took over two barrels and a debt from her uncle; only the debt is gone.',
    range: `
      Chambolle-Musigny | Chambolle-Musigny | 50
      Chambolle-Musigny | Chambolle-Musigny Premier Cru Les Charmes | 86 | limit 2`,
  },
  {
    name: 'Domaine Grandvaux Père et Fils',
    manner: 'classic',
    story: 'Père is eighty and still prunes; Fils is sixty and still asks him how.',
    range: `
      Vosne-Romanée | Vosne-Romanée | 45 | limit 3
      Vosne-Romanée | Vosne-Romanée Premier Cru Les Chaumes | 92 | lottery
      Bourgogne Rouge | Bourgogne Pinot Noir Les Bons Bâtons | 80`,
  },
  {
    name: 'Domaine de la Combe Dorée',
    manner: 'classic',
    care: 'organic',
    story: 'A cold combe opens above the cellar door and lends every wine here its mountain breath.',
    range: `
      Volnay | Volnay | 50
      Pommard | Pommard Les Noizons | 75`,
  },
  {
    name: 'Domaine Sébastien Morisard',
    manner: 'craft',
    care: 'organic, vegan',
    story: 'Sébastien left a bank in Lyon for three rented rows; he now owns forty and sleeps better.',
    range: `
      Meursault | Meursault | 40 | featured
      Meursault | Meursault Les Tillets | 70`,
  },
  {
    name: 'Domaine Perrichet-Roux',
    manner: 'classic',
    story: 'Two families, one marriage and eleven tiny parcels that no sane person would farm together.',
    range: `
      Puligny-Montrachet | Puligny-Montrachet | 45
      Puligny-Montrachet | Puligny-Montrachet Premier Cru Les Folatières | 85 | limit 2`,
  },
  {
    name: 'Domaine Vauxcelles',
    manner: 'classic',
    care: 'sustainable',
    story: 'Candles stand in these rows on April nights, thousands of them, and everybody is out in boots.',
    range: `
      Chablis | Chablis | 50
      Chablis | Chablis | 50 | 375 ml
      Chablis Premier Cru | Chablis Premier Cru Montmains | 60`,
  },
  {
    name: 'Caves du Serein',
    manner: 'modern',
    story: 'A co-operative of sixty growers along the river, run as strictly as a kitchen.',
    range: `
      Chablis | Chablis | 10`,
  },
  {
    name: 'Domaine des Trois Meules',
    manner: 'craft',
    care: 'biodynamic',
    story: 'Sheep graze here all winter, and the domaine’s compost has been written up in a journal.',
    range: `
      Pouilly-Fuissé | Pouilly-Fuissé | 55
      Mâcon-Villages | Mâcon-Villages | 80`,
  },
  {
    name: 'Domaine Jeannot-Vialle',
    manner: 'craft',
    care: 'organic, low-intervention',
    story: 'Whole bunches, wild yeast and bicycles: the cellar team is also the village’s racing club.',
    range: `
      Morgon | Morgon Côte du Py | 65 | featured
      Fleurie | Fleurie | 40
      Beaujolais-Villages | Beaujolais-Villages | 50`,
  },
  {
    name: 'Domaine de la Grange-aux-Loups',
    manner: 'classic',
    story: 'The last wolf in the canton was seen from this barn in 1891, or so the label insists.',
    range: `
      Morgon | Morgon | 30
      Fleurie | Fleurie La Madone | 65`,
  },
];
