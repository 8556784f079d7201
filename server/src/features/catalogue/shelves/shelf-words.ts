import { pairingKinds, sustainabilityTags } from 'contract/catalogue';

/** A product's tags as bits: there are few. */
export const maskOfTags = (tags: readonly string[]) =>
  tags.reduce((mask, tag) => {
    const at = sustainabilityTags.findIndex((known) => known === tag);
    return at < 0 ? mask : mask | (1 << at);
  }, 0);

const masks = new Map<string, number>();

/** The same of tags that stand on a line each: most products have the tags of many others. */
export function maskOfLines(lines: string) {
  let mask = masks.get(lines);
  if (mask === undefined) masks.set(lines, (mask = maskOfTags(lines.split('\n'))));
  return mask;
}

/** The kinds of food as bits, like the tags. */
export const maskOfKinds = (kinds: readonly string[]) =>
  kinds.reduce((mask, kind) => {
    const at = pairingKinds.findIndex((known) => known === kind);
    return at < 0 ? mask : mask | (1 << at);
  }, 0);

/**
 * The tags as words to search by, without "recycled glass": a search for glasses must not find the bottles.
 */
export const tagWords = (mask: number) =>
  sustainabilityTags.filter((tag, at) => mask & (1 << at) && tag !== 'recycled glass').join(' ');

const bottles: Record<number, string> = {
  187: 'split',
  375: 'half bottle',
  1500: 'magnum',
  3000: 'double magnum jeroboam',
};

/** The ways to type a size: "magnum", "750 ml", "375ml". */
export const sizeWords = (ml: number) => (ml === 0 ? '' : `${ml} ml ${ml}ml ${bottles[ml] ?? ''}`);
