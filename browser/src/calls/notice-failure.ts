import { notify } from '../toasts/toast';
import { CallError } from './call-error';
import { inWordsWithTime } from './in-words';

/**
 * The server's words as a notice. A failure without any has been logged where it arrived, and is not shown.
 */
export function noticeFailure(error: unknown): void {
  if (error instanceof CallError && error.serverMessage) notify(error.serverMessage, 'error');
}

/**
 * For calls whose failure the specification shows as a notice in the server's words. Any other failure is
 * only logged.
 */
export async function noticingFailure<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    noticeFailure(error);
    throw error;
  }
}

/** What failed, in words, as a notice. */
export async function noticeInWords(error: unknown): Promise<void> {
  const words = await inWordsWithTime(error);
  if (words) notify(words, 'error');
}
