import type { LinkProps } from '@tanstack/react-router';
import { formatMoney } from 'browser/formats/format';
import type { UrgentThing } from './use-urgent';

type UrgentWords = {
  says: string;
  /** What can be done about it, and where. */
  label: string;
  way: Pick<LinkProps, 'to' | 'params' | 'search'>;
};

export function urgentWords(thing: UrgentThing): UrgentWords {
  const { id } = thing;
  if (thing.kind === 'order')
    return {
      says: `Order ${thing.unpaid.number} is not paid yet`,
      label: `Pay ${formatMoney(thing.unpaid.total)}`,
      way: { to: '/cart-payment', search: { order: id } },
    };
  const { name } = thing.claim;
  return {
    says: thing.inCart ? `${name} is in your cart` : `You won ${name}`,
    label: thing.inCart ? 'Buy it' : 'Claim it',
    way: { to: '/lottery/$id', params: { id } },
  };
}
