import { randomBytes } from 'node:crypto';
import { Seal } from '../../../platform/seal.js';
import type { SecretKey } from '../../../platform/secret-key.js';
import { seedHashOf } from '../drawing/draw.js';

/** A seed that nobody has seen: encrypted until the draw, with the hash that is published at once. */
export type SealedSeed = { readonly seed_hash: string; readonly sealed_seed: Buffer };

export const newSeed = () => randomBytes(32).toString('hex');

/** Encrypts seeds, so that a copy of the database alone does not predict a draw. */
export class Seeds {
  readonly #seal: Seal;

  constructor(secretKey: SecretKey) {
    this.#seal = new Seal(secretKey, 'lottery seed');
  }

  /** Bound to the seed's own hash: a seal that is moved to another lottery does not open. */
  seal(seed: string): SealedSeed {
    const seed_hash = seedHashOf(seed);
    return { seed_hash, sealed_seed: this.#seal.close(seed, seed_hash) };
  }

  open({ seed_hash, sealed_seed }: SealedSeed): string {
    return this.#seal.open(sealed_seed, seed_hash);
  }
}
