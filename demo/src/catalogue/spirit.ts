import {
  type Commission,
  type Draft,
  homeOf,
  loreOf,
  nothing,
  pairingsOf,
  paragraph,
  stepped,
  withParcel,
} from './commission.js';
import { listed, type SpiritStyle } from './facts/style.js';
import { spiritStyles } from './facts/styles.js';
import { inRange, mixedPlace, sizeFactor } from './prices.js';
import { joined, type Slots, shuffled } from './words/grammar.js';
import { openers, sized } from './words/openers.js';
import { spiritMaking } from './words/spirit-making.js';
import * as tasting from './words/spirit-tasting.js';

const numbers: Readonly<Record<number, string>> = {
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  18: 'eighteen',
  20: 'twenty',
  21: 'twenty-one',
  25: 'twenty-five',
};

const grains = (mash: string) => listed(mash).map((part) => /^(.+) (\d+)$/.exec(part) ?? [part, part, null]);

/** `corn 75, rye 25` as the label writes it; text that is not a recipe stays as it is. */
const mashBillOf = (mash: string) =>
  grains(mash)
    .map(([, grain, share]) => (share ? `${share}% ${grain}` : `${grain}`))
    .join(', ');

const spokenMash = (mash: string) =>
  joined(
    grains(mash).map(([, grain, share]) =>
      share && share !== '100' ? `${share} per cent ${grain}` : `${grain}`,
    ),
  );

/** Whisky gains most with age; rum in the heat, and brandy with ranges of its own, gain less. */
function ageFactor({ category }: SpiritStyle, years: number | undefined): number {
  if (!years) return 1;
  const whisky = category === 'scotch' || category === 'world-whiskey' || category === 'bourbon-rye';
  return Math.exp(Math.max(0, years - (whisky ? 10 : 6)) * (whisky ? 0.105 : 0.045));
}

function nameOf({ named }: SpiritStyle, name: string, fallback: string): string {
  if (!name) return fallback;
  const noun = named?.replace('{name}', '').trim();
  return named && noun && !name.includes(noun) ? named.replace('{name}', name) : name;
}

export function draftSpirit(commission: Commission): Draft {
  const { line, brand, story, parcel, chance, tell } = commission;
  const style = spiritStyles.get(line.style);
  if (!style) throw new Error(`No table knows the spirit '${line.style}'.`);
  const { abv: strengths, price, size = 700 } = style.figures;
  const { region, country } = homeOf(line, style);
  const sizeMl = line.sizeMl ?? (country === 'United States' ? 750 : size);
  const abv = line.abv ?? stepped(chance.between(strengths[0], strengths[1]), 0.5);
  const proof = Number((abv * 2).toFixed(1));
  const wood = style.casks ? chance.pick(style.casks.split(' | ')) : null;
  const foods = pairingsOf(listed(style.foods), chance);
  const [a = '', b = '', c = '', d = '', e = ''] = shuffled(listed(style.flavours), chance);
  const span = line.ageYears
    ? `${numbers[line.ageYears] ?? line.ageYears} years`
    : chance.pick(['several years', 'a good few years', 'some years']);
  const slots: Slots = {
    a,
    b,
    c,
    d,
    e,
    brand,
    place: region,
    what: line.style,
    proof: `${proof}`,
    cask: wood ?? 'old oak',
    mash: spokenMash(style.mashBill ?? 'grain'),
    years: line.ageYears ? `for ${span}` : chance.pick([`for ${span}`, 'until it was ready']),
    span,
    food: foods[0] ?? '',
    other: foods[1] ?? '',
  };
  const lore = loreOf(style.about, commission);
  const format = sizeMl < 700 || sizeMl > 750 ? sized[sizeMl] : undefined;
  const place = mixedPlace(line.place, chance);
  return {
    ...nothing,
    name: withParcel(nameOf(style, line.name, style.type), parcel),
    category: style.category,
    varietals: [{ name: line.style, percent: 100 }],
    country,
    region,
    appellation: style.appellation ?? null,
    abv,
    sizeMl,
    packCount: 1,
    description: paragraph(
      story,
      lore,
      format !== undefined && tell(format, slots, chance),
      !story && !lore && tell(openers, slots, chance),
      tell(spiritMaking[style.making], slots, chance),
      tell(tasting.spiritServing[style.serve], slots, chance),
    ),
    tastingNotes: {
      nose: tell(tasting.spiritNoses, slots, chance),
      palate: tell(tasting.spiritPalates, slots, chance),
      finish: tell(tasting.spiritFinishes, slots, chance),
    },
    pairings: foods,
    spirit: {
      proof,
      ageYears: line.ageYears ?? null,
      cask: wood?.startsWith('never') ? null : wood,
      mashBill: style.mashBill ? mashBillOf(style.mashBill) : null,
    },
    cents: inRange(price, place) * ageFactor(style, line.ageYears) * sizeFactor(sizeMl, 750),
  };
}
