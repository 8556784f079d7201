import { CallError } from './call-error';

/** An expired session has its own way out; these words never reach a person. */
const neverShown = 'jwt expired';
export const isNeverShown = (words: string) => words.trim().toLowerCase() === neverShown;

const unauthorized = 401;
const tooMany = 429;
const unavailable = 503;

/**
 * What a person reads of a failure: the server's own words, or what happened to the call. The text of a fault
 * never reaches anybody. Nothing where the session has ended: the customer is on the way to the log-in
 * already.
 */
export function inWords(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.';
  if (error.status === unauthorized || isNeverShown(error.message)) return undefined;
  return error.message;
}

const lengths = [24 * 3600, 3600, 60] as const;

/** In whole days, hours or minutes, rounded up, so that a try at the named time is not too early. */
function wholeUnits(seconds: number): number {
  const length = lengths.find((each) => seconds > each) ?? 60;
  return Math.ceil(seconds / length) * length;
}

/** The same, with the time of the next try where the server names one. */
export async function inWordsWithTime(error: unknown): Promise<string | undefined> {
  const words = inWords(error);
  if (!words || !(error instanceof CallError)) return words;
  const { retryAfter, status } = error;
  if (retryAfter === undefined || (status !== tooMany && status !== unavailable)) return words;
  // Seldom needed, so it does not weigh on the first load.
  const { formatRelative } = await import('../formats/format');
  const now = Date.now();
  const again = formatRelative(now + wholeUnits(retryAfter) * 1000, now);
  return `${words.trim().replace(/[.!]?$/, '.')} You can try again ${again}.`;
}

/**
 * A call that failed was logged where its answer arrived; anything else is ours, and is looked for in the
 * console.
 */
export function noteFault(error: unknown): void {
  if (!(error instanceof CallError)) console.warn('A fault of the page', error);
}
