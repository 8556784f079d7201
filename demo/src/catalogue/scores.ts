import { random } from '../pictures/drawing/random.js';
import type { DepartmentSlug } from './departments.js';
import type { CriticScore } from './product.js';

/** Invented, like the producers. */
const critics: Readonly<Record<DepartmentSlug, readonly string[]>> = {
  wine: ['The Vine Ledger', 'Tannin & Stone', 'Pour Society Journal', 'The Quiet Palate'],
  spirits: ['Cask & Column', 'The Dram Gazette', 'Pour Society Journal'],
  beer: ['Hopyard Dispatch', 'The Pint Papers'],
  sake: ['Toji Notebook', 'The Quiet Palate'],
  'bar-gifts': [],
};

/** From 0 to 1: expensive products are usually better, but not always. */
export function qualityOf(seed: string, cents: number): number {
  const chance = random(`${seed} quality`);
  const dear = Math.min(1, Math.max(0, Math.log(cents / 900) / Math.log(40)));
  const luck = (chance.next() + chance.next()) / 2;
  return 0.52 * dear + 0.48 * luck;
}

export function scoresOf(seed: string, department: DepartmentSlug, cents: number): CriticScore[] {
  const chance = random(`${seed} scores`);
  const sources = critics[department];
  const known = Math.min(1, 0.35 + cents / 9_000);
  const quality = qualityOf(seed, cents);
  return sources.flatMap((source) => {
    const points = Math.round(84.8 + quality * 13.4 + chance.between(-1.4, 1.4));
    return chance.chance(known * 0.55) ? [{ source, points: Math.min(100, points) }] : [];
  });
}
