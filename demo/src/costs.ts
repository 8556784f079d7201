/** The share of the price that a bottle cost, in turns: from a good margin to hardly any. */
const shares = [0.62, 0.66, 0.68, 0.7, 0.72, 0.94];

export const costOf = (price: number, nth: number) => Math.round(price * shares[nth % shares.length]!);
