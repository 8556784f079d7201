import { pauseInWords } from 'contract/settings/pauses';
import type { FulfilmentMode, PausableMode } from 'contract/stores';
import { clockWords } from '../../platform/time-words.js';
import type { RuleRefusal } from './rule-refusal.js';

/** `until` is a moment as the database writes one. */
export type PauseOfWay = { readonly mode: PausableMode; readonly until: string; readonly reason: string };

type PausingStore = { readonly timezone: string; readonly pauses: readonly PauseOfWay[] };

/** The pause of this way that lasts now, with the words of whoever made it. */
export function pausedNow(
  { timezone, pauses }: PausingStore,
  mode: FulfilmentMode,
  now: Date,
): RuleRefusal | undefined {
  const pause = pauses.find((each) => each.mode === mode);
  const until = pause && new Date(pause.until);
  if (!until || until <= now) return undefined;
  const message = pauseInWords(pause.mode, clockWords(timezone, until), pause.reason);
  return { code: 'paused', rule: undefined, message, until };
}
