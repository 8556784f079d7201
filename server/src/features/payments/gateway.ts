import type { Uuid } from '../../platform/ids.js';
import type { ProviderReport } from './payment-states.js';

/** A payment as the provider is told about it. Sums are in whole cents. */
export type Asking = {
  readonly id: Uuid;
  readonly amount: number;
  /** This much of the amount is not taken. */
  readonly lowered_by: number;
  readonly provider_ref: string | null;
  readonly return_url: string;
  /** The customer whose cards may be saved and offered again. */
  readonly customer_id: Uuid | null;
  /** How the provider knows the customer; null as long as they have not paid there. */
  readonly payer_ref: string | null;
  readonly expires_at: Date;
};

/** A payment of which nothing is promised, taken or given back. */
export const noMoney = { authorised: 0, captured: 0, refunded: 0, currency: null, refundKeys: [] } as const;

/** What the provider knows about the payment. */
export type Known = ProviderReport & {
  readonly ref: string | null;
  /** The page on which the customer confirms. */
  readonly redirectUrl?: string;
  /** How the provider knows the customer who has paid. */
  readonly payerRef?: string;
  /** Why the payment was declined, in words for the customer. */
  readonly words?: string;
  /** Our keys of the refunds that the provider has made. */
  readonly refundKeys: readonly string[];
};

/**
 * The one way to money. Every call carries a key of ours: when it is sent again, it has its effect once and
 * gets the same answer. A call throws `OutcomeUnknown` when it may have happened, and `GatewayRefused` when
 * it has not and will not.
 */
export type Gateway = {
  readonly provider: 'demo' | 'stripe';
  /** `card` is only for the demo gateway, and kept nowhere. */
  authorise(asking: Asking, key: string, card: string): Promise<Known>;
  capture(asking: Asking, key: string): Promise<Known>;
  /** Ends a payment that waits for the customer. If the customer was faster, the answer says so. */
  end(asking: Asking, key: string): Promise<Known>;
  /** Releases what is authorised. */
  cancel(asking: Asking, key: string): Promise<Known>;
  refund(asking: Asking, amount: number, key: string): Promise<Known>;
  lookUp(asking: Asking): Promise<Known>;
  /** How the provider knows the shop, in words for the owner; throws when it does not. Moves no money. */
  greet(): Promise<string>;
  /** Makes the provider forget a customer and their saved cards. */
  forgetPayer(payerRef: string): Promise<void>;
  /** What a signed message is about; nothing when it is not ours. Throws `NotSigned` or `NotReadable`. */
  readWebhook(body: Buffer, signature: string): Promise<Webhook | undefined>;
};

export type Webhook = { id: string; paymentId: Uuid };

export class OutcomeUnknown extends Error {}
export class GatewayRefused extends Error {}
/** The provider no longer knows this customer: the payment is begun without one. */
export class PayerUnknown extends GatewayRefused {}
export class NotSigned extends Error {}
export class NotReadable extends Error {}
