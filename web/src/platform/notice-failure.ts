import { CallError } from './call-error';
import { notify } from './toast';

/** The server's words as a notice. A failure without any has been logged where it arrived, and is not shown. */
export function noticeFailure(error: unknown): void {
  if (error instanceof CallError && error.serverMessage) notify(error.serverMessage, 'error');
}
