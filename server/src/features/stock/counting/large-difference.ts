type Off = { counted: number; there: number; price: number };
type Limits = { count_again_bottles: number; count_again_value: number };

/** Whether a line is off by so many bottles, or so much money, that nobody should take one person's word for it. */
export function isLarge({ counted, there, price }: Off, limits: Limits) {
  const off = Math.abs(counted - there);
  return off > 0 && (off >= limits.count_again_bottles || off * price >= limits.count_again_value);
}
