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
import { sakeRice } from './facts/sakes.js';
import { listed } from './facts/style.js';
import { sakes } from './facts/styles.js';
import { inRange, mixedPlace, sizeFactor } from './prices.js';
import { type Slots, shuffled } from './words/grammar.js';
import { brewOpeners, sized } from './words/openers.js';
import * as brewing from './words/sake-brewing.js';

export function draftSake(commission: Commission): Draft {
  const { line, brand, story, parcel, chance, tell } = commission;
  const style = sakes.get(line.style);
  if (!style) throw new Error(`No table knows the sake '${line.style}'.`);
  const { abv, price } = style.figures;
  const sizeMl = line.sizeMl ?? 720;
  const { region, country } = homeOf(line, style);
  const rice = country === 'Japan' ? chance.pick(sakeRice) : 'Calrose';
  const polish = stepped(chance.between(style.polish[0], style.polish[1]), 1);
  const foods = pairingsOf(listed(style.foods), chance);
  const [a = '', b = '', c = '', d = '', e = ''] = shuffled(listed(style.flavours), chance);
  const slots: Slots = {
    a,
    b,
    c,
    d,
    e,
    brand,
    rice,
    place: region,
    what: line.style,
    polish: `${polish}`,
    food: foods[0] ?? '',
    other: foods[1] ?? '',
  };
  const lore = loreOf(style.about, commission);
  const format = sizeMl === 720 ? undefined : sized[sizeMl];
  return {
    ...nothing,
    name: withParcel(line.name || line.style, parcel),
    category: style.category,
    varietals: [{ name: line.style, percent: 100 }],
    country,
    region,
    appellation: null,
    abv: stepped(chance.between(abv[0], abv[1]), 0.5),
    sizeMl,
    packCount: 1,
    description: paragraph(
      story,
      lore,
      format !== undefined && tell(format, slots, chance),
      !story && !lore && tell(brewOpeners, slots, chance),
      tell(brewing.sakeBrewing, slots, chance),
      tell(style.category === 'junmai' ? brewing.warmServing : brewing.coldServing, slots, chance),
    ),
    tastingNotes: {
      nose: tell(brewing.sakeNoses, slots, chance),
      palate: tell(brewing.sakePalates, slots, chance),
      finish: tell(brewing.sakeFinishes, slots, chance),
    },
    pairings: foods,
    sake: { grade: line.style, polish, rice },
    cents: inRange(price, mixedPlace(line.place, chance)) * sizeFactor(sizeMl, 720),
  };
}
