export const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** A fraction of cents, `top` over `bottom`, exact until it is rounded. */
type Fraction = { readonly top: bigint; readonly bottom: bigint };

/** Half a cent or more is rounded up: the only rule by which the shop rounds. */
const rounded = ({ top, bottom }: Fraction) => (2n * top + bottom) / (2n * bottom);

/**
 * Shares in cents that add up to the rounded whole: those that lose most by rounding down get a cent first.
 */
function shared(tops: readonly bigint[], bottom: bigint, before: (a: number, b: number) => number): number[] {
  const whole = rounded({ top: tops.reduce((all, top) => all + top, 0n), bottom });
  const shares = tops.map((top) => top / bottom);
  const left = Number(whole - shares.reduce((all, share) => all + share, 0n));
  const byRemainder = tops
    .map((top, index) => ({ index, remainder: top % bottom }))
    .sort((a, b) => Number(b.remainder - a.remainder) || before(a.index, b.index));
  const favoured = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => Number(share) + (favoured.has(index) ? 1 : 0));
}

export const oneInMillionths = 1_000_000;

/** An amount in cents, and a rate in millionths of it. */
type Rated = { readonly amount: number; readonly millionths: number };

/**
 * What the rates take of each amount. The sum is rounded once, and its cents go to the largest remainders;
 * with equal remainders to the larger amount, then to the higher rate, so that the order of the amounts does
 * not matter.
 */
export function takenOf(rated: readonly Rated[]): number[] {
  const tops = rated.map(({ amount, millionths }) => BigInt(amount) * BigInt(millionths));
  return shared(tops, BigInt(oneInMillionths), (a, b) => {
    const [one, other] = [rated[a]!, rated[b]!];
    return other.amount - one.amount || other.millionths - one.millionths || a - b;
  });
}

/** Shares a whole number of cents in proportion to weights, which are not all zero, to the last cent. */
export function sharedOut(amount: number, weights: readonly number[]): number[] {
  const tops = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const bottom = BigInt(sum(weights));
  return shared(tops, bottom, (a, b) => weights[b]! - weights[a]! || a - b);
}

/** What `part` of `whole` pieces are worth. For all of them that is the whole amount. */
export const shareOf = (amount: number, part: number, whole: number) =>
  part === whole ? amount : Number(rounded({ top: BigInt(amount) * BigInt(part), bottom: BigInt(whole) }));
