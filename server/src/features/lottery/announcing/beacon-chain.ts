import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

/** A public beacon of the scheme `bls-unchained-g1-rfc9380`: who it is, and when it speaks. */
export type BeaconChain = {
  readonly hash: string;
  /** 96 bytes, a compressed point of G2, as hexadecimal digits. */
  readonly publicKey: string;
  /** The moment of round 1, in seconds since 1970. */
  readonly genesisTime: number;
  /** From one round to the next, in seconds. */
  readonly period: number;
};

/** The League of Entropy's own: https://api.drand.sh/v2/beacons/quicknet/info */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisTime: 1_692_803_367,
  period: 3,
};

type BeaconSettings = {
  readonly beaconUrls: readonly string[];
  readonly beaconChain?: BeaconChain | undefined;
};

/** The beacon that lotteries are announced with; null when the settings name no address for its rounds. */
export const chainOf = ({ beaconUrls, beaconChain }: BeaconSettings): BeaconChain | null =>
  beaconUrls.length > 0 ? (beaconChain ?? quicknet) : null;

const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const { shortSignatures: bls } = bls12_381;

export const momentOfRound = ({ genesisTime, period }: BeaconChain, round: number) =>
  new Date((genesisTime + (round - 1) * period) * 1000);

/** The first round at or after the moment. */
export const roundFrom = ({ genesisTime, period }: BeaconChain, moment: Date) =>
  Math.max(1, Math.ceil((moment.getTime() / 1000 - genesisTime) / period) + 1);

/** What is signed for a round: the point to which the SHA-256 of its number, in eight bytes, is hashed. */
export function messageOfRound(round: number) {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  return bls.hash(createHash('sha256').update(number).digest(), domain);
}

/** Whether the beacon itself signed this round. Bytes that are not a signature at all count as unsigned. */
export function isSignedBy({ publicKey }: BeaconChain, round: number, signature: string): boolean {
  try {
    return bls.verify(Buffer.from(signature, 'hex'), messageOfRound(round), Buffer.from(publicKey, 'hex'));
  } catch {
    return false;
  }
}

export const randomnessOf = (signature: string) =>
  createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
