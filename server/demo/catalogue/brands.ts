import type { Line } from './lines.js';

/** Names for the producers beyond the demo's: made up of parts, each one once. */
interface Parts {
  before: readonly string[];
  start: readonly string[];
  end: readonly string[];
  after: readonly string[];
}

const latin: Parts = {
  before: ['Tenuta', 'Bodega', 'Quinta', 'Cantina', 'Finca', 'Podere', 'Viña', 'Casa'],
  start:
    'Mar,Val,Cor,Ser,Bel,Tor,Cal,Fon,Pra,Ger,Lam,Ros,Vic,Mon,Sal,Cer,Alt,Bran,Cast,Dor,Fal,Gal,Nev,Ol'.split(
      ',',
    ),
  end: 'dela,anera,esco,ovina,irola,umbra,atella,enza,ino,onda,aluce,ezza,arosa,uvia,iano,estra,imare,olana'.split(
    ',',
  ),
  after: ['', 'Vecchia', 'Alta', 'del Sol', 'Bianca', 'e Figli', 'del Monte', 'Nova'],
};
const french: Parts = {
  before: ['Domaine', 'Château', 'Mas', 'Clos', 'Maison', 'Cave', 'Domaine du', 'Domaine de la'],
  start:
    'Mar,Val,Cor,Ser,Bel,Tour,Cha,Fon,Bou,Ger,Lam,Ros,Vill,Mont,Sau,Cer,Haut,Bran,Cast,Dor,Fal,Gau,Per,Lar'.split(
      ',',
    ),
  end: 'taval,igny,ecourt,onne,ière,ambel,eray,oche,ardin,ance,illac,elle,ouse,anges,evin,ouet,ignac,ombe'.split(
    ',',
  ),
  after: ['', 'et Fils', 'Vieux', 'Frères', 'le Haut', 'Père', 'et Filles', 'd’En Bas'],
};
const german: Parts = {
  before: ['Weingut', 'Schlossgut', 'Kellerei', 'Winzerhof', 'Gut', 'Familie', 'Hof', 'Weinhaus'],
  start:
    'Berg,Stein,Linden,Eich,Sonnen,Wald,Reb,Kloster,Hohen,Rosen,Silber,Falken,Adler,Birken,Mühl,Hasel'.split(
      ',',
    ),
  end: 'thal,hof,brunn,eck,feld,hang,burg,garten,stein,ried,kamp,leite,au,bach,lohe,wies,grund,mark'.split(
    ',',
  ),
  after: ['', 'Söhne', 'Erben', 'Brüder', 'am See', 'am Rain', 'Töchter', 'im Tal'],
};
const english: Parts = {
  before: ['', 'Old', 'Little', 'Upper', 'Blue', 'Red', 'North', 'Lost'],
  start:
    'Fox,Heron,Stone,Copper,Cedar,Wren,Harrow,Mill,Thorn,Bramble,Raven,Hazel,Otter,Granite,Larch,Sable'.split(
      ',',
    ),
  end: 'gate,field,water,ridge,hollow,ford,bank,barn,bridge,light,mead,croft,fell,run,stead,hill,moor,bend'.split(
    ',',
  ),
  after: ['Vineyards', 'Cellars', 'Estate', '& Daughters', 'Works', 'Landing', 'Row', '& Sons'],
};

const byCountry: Readonly<Record<string, Parts>> = {
  France: french,
  Lebanon: french,
  Martinique: french,
  Belgium: french,
  Germany: german,
  Austria: german,
  Switzerland: german,
  Italy: latin,
  Spain: latin,
  Portugal: latin,
  Mexico: latin,
  Argentina: latin,
  Chile: latin,
  Peru: latin,
};

const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** The `nth` brand of a country. All differ until the parts are used up, which is after twenty thousand. */
function nthBrand({ before, start, end, after }: Parts, nth: number): string {
  const step = Math.floor(nth / start.length);
  const further = Math.floor(step / end.length);
  const word = `${at(start, nth)}${at(end, step)}`;
  const [head, tail] = [
    at(before, nth + step + further),
    at(after, further + Math.floor(further / after.length)),
  ];
  return [head, word, tail].filter(Boolean).join(' ');
}

/** Each brand makes the lines of one demo producer, and keeps making them for eight waves. */
export const wavesOfBrand = 8;

export function brandBeyond(
  line: Line,
  producerIndex: number,
  producerCount: number,
  country: string,
  wave: number,
) {
  const generation = Math.floor((wave - 1) / wavesOfBrand);
  return nthBrand(
    byCountry[country] ?? english,
    generation * producerCount + producerIndex + line.ofProducer * 0,
  );
}

const parcels = [
  'Lot 1',
  'Upper Slope',
  'River Block',
  'Old Vines',
  'Stone Wall',
  'East Side',
  'Chapel',
  'Long Row',
  'Hill Top',
  'Spring Block',
  'Lot 7',
];

/** What tells the products of one brand and style apart. */
export const parcelOf = (line: Line, wave: number) => at(parcels, wave * 3 + line.ofStyle);
