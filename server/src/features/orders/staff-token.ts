import { createHmac, timingSafeEqual } from 'node:crypto';
import { later, minutes } from '../../platform/clock.js';
import { deriveKey } from '../../platform/derived-key.js';

const goodFor = minutes(5);

const signed = (secretKey: string, until: string) =>
  createHmac('sha256', deriveKey(secretKey, 'staff call')).update(until).digest('base64url');

/** Whoever has the shop's own key is its staff, for some minutes: the command makes one for each call. */
export function staffToken(secretKey: string, now: Date) {
  const until = String(later(now, goodFor).getTime());
  return `${until}.${signed(secretKey, until)}`;
}

export function isStaffToken(secretKey: string, token: string, now: Date) {
  const [until = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(secretKey, until))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  const left = Number(until) - now.getTime();
  return left > 0 && left <= goodFor;
}
