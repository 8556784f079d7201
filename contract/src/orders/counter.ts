import * as v from 'valibot';

export const counterMethods = ['cash', 'terminal'] as const;
export type CounterMethod = (typeof counterMethods)[number];

/** How an order was paid when it was picked up. */
export const counterPayment = v.object({
  method: v.picklist(counterMethods),
  /** The reference that the store's terminal printed; empty for cash. */
  reference: v.string(),
});
export type CounterPayment = v.InferOutput<typeof counterPayment>;

/** In words for people, on paper and on screens. */
export const counterPaymentInWords = ({ method, reference }: CounterPayment) =>
  method === 'cash' ? 'Paid in cash at the counter' : `Paid by card at the counter, ref. ${reference}`;
