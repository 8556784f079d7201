import type { Progress } from './check-draw';
import type { Trouble } from './check-messages';

export const stageNames: Record<Progress['stage'], string> = {
  reading: 'Reading the list of tickets',
  ranking: 'Ranking the tickets',
  comparing: 'Comparing the ranking',
};

/** Which part of the whole work each stage is, as measured at a million tickets. */
const shares: Record<Progress['stage'], [from: number, to: number]> = {
  reading: [0, 15],
  ranking: [15, 80],
  comparing: [80, 100],
};

export function overall(progress: Progress | undefined) {
  if (!progress) return 0;
  const [from, to] = shares[progress.stage];
  return from + ((to - from) * progress.done) / Math.max(progress.of, 1);
}

export const troubleWords: Record<Trouble, string> = {
  unreachable: 'A part of the lists could not be fetched. Check your connection and try again.',
  'unknown-format':
    'This record was made by another algorithm than this page knows. Reload the page and try again.',
  'no-web-crypto':
    'Browsers calculate hashes only on secure pages (https). Open this page by https, or download the record and check it on your own machine.',
  broken:
    'Something in this browser stopped it. Try again, or download the record and check it on your own machine.',
};
