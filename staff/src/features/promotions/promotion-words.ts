import { formatMoney, formatNumber, plural } from 'browser/formats/format';
import type { StaffPromotion } from 'contract/promotions/promotions.staff';

type Steps = Pick<StaffPromotion, 'how' | 'steps' | 'buys' | 'gets'>;

const off = (how: StaffPromotion['how'], hundredths: number) =>
  how === 'percent' ? `${formatNumber(hundredths / 100)}%` : formatMoney(hundredths);

const free = 10_000;

function groupInWords({ steps: [step], buys, gets }: Steps) {
  const taken = step?.off ?? 0;
  return `Buy ${buys}, get ${gets} ${taken === free ? 'free' : `for ${off('percent', taken)} off`}`;
}

/** “6 bottles: 5%, 12 bottles: 10%”, for one bottle on only what is off, or “Buy 2, get 1 free”. */
export function stepsInWords(promotion: Steps) {
  const { how, steps } = promotion;
  if (how === 'buy_get') return groupInWords(promotion);
  return steps
    .map(({ from_bottles, off: taken }) =>
      from_bottles === 1 ? off(how, taken) : `${from_bottles} bottles: ${off(how, taken)}`,
    )
    .join(', ');
}

const namesOf = (goods: StaffPromotion['goods'], takenOut: boolean) =>
  goods
    .filter(({ takes_out }) => takes_out === takenOut)
    .map(({ name }) => name)
    .join(', ');

export function goodsInWords({ goods }: Pick<StaffPromotion, 'goods'>) {
  const [named, without] = [namesOf(goods, false) || 'Everything', namesOf(goods, true)];
  return without ? `${named}, but not ${without}` : named;
}

/** Nothing where it is for everybody. */
export function audienceInWords({ audience, memberships }: Pick<StaffPromotion, 'audience' | 'memberships'>) {
  if (audience === 'first_order') return 'For a first order';
  if (audience === 'everybody') return undefined;
  return `For members: ${memberships.map(({ name }) => name).join(', ') || 'of no membership any more'}`;
}

const mostNamed = 3;

function codesNamed({ codes, made }: StaffPromotion) {
  const more = codes.length - mostNamed;
  const named = `${codes.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const once = made > 0 ? `${formatNumber(made)} for one use` : '';
  return [named, once].filter(Boolean).join(', ') || 'none yet';
}

/** “Codes: GLASS10, 500 for one use; used 12 of 100 times”. */
export function codesInWords(promotion: StaffPromotion) {
  const { codes, made, used, at_most } = promotion;
  const times = at_most === null ? plural(used, uses) : `${formatNumber(used)} of ${plural(at_most, uses)}`;
  const use = used === 0 && at_most === null ? 'not used yet' : `used ${times}`;
  return `${codes.length + made === 1 ? 'Code' : 'Codes'}: ${codesNamed(promotion)}; ${use}`;
}
export const uses = { one: '# time', other: '# times' };

export type Standing = 'draft' | 'paused' | 'to come' | 'running' | 'over';

export function standingOf({ state, starts_at, ends_at }: StaffPromotion, now: Date): Standing {
  if (ends_at !== null && new Date(ends_at) <= now) return 'over';
  if (state !== 'on') return state;
  return new Date(starts_at) > now ? 'to come' : 'running';
}
