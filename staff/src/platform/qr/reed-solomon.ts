/** Multiplies in the field of 256 elements that QR codes use. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** (x - 1)(x - 2)(x - 4)…, without its highest term. */
function divisorOf(degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let factor = 0; factor < degree; factor++) {
    for (let at = 0; at < degree; at++) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
}

/** The rest of a block's division, from which a reader repairs the block. */
export function correctionOf(data: readonly number[], length: number): number[] {
  const divisor = divisorOf(length);
  let rest = Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at]!, factor));
  }
  return rest;
}
