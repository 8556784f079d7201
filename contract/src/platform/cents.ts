export const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** A part of a whole number of cents, exact until it is rounded: `top` over `bottom`. */
type Fraction = { readonly top: bigint; readonly bottom: bigint };

/** Half a cent and more is a cent: the one rule by which the shop rounds. */
const rounded = ({ top, bottom }: Fraction) => (2n * top + bottom) / (2n * bottom);

/** Shares, in cents that sum to the rounded whole: who loses most by being cut off gets a cent first. */
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

/** An amount in cents and the rate, in millionths, that is taken of it. */
type Rated = { readonly amount: number; readonly millionths: number };

/**
 * What the rates take of each amount. The sum is rounded once, and its cents go to the largest remainders; of
 * two equal ones to the larger amount, then to the higher rate, so that their order does not matter.
 */
export function takenOf(rated: readonly Rated[]): number[] {
  const tops = rated.map(({ amount, millionths }) => BigInt(amount) * BigInt(millionths));
  return shared(tops, BigInt(oneInMillionths), (a, b) => {
    const [one, other] = [rated[a]!, rated[b]!];
    return other.amount - one.amount || other.millionths - one.millionths || a - b;
  });
}

/** A whole number of cents in proportion to weights that are not all zero, shared out to the last cent. */
export function sharedOut(amount: number, weights: readonly number[]): number[] {
  const tops = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const bottom = BigInt(sum(weights));
  return shared(tops, bottom, (a, b) => weights[b]! - weights[a]! || a - b);
}

/** Of something that is `whole` pieces: what `part` of them are worth. All of them are all of it. */
export const shareOf = (amount: number, part: number, whole: number) =>
  part === whole ? amount : Number(rounded({ top: BigInt(amount) * BigInt(part), bottom: BigInt(whole) }));
