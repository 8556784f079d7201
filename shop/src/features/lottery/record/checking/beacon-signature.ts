import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesOf } from './fair-draw';

const { shortSignatures: bls } = bls12_381;
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/**
 * Browsers lack the curves of these signatures: their code is fetched only when a draw with a beacon is
 * checked.
 */
export async function isSigned(round: number, signature: string, publicKey: string) {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(round));
  const hashed = new Uint8Array(await crypto.subtle.digest('SHA-256', number));
  try {
    return bls.verify(bytesOf(signature), bls.hash(hashed, domain), bytesOf(publicKey));
  } catch {
    // Bytes that are no point of the curve were signed by nobody.
    return false;
  }
}
