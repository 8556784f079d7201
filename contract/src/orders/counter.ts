import * as v from 'valibot';

export const counterMethods = ['cash', 'terminal'] as const;
export type CounterMethod = (typeof counterMethods)[number];

/** How an order was paid when it was picked up. */
export const counterPayment = v.object({
  method: v.picklist(counterMethods),
  /** What the store's terminal printed; empty where it was cash. */
  reference: v.string(),
});
export type CounterPayment = v.InferOutput<typeof counterPayment>;

/** As a person reads it, on paper and on a screen. */
export const counterPaymentInWords = ({ method, reference }: CounterPayment) =>
  method === 'cash' ? 'Paid in cash at the counter' : `Paid by card at the counter, ref. ${reference}`;
