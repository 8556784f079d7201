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
import { listed } from './facts/style.js';
import { beers } from './facts/styles.js';
import { inRange, mixedPlace } from './prices.js';
import * as brewing from './words/beer-brewing.js';
import { type Slots, shuffled } from './words/grammar.js';
import { brewOpeners } from './words/openers.js';

/** The tables' prices are for 12 fluid ounces. */
const ounces12 = 355;

export function draftBeer(commission: Commission): Draft {
  const { line, brand, story, parcel, chance, tell } = commission;
  const style = beers.get(line.style);
  if (!style) throw new Error(`No table knows the beer '${line.style}'.`);
  const { abv, ibu, price } = style.figures;
  const sizeMl = line.sizeMl ?? ounces12;
  const packCount = line.packCount ?? 1;
  const foods = pairingsOf(listed(style.foods), chance);
  const [a = '', b = '', c = '', d = '', e = ''] = shuffled(listed(style.flavours), chance);
  const { region, country } = homeOf(line, style);
  const slots: Slots = {
    a,
    b,
    c,
    d,
    e,
    brand,
    place: region,
    what: line.style,
    hops: chance.pick(brewing.hopsFor[style.brewing]),
    malts: chance.pick(brewing.malts[style.brewing]),
    food: foods[0] ?? '',
    other: foods[1] ?? '',
  };
  const lore = loreOf(style.about, commission);
  const share = (sizeMl / ounces12) ** 0.9 * packCount ** 0.93;
  return {
    ...nothing,
    name: withParcel(line.name || line.style, parcel),
    category: style.category,
    varietals: [{ name: line.style, percent: 100 }],
    country,
    region,
    appellation: null,
    abv: line.abv ?? stepped(chance.between(abv[0], abv[1]), 0.1),
    sizeMl,
    packCount,
    description: paragraph(
      story,
      lore,
      !story && !lore && tell(brewOpeners, slots, chance),
      tell(brewing.beerBrewing[style.brewing], slots, chance),
      tell(brewing.beerServing, slots, chance),
    ),
    tastingNotes: {
      nose: tell(brewing.beerNoses, slots, chance),
      palate: tell(brewing.beerPalates, slots, chance),
      finish: tell(brewing.beerFinishes, slots, chance),
    },
    pairings: foods,
    beer: { style: line.style, ibu: ibu ? Math.round(chance.between(ibu[0], ibu[1])) : null },
    cents: inRange(price, mixedPlace(line.place, chance)) * share,
  };
}
