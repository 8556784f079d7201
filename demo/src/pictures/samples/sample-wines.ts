import type { PictureSpec } from '../picture.js';
import { bottle, label } from './sample.js';

const red = ['antique', 'ruby'] as const;
const green = ['green', 'ruby'] as const;

export const sampleWines: readonly PictureSpec[] = [
  bottle(
    'bordeaux',
    red,
    ['capsule', '#6a111b', '#b8944a'],
    label(
      'chateau',
      'ivory',
      'Grand Vin de Bordeaux|CHÂTEAU VALMIRE|PAUILLAC|2018|Mis en bouteille au château · 13.5% vol · 750 ml',
    ),
  ),
  bottle(
    'bordeaux',
    red,
    ['capsule', '#16181c'],
    label(
      'chateau',
      'chalk',
      'Cru Classé|LES HAUTS DE MORAINE|SAINT-ÉMILION GRAND CRU|2016|14% vol · 750 ml',
    ),
  ),
  bottle(
    'bordeaux',
    red,
    ['capsule', '#1b2a49'],
    label('deco', 'night', 'Stag Hollow|Meridian|Napa Valley Cabernet|2019|14.5% alc/vol · 750 ml'),
  ),
  bottle(
    'bordeaux',
    ['antique', 'garnet'],
    ['wax', '#1d1b1b'],
    label(
      'letterpress',
      'linen',
      'Ironwood & Daughters|Black Barn|Paso Robles Zinfandel|2021|15.1% alc/vol · 750 ml',
    ),
  ),
  bottle(
    'bordeaux',
    red,
    ['capsule', '#4a2412'],
    label('heraldic', 'linen', 'Bodegas Altamora|Gran Reserva|RIOJA|2014|14% vol · 750 ml'),
  ),
  bottle(
    'bordeaux',
    ['leaf', 'straw'],
    ['screw', '#2f6a58'],
    label('minimal', 'sea', 'TIDEWATER|Sauvignon Blanc|Marlborough|2023|12.5% vol · 750 ml'),
  ),
  bottle(
    'bordeaux',
    ['clear', 'straw'],
    ['screw', '#d8d2c4'],
    label('landscape', 'sky', 'Quinta do Norte|Atlântico|VINHO VERDE|2023|11% vol · 750 ml'),
  ),
  bottle(
    'bordeaux',
    red,
    ['capsule', '#7a2418'],
    label('poster', 'brick', 'FINCA LUZ|MALBEC|Mendoza|2022|13.9% vol · 750 ml'),
  ),
  bottle(
    'bordeaux',
    red,
    ['capsule', '#5a1420'],
    label('colourBlock', 'mustard', 'COOPERATIVA SUR|Garnacha Vieja|Campo de Borja|2021|14% vol · 750 ml'),
  ),
  bottle(
    'bordeaux',
    red,
    ['capsule', '#23201e'],
    label('typographic', 'ivory', 'Tenuta Rovere|Sasso|Bolgheri Superiore|2019|14% vol · 750 ml'),
  ),
  {
    ...bottle(
      'bordeaux',
      red,
      ['capsule', '#6a111b'],
      label('chateau', 'linen', 'Grand Vin|CHÂTEAU BELORME|MARGAUX|2010|13% vol · 1.5 L'),
    ),
    size: 'magnum',
  },
  {
    ...bottle(
      'bordeaux',
      ['green', 'ruby'],
      ['capsule', '#3a1a2c'],
      label('oval', 'ivory', 'DOMAINE SAUVAIRE|Le Petit|Minervois|2020|13% vol · 375 ml'),
    ),
    size: 'half',
  },
  bottle(
    'burgundy',
    green,
    ['capsule', '#23201e'],
    label(
      'domaine',
      'ivory',
      'Domaine Lacombe & Fils|Clos Saint-Aubert|GEVREY-CHAMBERTIN|2020|13% vol · 750 ml',
    ),
  ),
  bottle(
    'burgundy',
    ['clear', 'gold'],
    ['capsule', '#c7a24a'],
    label('domaine', 'chalk', 'Domaine Anselme|Les Perrières|MEURSAULT|2021|13% vol · 750 ml'),
  ),
  bottle(
    'burgundy',
    green,
    ['wax', '#8c1d22'],
    label(
      'vintagePaper',
      'linen',
      'Eola Ridge|Old Vine|Willamette Valley Pinot Noir|2021|13.2% alc/vol · 750 ml',
    ),
  ),
  bottle(
    'burgundy',
    ['olive', 'gold'],
    ['capsule', '#b08a3c'],
    label('script', 'chalk', 'RUSSIAN RIVER|Hélène|CHARDONNAY|2022|14.1% alc/vol · 750 ml'),
  ),
  bottle(
    'burgundy',
    green,
    ['capsule', '#5a3a2a'],
    label('wrapBand', 'petal', 'CASCINA BRICCO|Barbaresco|Riserva|2017|14% vol · 750 ml'),
  ),
  bottle(
    'burgundy',
    ['green', 'orange'],
    ['wax', '#d9822b'],
    label('botanical', 'sun', 'Skin & Stone|Amber|Ribolla Gialla|2022|12.5% vol · 750 ml'),
  ),
  bottle(
    'rhone',
    green,
    ['capsule', '#8a1a20'],
    label('oval', 'linen', 'CAVES DU MISTRAL|Les Galets|Châteauneuf-du-Pape|2019|15% vol · 750 ml'),
  ),
  bottle(
    'rhone',
    ['antique', 'garnet'],
    ['capsule', '#2a2320'],
    label('medallion', 'claret', 'Coteaux Noirs|SERINE|CÔTE-RÔTIE|2018|13.5% vol'),
  ),
  bottle(
    'champagne',
    ['emerald', 'gold'],
    ['foil', '#b8944a'],
    label('cuvee', 'ivory', 'MAISON DELORME|Grande Réserve|CHAMPAGNE|2014|Brut · 12% vol · 750 ml'),
  ),
  bottle(
    'champagne',
    ['antique', 'gold'],
    ['foil', '#16181c', '#b8944a'],
    label('deco', 'night', 'Delacroix-Morel|Nuit Blanche|Blanc de Noirs|NV|Extra Brut · 12% vol · 750 ml'),
  ),
  bottle(
    'champagne',
    ['clear', 'salmon'],
    ['foil', '#d99a8c'],
    label('script', 'petal', 'CANTINA AURORA|Rosato|SPUMANTE|2022|11.5% vol · 750 ml'),
  ),
  bottle(
    'champagne',
    ['green', 'straw'],
    ['foil', '#5f7f3a'],
    label('modern', 'meadow', 'COLLINA VERDE|Prosecco|CONEGLIANO|2023|Brut · 11% vol · 750 ml'),
  ),
  bottle(
    'flute',
    ['leaf', 'straw'],
    ['capsule', '#7c6a3a'],
    label('modern', 'forest', 'WEINGUT HOHENFELS|Riesling|MOSEL TROCKEN|2022|12% vol · 750 ml'),
  ),
  bottle(
    'flute',
    ['amber', 'gold'],
    ['capsule', '#b8944a'],
    label('heraldic', 'ivory', 'Schloss Rheinau|Spätlese|RHEINGAU|2020|8.5% vol · 750 ml'),
  ),
  bottle(
    'provence',
    ['clear', 'salmon'],
    ['glass stopper', '#cfd6d4'],
    label('minimal', 'petal', 'MAS DES CIGALES|Aube Rosé|Côtes de Provence|2023|12.5% vol · 750 ml'),
  ),
  bottle(
    'provence',
    ['clear', 'blush'],
    ['capsule', '#c9a27c'],
    label('oval', 'chalk', 'CLOS DES PINS|Belle Île|Bandol|2023|13% vol · 750 ml'),
  ),
  bottle(
    'port',
    ['antique', 'tawny'],
    ['wax', '#8a6a2a'],
    label('letterpress', 'night', 'Casa Ferreiro|Tawny|20 Years Old Port|Porto|20% vol · 750 ml'),
  ),
  {
    ...bottle(
      'dessert',
      ['clear', 'honey'],
      ['capsule', '#b8944a'],
      label('cuvee', 'ivory', 'CLOS D’ORVAL|Sauternes|GRAND VIN LIQUOREUX|2015|13.5% vol · 375 ml'),
    ),
  },
  bottle(
    'bocksbeutel',
    ['leaf', 'straw'],
    ['capsule', '#a9803a'],
    label('medallion', 'ivory', 'Weingut Steinberg|SILVANER|FRANKEN|2022|12% vol'),
  ),
];
