import type { Label } from '../../pictures/labels/label.js';
import type { LabelStyle } from '../../pictures/labels/styles.js';
import type { Draft } from '../commission.js';
import type { CategorySlug } from '../departments.js';
import type { Line } from '../lines.js';

type Words = Pick<Label, 'producer' | 'name' | 'appellation' | 'vintage' | 'smallPrint'>;

const loud: readonly LabelStyle[] = ['chateau', 'medallion', 'poster', 'colourBlock', 'typographic'];

/** Stands above the name when the producer's own name is the title. */
const mottoes = new Map([
  ['France', 'Mis en bouteille à la propriété'],
  ['Italy', 'Imbottigliato all’origine'],
  ['Spain', 'Embotellado en la propiedad'],
  ['Portugal', 'Engarrafado na origem'],
  ['Germany', 'Gutsabfüllung'],
  ['Austria', 'Gutsabfüllung'],
]);

const size = (ml: number) => (ml % 500 === 0 && ml >= 1000 ? `${ml / 1000} L` : `${ml} ml`);

/** If its kind already names the region, the label says instead what it is. */
const trades: Partial<Record<CategorySlug, string>> = {
  scotch: 'Scotch Whisky',
  'bourbon-rye': 'American Whiskey',
  'world-whiskey': 'Single Distillery Whisky',
  'tequila-mezcal': '100% Agave',
  brandy: 'Distilled from wine',
  rum: 'Tropical Ageing',
};

/** Set names without the part that says what it is: `Barolo Vigna Serrata` is a Barolo called Vigna Serrata. */
function without(name: string, ...parts: readonly (string | null)[]): string {
  let rest = name;
  for (const part of parts) if (part) rest = rest.replace(part, '').replaceAll('  ', ' ').trim();
  return /^\p{Ll}/u.test(rest) ? name : rest;
}

/** A makeshift for long names: the longest line of a label holds about thirty letters. */
const short = (name: string) => name.replace(/^(Champagne|Weingut|Bodegas?|Cantin[ae]|Tenuta) /, '');

export function wordsFor(line: Line, brand: string, draft: Draft, style: LabelStyle): Words {
  const { appellation, abv, sizeMl, vintage, country } = draft;
  const strength = `${abv}% ${country === 'United States' ? 'alc/vol' : 'vol'} · ${size(sizeMl ?? 750)}`;
  const said = (words: Words): Words =>
    loud.includes(style) ? { ...words, name: words.name.toLocaleUpperCase('en') } : words;
  if (draft.spirit) {
    const kind = line.style;
    const variant = without(draft.name, 'Single Malt', kind) || draft.name;
    const age = draft.spirit.ageYears ? `Aged ${draft.spirit.ageYears} Years` : variant;
    const told = { vintage: kind.includes(age) ? '' : age, smallPrint: strength };
    const origin = kind.includes(draft.region) ? (trades[draft.category] ?? '') : draft.region;
    if (style === 'cuvee') return said({ ...told, producer: brand, name: kind, appellation: origin });
    return said({ ...told, producer: origin, name: brand, appellation: kind });
  }
  if (draft.beer || draft.sake) {
    const title = without(draft.name, line.style, 'IPA');
    const words = { appellation: line.style, vintage: '', smallPrint: strength };
    if (title) return said({ ...words, producer: brand, name: title });
    return said({ ...words, producer: draft.region, name: short(brand) });
  }
  const place = (appellation ?? draft.region)
    .replace(/ (DOC[Gaq]?|DOQ|DO|DOP|DAC|IGT|PDO)$/, '')
    .replace('PDO ', '');
  const year = vintage ? `${vintage}` : '';
  const title = without(draft.name, place);
  const words = { appellation: place.toLocaleUpperCase('en'), vintage: year, smallPrint: strength };
  if (title) return said({ ...words, producer: brand, name: title });
  const motto = mottoes.get(country) ?? 'Estate bottled';
  if (style === 'cuvee') return said({ ...words, producer: short(brand), name: motto });
  return said({ ...words, producer: motto, name: short(brand) });
}
