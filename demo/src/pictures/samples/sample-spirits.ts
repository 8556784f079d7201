import type { PictureSpec } from '../picture.js';
import { bottle, label } from './sample.js';

export const sampleSpirits: readonly PictureSpec[] = [
  bottle(
    'whisky',
    ['clear', 'amber'],
    ['wooden stopper', '#3a2418', '#b08a4a'],
    label('letterpress', 'linen', 'Glen Arran|Morvane|Single Malt Scotch|Aged 12 Years|46% vol · 700 ml'),
  ),
  {
    ...bottle(
      'whisky',
      ['clear', 'copper'],
      ['metal stopper', '#2a2a2e', '#b08a4a'],
      label('deco', 'navy', 'Isle of Skerra|The Lantern|Cask Strength|18|58.2% vol · 700 ml'),
    ),
    box: { type: 'tube', colour: '#1b2a49' },
  },
  bottle(
    'bourbon',
    ['clear', 'amber'],
    ['wooden stopper', '#6b4226'],
    label(
      'vintagePaper',
      'kraft',
      'Harlan & Sons|Mill Creek|Kentucky Straight Bourbon|8 Years|45% alc/vol · 90 proof · 750 ml',
    ),
  ),
  {
    ...bottle(
      'bourbon',
      ['clear', 'mahogany'],
      ['wax', '#7a1620'],
      label('chateau', 'ivory', 'Small Batch|BLUE LIMESTONE|KENTUCKY RYE|No. 41|50% alc/vol · 750 ml'),
    ),
    box: { type: 'wooden case', colour: '#b98a56' },
  },
  bottle(
    'decanter',
    ['clear', 'honey'],
    ['metal stopper', '#3a3a40', '#b08a4a'],
    label('heraldic', 'ivory', 'Old Sexton|Clonmore|IRISH WHISKEY|16 Years|43% vol · 700 ml'),
  ),
  bottle(
    'tequila',
    ['clear', 'water'],
    ['wooden stopper', '#c79a62'],
    label('botanical', 'sky', 'Casa Lucero|Luna Blanca|Tequila Blanco|100% Agave|40% vol · 750 ml'),
  ),
  bottle(
    'tequila',
    ['clear', 'honey'],
    ['ball stopper', '#8a5a2a'],
    label('medallion', 'brick', 'Hacienda del Sol|REPOSADO|JALISCO|2022|40% vol'),
  ),
  bottle(
    'gin',
    ['teal', 'water'],
    ['wooden stopper', '#c79a62'],
    label('botanical', 'meadow', 'Harbour Still|Juniper & Sea|London Dry Gin|No. 7|44% vol · 750 ml'),
  ),
  bottle(
    'gin',
    ['frosted', 'water'],
    ['metal stopper', '#7d95ab'],
    label('typographic', 'night', 'NORTHLIGHT|Aurora|Navy Strength Gin|2023|57% vol · 700 ml'),
  ),
  {
    ...bottle(
      'cognac',
      ['clear', 'copper'],
      ['ball stopper', '#b08a4a'],
      label('medallion', 'night', 'Maison Vautrin|VAUTRIN|COGNAC XO||40% vol'),
    ),
    box: { type: 'carton', colour: '#4a1420' },
  },
  bottle(
    'vodka',
    ['frosted', 'water'],
    ['screw', '#c3c7ca'],
    label('minimal', 'sky', 'SØLVE|Winter Wheat|Vodka|Batch 12|40% vol · 750 ml'),
  ),
  bottle(
    'vodka',
    ['clear', 'water'],
    ['metal stopper', '#16181c'],
    label('poster', 'navy', 'PRAIRIE|CLEAR SKY|Potato Vodka||40% vol · 1 L'),
  ),
  bottle(
    'liqueur',
    ['clear', 'coffee'],
    ['screw', '#23201e'],
    label('script', 'mustard', 'CASA MOKA|Nocturne|COFFEE LIQUEUR||25% vol · 750 ml'),
  ),
  bottle(
    'liqueur',
    ['amber', 'honey'],
    ['capsule', '#8a6420'],
    label('oval', 'sun', 'FRATELLI RIVA|Amaro|Alle Erbe|1894|28% vol · 700 ml'),
  ),
  bottle(
    'rum',
    ['antique', 'mahogany'],
    ['wooden stopper', '#23180f', '#b08a4a'],
    label('letterpress', 'mustard', 'Port Isabel|Ron Navío|Solera Rum|15|40% vol · 750 ml'),
  ),
  bottle(
    'rum',
    ['clear', 'amber'],
    ['wooden stopper', '#8a5a34'],
    label('landscape', 'sun', 'Plantation Verre|Mangrove|AGRICOLE VIEUX|2017|45% vol · 700 ml'),
  ),
];
