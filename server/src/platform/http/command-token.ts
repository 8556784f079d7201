import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { later, minutes } from '../clock.js';
import { deriveKey } from '../derived-key.js';
import type { SecretKey } from '../secret-key.js';
import type { Shop } from '../shop.js';

const goodFor = minutes(5);

const signed = (secretKey: SecretKey, until: string) =>
  createHmac('sha256', deriveKey(secretKey, 'staff call')).update(until).digest('base64url');

/** Proves for some minutes that the caller has the shop's own key. A command makes one for each call. */
export function commandToken(secretKey: SecretKey, now: Date) {
  const until = String(later(now, goodFor).getTime());
  return `${until}.${signed(secretKey, until)}`;
}

function isCommandToken(secretKey: SecretKey, token: string, now: Date) {
  const [until = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(secretKey, until))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  const left = Number(until) - now.getTime();
  return left > 0 && left <= goodFor;
}

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

export const provesShopKey = (
  { secretKey, clock }: Pick<Shop, 'secretKey' | 'clock'>,
  request: FastifyRequest,
) => isCommandToken(secretKey, tokenOf(request) ?? '', clock.now());
