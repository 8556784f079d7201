import type { Label } from '../../pictures/labels/label.js';
import type { LabelStyle } from '../../pictures/labels/styles.js';
import type { Draft } from '../commission.js';
import type { Line } from '../lines.js';

type Words = Pick<Label, 'producer' | 'name' | 'appellation' | 'vintage' | 'smallPrint'>;

const loud: readonly LabelStyle[] = ['chateau', 'medallion', 'poster', 'colourBlock', 'typographic'];

/** What stands over the name when the producer's own name is the title. */
const mottoes: Readonly<Record<string, string>> = {
  France: 'Mis en bouteille à la propriété',
  Italy: 'Imbottigliato all’origine',
  Spain: 'Embotellado en la propiedad',
  Portugal: 'Engarrafado na origem',
  Germany: 'Gutsabfüllung',
  Austria: 'Gutsabfüllung',
};

const size = (ml: number) => (ml % 500 === 0 && ml >= 1000 ? `${ml / 1000} L` : `${ml} ml`);

/** Set names without the part that says what it is: `Barolo Vigna Serrata` is a Barolo called Vigna Serrata. */
function without(name: string, ...parts: readonly (string | null)[]): string {
  let rest = name;
  for (const part of parts) if (part) rest = rest.replace(part, '').replaceAll('  ', ' ').trim();
  return rest;
}

/** A stopgap for a long name: the label's longest line holds about thirty letters. */
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
    return said({
      producer: draft.region,
      name: brand,
      appellation: kind,
      vintage: age,
      smallPrint: strength,
    });
  }
  if (draft.beer || draft.sake) {
    const title = without(draft.name, line.style, 'IPA') || short(brand);
    return said({ producer: brand, name: title, appellation: line.style, vintage: '', smallPrint: strength });
  }
  const place = (appellation ?? draft.region)
    .replace(/ (DOC[Gaq]?|DOQ|DO|DOP|DAC|IGT|PDO)$/, '')
    .replace('PDO ', '');
  const year = vintage ? `${vintage}` : '';
  const title = without(draft.name, place);
  const words = { appellation: place.toLocaleUpperCase('en'), vintage: year, smallPrint: strength };
  if (title) return said({ ...words, producer: brand, name: title });
  return said({ ...words, producer: mottoes[country] ?? 'Estate bottled', name: short(brand) });
}
