import { sum } from 'contract/platform/cents';
import type { Random } from '../pictures/drawing/random.js';
import {
  type Commission,
  type Draft,
  loreOf,
  nothing,
  pairingsOf,
  paragraph,
  stepped,
  withParcel,
} from './commission.js';
import { listed, type WineStyle } from './facts/style.js';
import { wineStyles } from './facts/styles.js';
import { vintages } from './facts/vintages.js';
import { inRange, mixedPlace, sizeFactor } from './prices.js';
import type { Taste, TastingNotes, Varietal } from './product.js';
import { joined, type Slots, shuffled } from './words/grammar.js';
import { openers, sized } from './words/openers.js';
import { wineMaking } from './words/wine-making.js';
import * as serving from './words/wine-serving.js';
import * as tasting from './words/wine-tasting.js';

/** A grape with a smaller share is not named on the label. */
const leastTold = 3;

function blendOf(grapes: string, chance: Random): Varietal[] {
  let left = 100;
  const parts = listed(grapes);
  const blend = parts.map((part, i) => {
    const [name = '', range] = part.split(/ (?=\d)/);
    const [least = 0, most = 0] = range?.split('-').map(Number) ?? [];
    const percent = i === parts.length - 1 ? left : Math.round(chance.between(least, most));
    left -= percent;
    return { name, percent };
  });
  const told = blend.filter(({ percent }) => percent >= leastTold).sort((a, b) => b.percent - a.percent);
  const untold = 100 - sum(told.map(({ percent }) => percent));
  return told.map(({ name, percent }, i) => ({ name, percent: i === 0 ? percent + untold : percent }));
}

function tasteOf({ figures: { taste }, category }: WineStyle, chance: Random): Taste {
  const [body, sweetness, acidity, tannin] = taste;
  const moved = (value: number) =>
    value > 1 && value < 5 && chance.chance(0.25)
      ? Math.min(4, Math.max(2, value + chance.pick([-1, 1])))
      : value;
  return {
    body: moved(body),
    sweetness,
    acidity: moved(acidity),
    tannin: category === 'red-wine' ? moved(tannin) : tannin,
  };
}

const onScale = (words: readonly (readonly string[])[], place: number, chance: Random) =>
  chance.pick(words[place - 1] ?? []);

function palatesFor({ category }: WineStyle, taste: Taste): readonly string[] {
  if (category === 'sparkling-wine' && taste.tannin < 3) return tasting.sparklingPalates;
  if (taste.sweetness > 2) return tasting.sweetPalates;
  return taste.tannin > 1 && category !== 'rose-wine' ? tasting.redPalates : tasting.whitePalates;
}

interface Described {
  style: WineStyle;
  commission: Commission;
  taste: Taste;
  slots: Slots;
}

function notesOf({ style, commission: { chance, tell }, taste, slots }: Described): TastingNotes {
  const { body, acid, grip, sweet } = tasting.scales;
  const scaled = {
    ...slots,
    body: onScale(body, taste.body, chance),
    acid: onScale(acid, taste.acidity, chance),
    grip: onScale(grip, taste.tannin, chance),
    sweet: onScale(sweet, taste.sweetness, chance),
  };
  return {
    nose: tell(tasting.noses, scaled, chance),
    palate: tell(palatesFor(style, taste), scaled, chance),
    finish: tell(tasting.finishes, scaled, chance),
  };
}

function servingOf({ category, figures: { keeps } }: WineStyle, sweetness: number): readonly string[] {
  if (category === 'sparkling-wine') return serving.sparkling;
  if (category === 'dessert-wine') return sweetness > 2 ? serving.sweet : serving.whites;
  if (keeps > 9) return serving.keepers;
  return category === 'red-wine' ? serving.soonReds : serving.whites;
}

function descriptionOf({ style, commission, taste, slots }: Described, sizeMl: number): string {
  const { story, chance, tell } = commission;
  const lore = loreOf(style.about, commission);
  const weather = vintages.get(style.region)?.[Number(slots.made)];
  const format = sizeMl !== (style.size ?? 750) && sized[sizeMl];
  const opener = !story && !lore && tell(openers, slots, chance);
  const year = weather && !format && (!story || !lore) && tell(serving.yearly, { ...slots, weather }, chance);
  return paragraph(
    story,
    lore,
    format && tell(format, slots, chance),
    opener,
    tell(wineMaking[style.making], slots, chance),
    year,
    tell(servingOf(style, taste.sweetness), slots, chance),
  );
}

export const brandless = (appellation: string) =>
  appellation.replace(/ (DOC[Gaq]?|DOQ|DO|DOP|DAC|IGT|PDO)$/, '');

/** The years in which a wine is best; without a vintage it is drunk soon. */
function windowOf(vintage: number | null, keeps: number) {
  const made = vintage ?? 2025;
  const until = Math.max(2027, made + keeps);
  return {
    from: Math.min(until - 1, Math.max(2027, made + Math.round(keeps * 0.4))),
    until,
  };
}

export function draftWine(commission: Commission): Draft {
  const { line, brand, parcel, chance } = commission;
  const style = wineStyles.get(line.style);
  if (!style) throw new Error(`No table knows the wine '${line.style}'.`);
  const { years, abv, price, keeps } = style.figures;
  const vintage = years ? Math.round(chance.between(years[0] - 0.4, years[1] + 0.4)) : null;
  const sizeMl = line.sizeMl ?? style.size ?? 750;
  const varietals = blendOf(style.grapes, chance);
  const taste = tasteOf(style, chance);
  const name = line.name || style.called || line.style;
  const [a = '', b = '', c = '', d = '', e = ''] = shuffled(listed(style.flavours), chance);
  const foods = pairingsOf(listed(style.foods), chance);
  const drink = windowOf(vintage, keeps);
  const slots: Slots = {
    a,
    b,
    c,
    d,
    e,
    brand,
    what: style.called ?? line.style,
    place: brandless(style.appellation),
    from: `${drink.from}`,
    until: `${drink.until}`,
    made: `${vintage ?? ''}`,
    grape: varietals[0]?.name ?? '',
    grapes: joined(varietals.slice(0, 3).map((grape) => grape.name)),
    food: foods[0] ?? '',
    other: foods[1] ?? '',
  };
  const described: Described = { style, commission, taste, slots };
  const mature = years && vintage ? 1 + 0.015 * ((years[0] + years[1]) / 2 - vintage) : 1;
  const place = mixedPlace(line.place, chance);
  return {
    ...nothing,
    name: withParcel(name, parcel),
    category: style.category,
    varietals,
    country: style.country,
    region: style.region,
    appellation: style.appellation,
    vintage,
    abv: line.abv ?? stepped(chance.between(abv[0], abv[1]), style.country === 'United States' ? 0.1 : 0.5),
    sizeMl,
    packCount: line.packCount ?? 1,
    drink,
    description: descriptionOf(described, sizeMl),
    tastingNotes: notesOf(described),
    pairings: foods,
    taste,
    cents: inRange(price, place) * mature * sizeFactor(sizeMl, style.size ?? 750),
  };
}
