import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../platform/files/write-atomically.js';

type Proof = { copy: string; made_at: Date; proven_at: Date };

/** Says which copy was last found to be complete, and when. */
const fileIn = (folder: string) => path.join(folder, 'proven.json');

export const writeProof = (folder: string, proof: Proof) =>
  writeAtomically(fileIn(folder), `${JSON.stringify(proof)}\n`);

/**
 * When the copy that was last found to be complete was made. Undefined when there is none that can be read.
 */
export function provenCopyOf(folder: string): Date | undefined {
  try {
    const madeAt = new Date(JSON.parse(readFileSync(fileIn(folder), 'utf8')).made_at);
    return Number.isNaN(madeAt.getTime()) ? undefined : madeAt;
  } catch {
    return undefined;
  }
}
