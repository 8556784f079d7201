import type { PromotionFacts, StaffPromotion } from 'contract/promotions/promotions.staff';
import { momentIn } from '../../platform/store-moment';

export type ChosenGoods = StaffPromotion['goods'];
export type HowItIsHad = 'by-itself' | 'by-code';

const codesIn = (typed: string) =>
  typed
    .split(/[,;\n]+/)
    .map((code) => code.trim())
    .filter((code) => code !== '');

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
  const limitOf = (name: string) => numberOf(name) ?? null;
  const byCode = textOf('had') === 'by-code';
  const how = textOf('how');
  const ofGroup = how === 'buy_get';
  const steps: unknown[] = ofGroup ? [{ from_bottles: 1, off: numberOf('off') }] : [];
  for (let at = 0; typed.has(`steps.${at}.from_bottles`); at++)
    steps.push({ from_bottles: numberOf(`steps.${at}.from_bottles`), off: numberOf(`steps.${at}.off`) });
  return {
    name: textOf('name'),
    shown_as: textOf('shown_as'),
    how,
    steps,
    buys: ofGroup ? limitOf('buys') : null,
    gets: ofGroup ? limitOf('gets') : null,
    goods: goods.map(({ kind, ref, takes_out }) => ({ kind, ref, takes_out })),
    store_ids: typed.getAll('store_ids').map(Number),
    from: momentIn(textOf('from')),
    until: textOf('until') === '' ? null : momentIn(textOf('until')),
    by_code: byCode,
    codes: byCode ? codesIn(textOf('codes')) : [],
    at_most: byCode ? limitOf('at_most') : null,
    at_most_each: byCode ? limitOf('at_most_each') : null,
    audience: textOf('audience'),
    membership_ids: typed.getAll('membership_ids').map(Number),
  };
}

/** What a promotion says that stands already. */
export const factsOf = ({ goods, stores, memberships, ...rest }: StaffPromotion): PromotionFacts => ({
  name: rest.name,
  shown_as: rest.shown_as,
  how: rest.how,
  steps: rest.steps,
  buys: rest.buys,
  gets: rest.gets,
  goods: goods.map(({ kind, ref, takes_out }) => ({ kind, ref, takes_out })),
  store_ids: stores.map(({ id }) => id),
  from: rest.from,
  until: rest.until,
  by_code: rest.by_code,
  codes: rest.codes,
  at_most: rest.at_most,
  at_most_each: rest.at_most_each,
  audience: rest.audience,
  membership_ids: memberships.map(({ id }) => id),
});
