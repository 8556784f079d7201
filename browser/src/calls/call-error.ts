import { failure } from 'contract/platform/envelope';
import * as v from 'valibot';

/** What somebody reads who has no connection. */
export const cannotBeReached = 'The shop cannot be reached. Check your connection and try again.';

/** A proxy between the shop and the customer may answer with a message alone. */
const answered = v.partial(failure, ['code', 'request_id']);

/** A call that did not succeed: refused by the server, or never answered. */
export class CallError extends Error {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  /** The server's own words, when it had any. */
  readonly serverMessage: string | undefined;
  readonly errors: Record<string, string> | undefined;
  readonly requestId: string | undefined;
  /** In how many seconds the server will answer again, where it says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, reason: string, retryAfter?: string | null) {
    const read = v.safeParse(answered, body);
    const told = read.success ? read.output : undefined;
    const words = told?.message.trim() || undefined;
    super(words ?? reason);
    this.name = 'CallError';
    this.status = status;
    this.code = told?.code ?? (status === 0 ? 'no_answer' : `http_${status}`);
    this.serverMessage = words;
    this.errors = told?.errors;
    this.requestId = told?.request_id;
    this.retryAfter = Number(retryAfter) || undefined;
  }
}
