import { formatMoney, formatNumber } from 'browser/formats/format';
import type { StaffPromotion } from 'contract/promotions/promotions.staff';

type Steps = Pick<StaffPromotion, 'how' | 'steps'>;

const off = (how: StaffPromotion['how'], hundredths: number) =>
  how === 'percent' ? `${formatNumber(hundredths / 100)}%` : formatMoney(hundredths);

/** “6 bottles: 5%, 12 bottles: 10%”, and for one bottle on only what is off. */
export const stepsInWords = ({ how, steps }: Steps) =>
  steps
    .map(({ from_bottles, off: taken }) =>
      from_bottles === 1 ? off(how, taken) : `${from_bottles} bottles: ${off(how, taken)}`,
    )
    .join(', ');

const namesOf = (goods: StaffPromotion['goods'], takenOut: boolean) =>
  goods
    .filter(({ takes_out }) => takes_out === takenOut)
    .map(({ name }) => name)
    .join(', ');

export function goodsInWords({ goods }: Pick<StaffPromotion, 'goods'>) {
  const [named, without] = [namesOf(goods, false) || 'Everything', namesOf(goods, true)];
  return without ? `${named}, but not ${without}` : named;
}

export type Standing = 'draft' | 'paused' | 'to come' | 'running' | 'over';

export function standingOf({ state, starts_at, ends_at }: StaffPromotion, now: Date): Standing {
  if (ends_at !== null && new Date(ends_at) <= now) return 'over';
  if (state !== 'on') return state;
  return new Date(starts_at) > now ? 'to come' : 'running';
}
