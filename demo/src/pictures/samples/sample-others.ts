import type { PictureSpec } from '../picture.js';
import type { Bottle } from '../vessels/bottle.js';
import { bottle, label } from './sample.js';

const claret: Bottle = bottle(
  'bordeaux',
  ['antique', 'ruby'],
  ['capsule', '#6a111b'],
  label('chateau', 'ivory', 'Grand Vin|CHÂTEAU VALMIRE|PAUILLAC|2018|750 ml'),
);
const white: Bottle = bottle(
  'burgundy',
  ['clear', 'gold'],
  ['capsule', '#c7a24a'],
  label('domaine', 'chalk', 'Domaine Anselme|Les Perrières|MEURSAULT|2021|750 ml'),
);
const rose: Bottle = bottle(
  'provence',
  ['clear', 'salmon'],
  ['capsule', '#c9a27c'],
  label('oval', 'chalk', 'CLOS DES PINS|Belle Île|Bandol|2023|750 ml'),
);
const fizz: Bottle = bottle(
  'champagne',
  ['emerald', 'gold'],
  ['foil', '#b8944a'],
  label('cuvee', 'ivory', 'DELORME|Grande Réserve|CHAMPAGNE|2014|750 ml'),
);
const young: Bottle = bottle(
  'bordeaux',
  ['antique', 'ruby'],
  ['capsule', '#7a2418'],
  label('poster', 'brick', 'FINCA LUZ|MALBEC|Mendoza|2022|750 ml'),
);
const tuscan: Bottle = bottle(
  'bordeaux',
  ['antique', 'ruby'],
  ['capsule', '#23201e'],
  label('wrapBand', 'ivory', 'TENUTA ROVERE|Sasso|Bolgheri|2019|750 ml'),
);

export const sampleOthers: readonly PictureSpec[] = [
  bottle(
    'longneck',
    ['amber', 'amber'],
    ['crown', '#b8944a'],
    label('poster', 'mustard', 'LAKE STREET|HAZY LAKE|New England IPA||6.8% · 355 ml'),
  ),
  bottle(
    'longneck',
    ['green', 'gold'],
    ['crown', '#1d4a2c'],
    label('oval', 'meadow', 'ALTE MÜHLE|Pilsner|Nach altem Brauch||4.9% · 330 ml'),
  ),
  bottle(
    'steinie',
    ['amber', 'coffee'],
    ['crown', '#16181c'],
    label('letterpress', 'night', 'Foundry Row|Coal Stout|Imperial Stout|2023|10.5% · 330 ml'),
  ),
  bottle(
    'abbey',
    ['antique', 'amber'],
    ['caged cork', '#b8944a'],
    label('heraldic', 'linen', 'Abdij Sint-Otger|Tripel|BELGIAN ABBEY ALE||9% · 750 ml'),
  ),
  {
    kind: 'can',
    seed: 'can1',
    size: '473',
    label: label('poster', 'sea', 'PIER NINE|FOG BANK|West Coast IPA||7.1% · 473 ml'),
  },
  {
    kind: 'can',
    seed: 'can2',
    size: '355',
    label: label('colourBlock', 'petal', 'LITTLE WAVE|Peach Sour|Kettle Sour Ale||4.5% · 355 ml'),
  },
  {
    kind: 'can',
    seed: 'can3',
    size: '473',
    label: label('landscape', 'forest', 'Timberline|Evergreen|COLD LAGER||5% · 473 ml'),
  },
  bottle(
    'sake',
    ['teal', 'water'],
    ['screw', '#b8944a'],
    label('brush', 'rice', 'Kuramoto Aoyama|Snow Crane|JUNMAI GINJO||16% · 720 ml'),
  ),
  bottle(
    'sake',
    ['frosted', 'water'],
    ['screw', '#b3261e'],
    label('brush', 'petal', 'Hanamura|Spring Veil|NIGORI||15% · 720 ml'),
  ),
  bottle(
    'issho',
    ['antique', 'water'],
    ['screw', '#23201e'],
    label('brush', 'kraft', 'Yamagata Shuzo|Stone Bridge|HONJOZO||15.5% · 1.8 L'),
  ),
  {
    ...bottle(
      'champagne',
      ['green', 'gold'],
      ['caged cork', '#5f7f3a'],
      label('botanical', 'linen', 'Orchard Lane|Windfall|Farmhouse Cider|2022|6.5% · 750 ml'),
    ),
  },
  { kind: 'set', container: 'crate', title: 'BORDEAUX & BEYOND', bottles: [claret, white, young] },
  {
    kind: 'set',
    container: 'gift box',
    title: 'An Evening in Provence',
    colour: '#3a1218',
    bottles: [rose, fizz],
  },
  { kind: 'set', container: 'row', title: 'The Tour', bottles: [claret, white, rose, fizz] },
  {
    kind: 'set',
    container: 'crate',
    title: 'THE CELLAR SIX',
    bottles: [claret, white, young, fizz, rose, tuscan],
  },
];
