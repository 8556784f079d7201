import type { Refusal } from 'contract/platform/endpoint';

type More = { message?: string; errors?: Record<string, string>; retryAfter?: number };

/** A "no" on its way to the customer. Anything else that is thrown is a fault. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly errors: Record<string, string> | undefined;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal, more: More = {}) {
    super(more.message ?? refusal.message);
    this.refusal = refusal;
    this.errors = more.errors ?? (refusal.field ? { [refusal.field]: this.message } : undefined);
    this.retryAfter = more.retryAfter;
  }
}

export const refuse = (refusal: Refusal, more?: More) => new Refused(refusal, more);
