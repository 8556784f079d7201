import type { Uuid } from '../../platform/ids.js';
import type { ProviderReport } from './payment-states.js';

/** A payment as a provider is told of it. Sums are whole cents. */
export type Asking = {
  readonly id: Uuid;
  readonly amount: number;
  /** So much of it is not taken. */
  readonly lowered_by: number;
  readonly provider_ref: string | null;
  readonly return_url: string;
  /** Whose cards may be saved, and are offered again. */
  readonly customer_id: Uuid | null;
  /** How the provider knows them; null as long as they have not paid there. */
  readonly payer_ref: string | null;
  readonly expires_at: Date;
};

/** Nothing is promised, taken or given back. */
export const noMoney = { authorised: 0, captured: 0, refunded: 0, currency: null, refundKeys: [] } as const;

/** What the provider knows of it. */
export type Known = ProviderReport & {
  readonly ref: string | null;
  /** Where the customer confirms. */
  readonly redirectUrl?: string;
  /** How it knows the customer who has paid. */
  readonly payerRef?: string;
  /** Why it was declined, for the customer. */
  readonly words?: string;
  /** Our keys of the refunds that were made. */
  readonly refundKeys: readonly string[];
};

/**
 * The one way to money. Every call carries a key of ours: sent again, it has its effect once and the same
 * answer. A call throws `OutcomeUnknown` when it may have happened, `GatewayRefused` when it has not and will
 * not.
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
  /** In words for the owner, how the provider knows the shop; throws where it does not. Moves no money. */
  greet(): Promise<string>;
  /** Forgets a customer, and the cards that they have saved. */
  forgetPayer(payerRef: string): Promise<void>;
  /** What a signed message is about; nothing when it is not ours. Throws `NotSigned` or `NotReadable`. */
  readWebhook(body: Buffer, signature: string): Promise<Webhook | undefined>;
};

export type Webhook = { id: string; paymentId: Uuid };

export class OutcomeUnknown extends Error {}
export class GatewayRefused extends Error {}
/** It does not know this customer any more: a payment that does without is begun. */
export class PayerUnknown extends GatewayRefused {}
export class NotSigned extends Error {}
export class NotReadable extends Error {}
