import type { PromotionFacts, StaffPromotion } from 'contract/promotions/promotions.staff';

import { momentIn } from '../../platform/store-moment';

export type ChosenGoods = StaffPromotion['goods'];

/** What the fields hold, typed as it was; the schema says what is wrong with it. */
export function readPromotion(form: HTMLFormElement, goods: ChosenGoods) {
  const typed = new FormData(form);
  const textOf = (name: string) => {
    const text = typed.get(name);
    return typeof text === 'string' ? text.trim() : '';
  };
  const numberOf = (name: string) => {
    const text = textOf(name);
    return text === '' ? undefined : Number(text);
  };
  const steps: unknown[] = [];
  for (let at = 0; typed.has(`steps.${at}.from_bottles`); at++)
    steps.push({ from_bottles: numberOf(`steps.${at}.from_bottles`), off: numberOf(`steps.${at}.off`) });
  return {
    name: textOf('name'),
    shown_as: textOf('shown_as'),
    how: textOf('how'),
    steps,
    goods: goods.map(({ kind, ref, takes_out }) => ({ kind, ref, takes_out })),
    store_ids: typed.getAll('store_ids').map(Number),
    from: momentIn(textOf('from')),
    until: textOf('until') === '' ? null : momentIn(textOf('until')),
  };
}

/** What a promotion says that stands already. */
export const factsOf = ({ goods, stores, ...rest }: StaffPromotion): PromotionFacts => ({
  name: rest.name,
  shown_as: rest.shown_as,
  how: rest.how,
  steps: rest.steps,
  goods: goods.map(({ kind, ref, takes_out }) => ({ kind, ref, takes_out })),
  store_ids: stores.map(({ id }) => id),
  from: rest.from,
  until: rest.until,
});
