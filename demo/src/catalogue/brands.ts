import { type BrandParts, type Making, partsFor } from './brand-parts.js';
import type { Line } from './lines.js';

const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/**
 * The `nth` brand made from the parts. All differ until every word has been combined with 64 heads and tails.
 */
function nthBrand({ before, start, end, after }: BrandParts, nth: number): string {
  const step = Math.floor(nth / start.length);
  const further = Math.floor(step / end.length);
  const word = `${at(start, nth)}${at(end, step)}`;
  const [head, tail] = [
    at(before, nth + step + further),
    at(after, further + Math.floor(further / after.length)),
  ];
  return [head, word, tail].filter(Boolean).join(' ');
}

/** Each brand makes the products of one demo producer, for eight waves. */
const wavesOfBrand = 8;

interface Seat {
  making: Making;
  country: string;
  /** Which of the demo's producers of this kind it replaces, and how many there are. */
  index: number;
  count: number;
}

/** The producer who replaces a demo producer in a wave beyond the demo. */
export function brandBeyond({ making, country, index, count }: Seat, wave: number): string {
  const generation = Math.floor((wave - 1) / wavesOfBrand);
  return nthBrand(partsFor(country, making), generation * count + index);
}

const parcels: Readonly<Record<Making, readonly string[]>> = {
  wine: 'Lot 1,Upper Slope,River Block,Old Vines,Stone Wall,East Side,Chapel,Long Row,Hill Top,Spring Block,Lot 7'.split(
    ',',
  ),
  spirits:
    'Cask 3,Second Edition,Cask 11,Harbour Bond,Cask 19,Winter Release,Cask 27,Third Edition,Cask 34,Cask 40,Old Bond'.split(
      ',',
    ),
  beer: 'Fresh Batch,House Blend,Tank 4,Anniversary,Taproom Cut,Second Run,Tank 9,Harvest,Unfiltered,Night Shift,Tank 12'.split(
    ',',
  ),
  sake: 'Tank 2,First Press,Autumn Release,Tank 5,Slow Pressed,Spring Release,Tank 8,Kura Reserve,Undiluted,Tank 11,Winter Brewed'.split(
    ',',
  ),
};

/**
 * What tells the products of one brand and style apart; eleven of them, so that none repeats within eight
 * waves.
 */
export const parcelOf = (making: Making, line: Line, wave: number) =>
  at(parcels[making], wave * 3 + line.ofStyle);
