import type { NamedPicture, PictureSpec } from '../picture.js';
import { sampleOthers } from './sample-others.js';
import { sampleSpirits } from './sample-spirits.js';
import { sampleWines } from './sample-wines.js';

function sample(list: readonly PictureSpec[], index: number): PictureSpec {
  const spec = list[index];
  if (!spec) throw new Error(`There is no sample ${index}.`);
  return spec;
}

/** Drawn once and kept in `references/`; a test draws them anew and compares. */
export const references = [
  { name: 'claret', spec: sample(sampleWines, 0) },
  { name: 'whisky-with-tube', spec: sample(sampleSpirits, 1) },
  { name: 'beer-can', spec: sample(sampleOthers, 4) },
] as const satisfies readonly NamedPicture[];
