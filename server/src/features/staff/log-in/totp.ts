import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { seconds } from '../../../platform/clock.js';

/** RFC 6238 as every authenticator has it: SHA-1, 30 seconds, six digits. */
const stepLength = seconds(30);
const digits = 6;
/** Allows for a clock that is a little off, and for a person who types slowly. */
const stepsAround = [0, -1, 1];

export const newTotpSecret = () => randomBytes(20);

export const totpStepAt = (now: Date) => Math.floor(now.getTime() / stepLength);

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step of a code that is right now; undefined for any other code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const steps = stepsAround.map((around) => totpStepAt(now) + around);
  return steps.find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** The link that an authenticator reads, also from a picture. */
export function totpAddress(secret: Buffer, email: string): string {
  const label = `Cellar Door:${email}`;
  const asked = new URLSearchParams({ secret: base32(secret), issuer: 'Cellar Door' });
  return `otpauth://totp/${encodeURIComponent(label)}?${asked.toString().replaceAll('+', '%20')}`;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding; the length is a multiple of five bytes. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('');
}
