import type { Uuid } from '../../platform/ids.js';
import type { Told } from './payment-states.js';

/** A payment as a provider is told of it. Sums are whole cents. */
export type Asking = {
  readonly id: Uuid;
  readonly amount: number;
  readonly provider_ref: string | null;
  readonly return_url: string;
  readonly expires_at: Date;
};

/** What the provider knows of it. */
export type Known = Told & {
  readonly ref: string | null;
  /** Where the customer confirms. */
  readonly redirectUrl?: string;
  /** Why it was declined, for the customer. */
  readonly words?: string;
  /** Our keys of the refunds that were made. */
  readonly refundKeys: readonly string[];
};

/**
 * The one way to money. Every call carries a key of ours: sent again, it has its effect once and the same answer.
 * A call throws `OutcomeUnknown` when it may have happened, `GatewayRefused` when it has not and will not.
 */
export type Gateway = {
  readonly provider: 'demo' | 'stripe';
  /** `card` is given to the demo gateway alone and kept nowhere. */
  authorise(asking: Asking, key: string, card: string): Promise<Known>;
  capture(asking: Asking, key: string): Promise<Known>;
  /** Ends what waits for the customer. Where they were faster, the answer says so. */
  end(asking: Asking, key: string): Promise<Known>;
  /** Lets go of what is authorised. */
  cancel(asking: Asking, key: string): Promise<Known>;
  refund(asking: Asking, amount: number, key: string): Promise<Known>;
  lookUp(asking: Asking): Promise<Known>;
  /** What a signed message is about; nothing when it is not ours. Throws `NotSigned`. */
  readWebhook(body: Buffer, signature: string): Promise<Webhook | undefined>;
};

export type Webhook = { id: string; paymentId: Uuid };

export class OutcomeUnknown extends Error {}
export class GatewayRefused extends Error {}
export class NotSigned extends Error {}
