import { counterMethods } from 'contract/orders/counter';
import { type TakenAtCounter, terminalReference } from 'contract/orders/counter.staff';
import { type IdCheck, idMethods, receiver, type StaffOrder } from 'contract/orders/orders.staff';
import * as v from 'valibot';
import { typedAmount } from '../../../platform/typed-amount';

export const idResults = ['shown', 'refused', 'other_name'] as const satisfies readonly IdCheck['result'][];

/** What is paid at the counter, in cents; 0 for an order that is paid already. */
export const dueAtCounter = ({ payment_method, paid_by_payment }: StaffOrder) =>
  payment_method === 'at_pickup' ? paid_by_payment : 0;

/** Each field only where it is asked for. */
export const handOverForm = v.object({
  method: v.optional(v.picklist(idMethods, 'Choose which ID it was')),
  result: v.optional(v.picklist(idResults, 'Choose what the ID shows')),
  received_by: v.optional(receiver),
  paid: v.optional(v.picklist(counterMethods, 'Choose how it is paid')),
  received: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === '' || typedAmount(text) !== undefined, 'Enter an amount like 100.00'),
    ),
  ),
  reference: v.optional(terminalReference),
});
export type HandOver = v.InferOutput<typeof handOverForm>;

const choices = ['method', 'result', 'paid'];

/**
 * A form does not send a choice that nobody has made. Here it is empty text, so that the schema says it is
 * missing.
 */
export const readHandOver = (form: HTMLFormElement) => ({
  ...Object.fromEntries(choices.filter((name) => form.elements.namedItem(name)).map((name) => [name, ''])),
  ...Object.fromEntries(new FormData(form)),
});

/** Without a typed amount, exactly what is due was given. */
export function takenOf({ paid, received, reference = '' }: HandOver): TakenAtCounter | undefined {
  if (!paid) return undefined;
  if (paid === 'terminal') return { method: 'terminal', reference };
  const given = typedAmount(received ?? '');
  return { method: 'cash', ...(given !== undefined && { received: given }) };
}

/** The change to give back, in cents; below zero, something is still missing. */
export const changeOf = (due: number, received: string) => {
  const given = typedAmount(received);
  return given === undefined ? undefined : Math.round(given * 100) - due;
};

export const checkOf = ({ method, result }: HandOver): IdCheck | undefined =>
  method && result && { method, result };
